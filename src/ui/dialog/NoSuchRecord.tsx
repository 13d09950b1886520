import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useResourceContext } from 'ra-core';
import { noSuchRecord } from '../../providers/endpoints';
import { RecordDialog } from './RecordDialog';

type NoSuchRecordProps = {
  /** What stands in the address where a record's id belongs. */
  id: string;
  onClose: () => void;
};

/** Says over the list that there is no record of an address that was typed or cut off. */
const NoSuchRecord = ({ id, onClose }: NoSuchRecordProps) => (
  <RecordDialog title="Not found" size="small" onClose={onClose}>
    <Box sx={{ px: 2.5, pb: 2.5 }}>
      <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
        {noSuchRecord(useResourceContext() ?? '', id)}
      </Alert>
    </Box>
  </RecordDialog>
);

export default NoSuchRecord;
