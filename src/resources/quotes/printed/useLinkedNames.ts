import { useChosenOption } from '../../../fields/inputs/useOptions';
import type { AnyRecord } from '../../../fields/record';
import type { LinkedNames } from './printedTexts';

const idIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The names of the chosen material and lamination, also of those that were chosen just now. */
export const useLinkedNames = (
  values: Readonly<Record<string, unknown>>,
  record: AnyRecord | undefined,
): LinkedNames => {
  const stored = (link: string, name: string): string | undefined =>
    record?.[link] === values[link] && typeof record?.[name] === 'string' ? record[name] : undefined;
  const material = useChosenOption('materials', idIn(values.material_id), stored('material_id', 'material_name'));
  const lamination = useChosenOption(
    'lamination',
    idIn(values.lamination_id),
    stored('lamination_id', 'lamination_name'),
  );
  return { material: material?.label ?? '', lamination: lamination?.label ?? '' };
};
