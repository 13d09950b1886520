import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { rateLinks } from './rates';
import { useTodaysRates } from './todaysRates/useTodaysRates';

/**
 * Fills in the size of the label when a die is chosen; its gaps follow by themselves. A die whose sizes cannot be read
 * keeps them waiting until they are.
 */
export const useDieSizes = (): void => {
  const { control, watch, setValue } = useFormContext();
  const [chosen, setChosen] = useState<number | null>(null);
  const [material_id, lamination_id, tooling_id] = useWatch({ control, name: rateLinks });
  const { data: rates, isPlaceholderData } = useTodaysRates({ material_id, lamination_id, tooling_id });

  useEffect(() => {
    const { unsubscribe } = watch((values, { name, type }) => {
      // Only a person's choice has a type; a form that is reset keeps the sizes that it is reset to.
      if (name === 'tooling_id' && type === 'change') setChosen(values.tooling_id ?? null);
    });
    return unsubscribe;
  }, [watch]);

  useEffect(() => {
    if (chosen === null || chosen !== tooling_id || isPlaceholderData || !rates?.tooling) return;
    for (const size of ['size_across', 'size_around'] as const) {
      setValue(size, rates.tooling[size] ?? null, { shouldDirty: true });
    }
    setChosen(null);
  }, [chosen, tooling_id, isPlaceholderData, rates, setValue]);
};
