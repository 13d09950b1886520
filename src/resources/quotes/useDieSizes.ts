import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { QuoteRates } from '../../pricing';
import type { LabelShopDataProvider } from '../../providers/dataProvider';
import { useBeforeSave } from '../../ui/form/editableForm';
import { rateLinks } from './rates';
import { todaysRatesQuery, useTodaysRates } from './todaysRates/useTodaysRates';

/**
 * Fills in the size of the label when a die is chosen; its gaps follow by themselves. A die whose sizes cannot be read
 * keeps them waiting until they are; a save waits for those that are on their way.
 */
export const useDieSizes = (): void => {
  const { control, watch, setValue, getValues } = useFormContext();
  const dataProvider = useDataProvider<LabelShopDataProvider>();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<number | null>(null);
  /** The die whose sizes are still to be filled in, also before that has been drawn. */
  const waiting = useRef<number | null>(null);
  const [material_id, lamination_id, tooling_id] = useWatch({ control, name: rateLinks });
  const { data: rates, isPlaceholderData } = useTodaysRates({ material_id, lamination_id, tooling_id });

  useEffect(() => {
    const { unsubscribe } = watch((values, { name, type }) => {
      // Only a person's choice has a type; a form that is reset keeps the sizes that it is reset to.
      if (name !== 'tooling_id' || type !== 'change') return;
      waiting.current = values.tooling_id ?? null;
      setChosen(waiting.current);
    });
    return unsubscribe;
  }, [watch]);

  const fillIn = useCallback(
    (die: QuoteRates['tooling']) => {
      if (!die || waiting.current === null) return;
      for (const size of ['size_across', 'size_around'] as const) {
        setValue(size, die[size] ?? null, { shouldDirty: true });
      }
      waiting.current = null;
      setChosen(null);
    },
    [setValue],
  );

  useEffect(() => {
    if (chosen !== null && chosen === tooling_id && !isPlaceholderData && rates) fillIn(rates.tooling);
  }, [chosen, tooling_id, isPlaceholderData, rates, fillIn]);

  useBeforeSave(async () => {
    const links = Object.fromEntries(rateLinks.map((name) => [name, getValues(name)]));
    if (waiting.current === null || waiting.current !== links.tooling_id) return;
    // Where they cannot be read, the form says so already, and the save goes on without them.
    const read = await queryClient.fetchQuery(todaysRatesQuery(dataProvider, links)).catch(() => null);
    if (read) fillIn(read.tooling);
  });
};
