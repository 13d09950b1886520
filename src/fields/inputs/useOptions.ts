/** The options of a reference: searched on the server while typing, the chosen one fetched by its id. */
import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { useEffect, useState } from 'react';

export type Option = { value: number; label: string };

type OptionsProvider = DataProvider & {
  options: (
    resource: string,
    params: { q?: string; value?: number; limit?: number },
  ) => Promise<{ data: readonly { value: number | string; label: string }[] }>;
};

const asOption = ({ value, label }: { value: number | string; label: string }): Option => ({
  value: Number(value),
  label: String(label),
});

/** As many as anybody reads; the rest is found by typing more. */
const LIMIT = 50;
const TYPING_PAUSE = 200;

/** The text, once nobody has typed for a moment. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** What is asked for the options that match a text. */
const searchQuery = (dataProvider: OptionsProvider, resource: string, q: string) => ({
  queryKey: [resource, 'options', { q }],
  queryFn: async () => (await dataProvider.options(resource, { q: q || undefined, limit: LIMIT })).data.map(asOption),
  retry: false,
});

/** The options that match what is typed, while they are wanted. */
export const useOptions = (resource: string, typed: string, wanted: boolean) => {
  const dataProvider = useDataProvider<OptionsProvider>();
  const q = useSettled(typed);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(dataProvider, resource, q),
    enabled: wanted,
    placeholderData: keepPreviousData,
  });
  return {
    options: data ?? [],
    /** Whether they are the answer to what is typed, and not to what was typed before it. */
    isAnswer: q === typed && data !== undefined && !isPlaceholderData,
    error,
    isFetching: isFetching || q !== typed,
    refetch,
  };
};

/** Asks for the options that match a text, at once. Rejects where the server cannot say. */
export const useSearch = (): ((resource: string, text: string) => Promise<readonly Option[]>) => {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<OptionsProvider>();
  return (resource, text) => queryClient.fetchQuery(searchQuery(dataProvider, resource, text));
};

/** What is asked for the name of one value. */
const optionQuery = (dataProvider: OptionsProvider, resource: string, value: number | null) => ({
  queryKey: [resource, 'options', { value }],
  queryFn: async () =>
    (await dataProvider.options(resource, { value: value ?? undefined, limit: 1 })).data.map(asOption),
  retry: false,
});

/** The options of the values that are set, whatever the search has found. */
export const useChosenOptions = (resource: string, values: readonly number[], knownLabel?: string): Option[] => {
  const dataProvider = useDataProvider<OptionsProvider>();
  const answers = useQueries({ queries: values.map((value) => optionQuery(dataProvider, resource, value)) });
  return values.map(
    (value, index) =>
      answers[index]?.data?.find((option) => option.value === value) ?? { value, label: knownLabel ?? `#${value}` },
  );
};

/** The option of the value that is set, whatever the search has found. */
export const useChosenOption = (resource: string, value: number | null, knownLabel?: string): Option | null =>
  useChosenOptions(resource, value === null ? [] : [value], knownLabel)[0] ?? null;

/** What the server calls the value that is set; no option where it knows none. */
export const useOptionOf = (resource: string, value: number | null) => {
  const dataProvider = useDataProvider<OptionsProvider>();
  return useQuery({
    ...optionQuery(dataProvider, resource, value),
    select: (options: Option[]) => options.find((option) => option.value === value) ?? null,
    enabled: value !== null,
  });
};
