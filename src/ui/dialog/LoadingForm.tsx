import { styled } from '@mui/material/styles';
import { CONTROL_HEIGHT } from '../../fields/FieldFrame';
import type { Field } from '../../fields/field';
import { FormGrid } from '../form/FormGrid';

const ROWS = 5;
const COLUMNS = 2;

/** Has its room at once, and is seen after a moment: a quick load shows nothing of it. */
const Blocks = styled('div')({
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'hidden',
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
  '& .notes::before': { height: 74 },
});

const Footer = styled('div')({ flex: 'none', minHeight: 57, borderTop: '1px solid var(--mui-palette-divider)' });

/** Quiet blocks in the places of the fields of a record that is being read: its dialog has its size by then. */
export const LoadingForm = ({ fields }: { fields: readonly Field[] }) => {
  const shown = fields.filter(({ type }) => type !== 'password');
  const notes = shown.filter(({ type }) => type === 'longText');
  const inGrid = shown.filter(({ type }) => type !== 'longText');
  return (
    <>
      <Blocks role="progressbar" aria-label="Loading">
        <FormGrid rows={Math.max(ROWS, Math.ceil(inGrid.length / COLUMNS))} columns={COLUMNS}>
          {inGrid.map(({ source }) => (
            <div key={source} className="block" />
          ))}
        </FormGrid>
        {notes.map(({ source }) => (
          <div key={source} className="block notes" />
        ))}
      </Blocks>
      <Footer />
    </>
  );
};
