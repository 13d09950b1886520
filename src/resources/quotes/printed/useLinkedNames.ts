import { useOptionOf } from '../../../fields/inputs/useOptions';
import type { AnyRecord } from '../../../fields/record';
import type { Reading } from '../../../ui/PrintSheet';
import type { LinkedNames } from './printedTexts';

type Values = Readonly<Record<string, unknown>>;

/** The name of what is chosen: the stored one until the server tells it anew. */
const useLinkedName = (resource: string, value: unknown, stored: string | undefined, what: string) => {
  const id = typeof value === 'number' ? value : null;
  const { data, error, isFetching, refetch } = useOptionOf(resource, id);
  const reading: Reading = {
    what,
    isThere: id === null || data !== undefined || stored !== undefined,
    error: !isFetching && error,
    onRetry: () => void refetch(),
  };
  return { name: id === null ? '' : (data?.label ?? stored ?? ''), reading };
};

/** The names of the chosen material and lamination, also of those that were chosen just now, and whether they are there. */
export const useLinkedNames = (
  values: Values,
  record: AnyRecord | undefined,
): { names: LinkedNames; readings: readonly Reading[] } => {
  const stored = (link: string, name: string): string | undefined =>
    record?.[link] === values[link] && typeof record?.[name] === 'string' ? record[name] : undefined;
  const material = useLinkedName(
    'materials',
    values.material_id,
    stored('material_id', 'material_name'),
    'The name of the material',
  );
  const lamination = useLinkedName(
    'lamination',
    values.lamination_id,
    stored('lamination_id', 'lamination_name'),
    'The name of the lamination',
  );
  return {
    names: { material: material.name, lamination: lamination.name },
    readings: [material.reading, lamination.reading],
  };
};
