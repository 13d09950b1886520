import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Field } from '../../fields/field';
import { ErrorSummary } from './ErrorSummary';
import { FormActions } from './FormActions';

/** A form without tabs: what is wrong with it, its fields, its actions. */
export const FormPage = ({ fields, children }: { fields: readonly Field[]; children: ReactNode }) => (
  <>
    <ErrorSummary fields={fields} />
    {/* In read mode there is nothing else in it that the keyboard could scroll by. */}
    <Box tabIndex={0} sx={{ flex: 1, minHeight: 0, overflow: 'auto', px: 2.5, pt: 1.5, pb: 1 }}>
      {children}
    </Box>
    <FormActions />
  </>
);
