import { amount, known } from './numbers';
import type { DieRepeat, ToolingRates } from './types';

/** The gaps a new die starts with, and the ones a quote is calculated with while no die is chosen, inches. */
export const toolingDefaults = { gap_across: 0.125, gap_around: 0.125 };

/** The distance from tooth to tooth around the gear of a print cylinder, inches: 1/8 in circular pitch. */
export const gearPitch = 0.125;

export const millimetersPerInch = 25.4;

/** The way around the cylinder of a die, inches: each label around and the gap after it. */
export const repeatOf = (die: Record<'number_around' | 'size_around' | 'gap_around', number>): number =>
  die.number_around * (die.size_around + die.gap_around);

/**
 * The repeat of a die in inches and in millimeters.
 * Null when the number around, the size around or the gap around is missing, negative or not a number.
 * Source: teamdls.com/calculations.html; flexoworks.com/field-notes/flexo-repeat-length.
 */
export const dieRepeat = (tooling: ToolingRates | null | undefined): DieRepeat => {
  const repeat = repeatOf({
    number_around: amount(tooling?.number_around),
    size_around: amount(tooling?.size_around),
    gap_around: amount(tooling?.gap_around),
  });
  return { die_repeat_in: known(repeat), die_repeat_mm: known(repeat * millimetersPerInch) };
};

/**
 * The teeth of the gear that turns a cylinder of this repeat (inches): a whole number where there is such a gear, null
 * where the repeat is not known.
 */
export const gearTeeth = (repeat: number | null | undefined): number | null => known(amount(repeat) / gearPitch);
