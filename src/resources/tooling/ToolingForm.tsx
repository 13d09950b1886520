import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { RecordField } from '../../fields/RecordField';
import type { AnyRecord } from '../../fields/record';
import { dieRepeat } from '../../pricing';
import { DieDrawing } from '../../ui/drawings/DieDrawing';
import type { DieMeasures } from '../../ui/drawings/dieGeometry';
import type { Measure } from '../../ui/drawings/measures';
import { FormGrid } from '../../ui/form/FormGrid';
import { LiveRecord } from '../../ui/form/LiveRecord';
import { type Tooling, toolingFields } from './fields';
import { gearTeethOf } from './gearTeeth';

const calculate = (values: Readonly<Record<string, unknown>>) => {
  const repeat = dieRepeat(values);
  return { ...repeat, gear_teeth: gearTeethOf(repeat.die_repeat_in).teeth };
};

const ToolingFields = () => {
  const { field } = gearTeethOf(useRecordContext<Tooling>()?.die_repeat_in ?? null);
  return (
    <FormGrid>
      {[...toolingFields, field].map((shown) => (
        <RecordField key={shown.source} field={shown} />
      ))}
    </FormGrid>
  );
};

/** The height of the fields beside it: nothing moves while the die grows. */
const DRAWING_HEIGHT = 372;

/** The die as it is typed; of what cannot be read as a number yet, the drawing says so. */
const LiveDrawing = () => {
  const values = useRecordContext<AnyRecord>();
  const measure = (source: keyof DieMeasures): Measure => {
    const value = values?.[source];
    return typeof value === 'number' || typeof value === 'string' ? value : null;
  };
  return (
    <DieDrawing
      height={DRAWING_HEIGHT}
      size_across={measure('size_across')}
      size_around={measure('size_around')}
      gap_across={measure('gap_across')}
      gap_around={measure('gap_around')}
      number_across={measure('number_across')}
      number_around={measure('number_around')}
    />
  );
};

/** A die's measures with its repeat in inches, millimetres and teeth, beside a drawing that follows them. */
export const ToolingForm = () => (
  <LiveRecord calculate={calculate}>
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        columnGap: 3,
        rowGap: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <ToolingFields />
      <LiveDrawing />
    </Box>
  </LiveRecord>
);
