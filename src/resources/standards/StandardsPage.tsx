import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetOne } from 'ra-core';
import type { AnyRecord } from '../../fields/record';
import { ErrorState } from '../../ui/ErrorState';
import { EditableForm } from '../../ui/form/EditableForm';
import { FormPage } from '../../ui/form/FormPage';
import { LoadingPage } from '../../ui/LoadingPage';
import { useListPath } from '../../ui/resource';
import { STANDARDS_ID, standardsFields } from './fields';
import { StandardsForm } from './StandardsForm';

/** The one record of rates, limits and letterhead: no list, no dialog, the form itself. */
const StandardsPage = () => {
  const path = useListPath();
  const { data: record, error, refetch } = useGetOne<AnyRecord>('standards', { id: STANDARDS_ID }, { retry: false });
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' }}>
      <Typography component="h1" sx={{ fontSize: '1.0625rem', fontWeight: 600, px: 2.5, pt: 1.75 }}>
        Standards
      </Typography>
      {record ? (
        <EditableForm
          resource="standards"
          fields={standardsFields}
          when="update"
          record={record}
          path={path}
          savedMessage="Standards saved"
          onDone={() => undefined}
        >
          <FormPage fields={standardsFields}>
            <StandardsForm />
          </FormPage>
        </EditableForm>
      ) : (
        <Box sx={{ p: 2.5 }}>
          {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingPage />}
        </Box>
      )}
    </Box>
  );
};

export default StandardsPage;
