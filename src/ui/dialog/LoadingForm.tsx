import { styled } from '@mui/material/styles';
import { CONTROL_HEIGHT } from '../../fields/FieldFrame';
import type { Field } from '../../fields/field';
import { FormGrid } from '../form/FormGrid';

const ROWS = 5;
const COLUMNS = 2;

/** Has its room at once, and is seen after a moment: a quick load shows nothing of it. */
const Blocks = styled('div')({
  padding: '12px 20px 8px',
  '@keyframes form-wait': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
  animation: 'form-wait 0s linear 300ms both',
  // As high as a field with its label and its message.
  '& .block': { padding: '18px 0 24px' },
  '& .block::before': {
    content: '""',
    display: 'block',
    borderRadius: 6,
    backgroundColor: 'var(--mui-palette-action-hover)',
    ...CONTROL_HEIGHT,
  },
});

const Footer = styled('div')({ minHeight: 57, borderTop: '1px solid var(--mui-palette-divider)', marginTop: 'auto' });

/** Quiet blocks in the places of the fields of a record that is being read: its dialog has its size by then. */
export const LoadingForm = ({ fields }: { fields: readonly Field[] }) => {
  const shown = fields.filter(({ type }) => type !== 'password').slice(0, ROWS * COLUMNS);
  return (
    <>
      <Blocks role="progressbar" aria-label="Loading">
        <FormGrid rows={ROWS} columns={COLUMNS}>
          {shown.map(({ source }) => (
            <div key={source} className="block" />
          ))}
        </FormGrid>
      </Blocks>
      <Footer />
    </>
  );
};
