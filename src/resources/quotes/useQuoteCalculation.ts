import { useGetList, useGetOne, useRecordContext } from 'ra-core';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AnyRecord } from '../../fields/record';
import { calculateQuote, overheadTotal, type QuoteCalculation, type QuoteInputs } from '../../pricing';
import type { Material } from '../materials/fields';
import type { Overhead } from '../overhead/fields';
import { STANDARDS_ID, type Standards } from '../standards/fields';
import type { Tooling } from '../tooling/fields';

const useRate = <Rate extends { id: number }>(resource: string, id: unknown): Rate | null => {
  const known = typeof id === 'number';
  const { data } = useGetOne<Rate>(resource, { id: known ? id : 0 }, { enabled: known, retry: false });
  return known ? (data ?? null) : null;
};

/** The newest year comes first: its overhead is the one that holds today. */
const NEWEST_YEAR = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'calendar_year', order: 'DESC' },
} as const;

/**
 * The quote that is open, calculated with today's rates, from what stands in its form: also from what was just typed and
 * is not saved yet.
 */
export const useQuoteCalculation = (): QuoteCalculation => {
  const { control } = useFormContext();
  const quote = useRecordContext<AnyRecord>();
  const typed = useWatch({ control });
  const values: Record<string, unknown> = { ...quote, ...typed };

  const material = useRate<Material>('materials', values.material_id);
  const lamination = useRate<Material>('materials', values.lamination_id);
  const tooling = useRate<Tooling>('tooling', values.tooling_id);
  const standards = useRate<Standards>('standards', STANDARDS_ID);
  const [overhead] = useGetList<Overhead>('overhead', NEWEST_YEAR, { retry: false }).data ?? [];

  const inputs = JSON.stringify(values);
  return useMemo(
    () =>
      calculateQuote(JSON.parse(inputs) as QuoteInputs, {
        material,
        lamination,
        tooling,
        standards,
        overhead_total: overhead ? overheadTotal(overhead) : null,
      }),
    [inputs, material, lamination, tooling, standards, overhead],
  );
};
