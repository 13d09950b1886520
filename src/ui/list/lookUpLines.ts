/** Looking up pasted lines that may be names with commas in them, or several values with commas between. */
import { MOST_LOOKED_UP } from '../../fields/filters';
import type { LookUpResult } from '../../providers/lookUp';
import { distinct } from './pastedValues';

type Ask = (values: readonly string[]) => Promise<LookUpResult>;

/**
 * Looks up values of which some are lines that can be parted, as `partedLines` tells. A line is parted only where no
 * record is called by the whole of it and one by a part. Gives how many values were asked for in the end, and what was
 * found; rejects as `ask` does.
 */
export const lookUpLines = async (
  values: readonly string[],
  lines: ReadonlyMap<string, readonly string[]>,
  ask: Ask,
): Promise<{ asked: number; result: LookUpResult }> => {
  const whole = await ask(values);
  const unknown = new Set(whole.missing.filter((value) => lines.has(value)));
  const partsOf = (value: string): readonly string[] => (unknown.has(value) ? (lines.get(value) ?? []) : [value]);
  const parts = distinct(values.flatMap(partsOf));
  if (unknown.size === 0 || parts.length > MOST_LOOKED_UP) return { asked: values.length, result: whole };
  const result = await ask(parts);
  const missing = new Set(result.missing.map((value) => value.toLowerCase()));
  const isMissing = (value: string): boolean => missing.has(value.toLowerCase());
  const asked = distinct(values.flatMap((value) => (partsOf(value).every(isMissing) ? [value] : partsOf(value))));
  return {
    asked: asked.length,
    result: { ...result, missing: asked.filter((value) => isMissing(value) || unknown.has(value)) },
  };
};
