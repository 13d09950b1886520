import { RecordField } from '../../fields/RecordField';
import { materialPrice } from '../../pricing';
import { FormGrid } from '../../ui/form/FormGrid';
import { LiveRecord } from '../../ui/form/LiveRecord';
import { materialFields } from './fields';

/** What a material costs the shop and its customers; both sums follow what is typed. */
export const MaterialForm = () => (
  <LiveRecord calculate={materialPrice}>
    <FormGrid>
      {materialFields.map((field) => (
        <RecordField key={field.source} field={field} />
      ))}
    </FormGrid>
  </LiveRecord>
);
