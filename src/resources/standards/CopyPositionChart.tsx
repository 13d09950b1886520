import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useFormMode } from '../../fields/formMode';
import { RecordField } from '../../fields/RecordField';
import { CopyPositionPicture } from '../../ui/drawings/CopyPositionPicture';
import type { CopyPositionChart as Chart } from '../../ui/drawings/copyPositionGeometry';
import { copyPositionStandardFields, type Standards } from './fields';

/** The shop's chart: for each position a picture of the label leaving its roll, as it is chosen. */
export const CopyPositionChart = () => {
  const { editing } = useFormMode();
  const standards = useRecordContext<Standards>();
  const typed = useWatch();
  const chart: Chart = { ...standards, ...(editing ? typed : {}) };
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 0.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {copyPositionStandardFields.map((field, index) => (
        <Box key={field.source} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', minWidth: 0 }}>
          <CopyPositionPicture position={index + 1} chart={chart} size={52} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <RecordField field={field} />
          </Box>
        </Box>
      ))}
    </Box>
  );
};
