import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { LabelShopDataProvider } from '../../providers/dataProvider';
import { fetchTodaysRates } from './useTodaysRates';

/** Fills in the size of the label when a die is chosen; its gaps follow by themselves. */
export const useDieSizes = (): void => {
  const { watch, getValues, setValue } = useFormContext();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<LabelShopDataProvider>();

  useEffect(() => {
    const fill = async (tooling_id: number) => {
      const rates = await fetchTodaysRates(queryClient, dataProvider, getValues());
      // By now another die may be chosen, or the choice taken back.
      if (!rates?.tooling || getValues('tooling_id') !== tooling_id) return;
      for (const size of ['size_across', 'size_around'] as const) {
        setValue(size, rates.tooling[size] ?? null, { shouldDirty: true });
      }
    };
    const { unsubscribe } = watch((values, { name, type }) => {
      // Only a person's choice has a type; a form that is reset keeps the sizes that it is reset to.
      if (name !== 'tooling_id' || type !== 'change' || typeof values.tooling_id !== 'number') return;
      fill(values.tooling_id).catch(() => {
        // Shown where the rates are missed, with a way to ask again: see RatesNotice.
      });
    });
    return unsubscribe;
  }, [watch, getValues, setValue, queryClient, dataProvider]);
};
