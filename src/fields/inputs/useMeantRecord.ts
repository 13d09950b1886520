/** What is to become of a text that is typed where a linked record is chosen. */
import type { ReferenceField } from '../field';
import { meantOption } from './meantOption';
import { type Option, useSearch } from './useOptions';

/** The options list that the records of a field are chosen from. */
export const optionsOf = ({ options, reference }: ReferenceField): string => options ?? reference;

/** What the linked record is called in a sentence: "Quote ID" links to a quote. */
const nounOf = ({ label }: ReferenceField): string => label.replace(/ ID$/, '').toLowerCase();

type Meant = { record: Option } | { problem: string };

/** The record that the text means among those that were found for it, or why it means none. */
export const meantAmong = (field: ReferenceField, text: string, found: readonly Option[]): Meant => {
  const record = meantOption(text, found);
  if (record) return { record };
  return {
    problem: found.length === 0 ? `No ${nounOf(field)} matches “${text}”` : `Several match “${text}”: choose one`,
  };
};

/** Finds the record that a text means, or says why it means none: also that the server could not say. */
export const useMeantRecord = (): ((field: ReferenceField, text: string) => Promise<Meant>) => {
  const search = useSearch();
  return (field, text) =>
    search(optionsOf(field), text).then(
      (found) => meantAmong(field, text, found),
      (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }),
    );
};
