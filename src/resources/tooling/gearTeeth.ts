/** The gear of a die's cylinder, as its form shows it: nobody types it and nothing stores it. */
import type { NumberField } from '../../fields/field';
import { gearTeeth } from '../../pricing';

const gearTeethField = {
  source: 'gear_teeth',
  label: 'Gear Teeth',
  type: 'number',
  decimals: 2,
  readOnly: 'calculated',
} as const satisfies NumberField;

/** Less than rounding can make of a whole number of teeth. */
const WHOLE = 1e-6;

/** The gears to either side, where none has exactly these teeth. */
export const nearestGears = (teeth: number | null): string | undefined => {
  if (teeth === null || teeth <= 0 || Math.abs(teeth - Math.round(teeth)) < WHOLE) return undefined;
  return `No such gear: ${Math.floor(teeth)} or ${Math.ceil(teeth)}`;
};

/** The field for a die of this repeat (inches), saying so where no gear fits it. */
export const gearTeethOf = (repeat: number | null): { field: NumberField; teeth: number | null } => {
  const teeth = gearTeeth(repeat);
  return { teeth, field: { ...gearTeethField, help: nearestGears(teeth) } };
};
