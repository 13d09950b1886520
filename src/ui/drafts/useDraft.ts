import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Field } from '../../fields/field';
import { personOf, readSession } from '../../providers/session';
import type { Addition, FormRecord } from '../saving/useSaveRecord';
import { changedValues, withoutPasswords } from './changedValues';
import { abandonedAmong, answerForDraft } from './draftOwners';
import { type Draft, type DraftPlace, draftsFor, removeDraft, writeDraft } from './draftStore';

/** The draft is written once nobody has typed for a moment, and at once when the page goes away. */
const TYPING_PAUSE = 400;

type DraftOptions = {
  fields: readonly Field[];
  when: 'create' | 'update';
  resource: string;
  path: string;
  /** The record that the typing begins from; of a new record its first values, also when it has been added meanwhile. */
  base: FormRecord;
  editing: boolean;
  form: RefObject<UseFormReturn<FieldValues> | null>;
  addition: RefObject<Addition>;
};

/** Whose draft of which form; null where nobody is signed in. */
const placeOf = (resource: string, path: string): DraftPlace | null => {
  const session = readSession();
  return session && { user: personOf(session), resource, path };
};

/**
 * Keeps what is typed in the browser until it is saved or given up, and finds what an earlier form has left behind: a
 * crash, a reload and the end of the session take nothing away.
 */
export const useDraft = (options: DraftOptions) => {
  const { fields, when, resource, path, base, editing, form, addition } = options;
  // Asked once: what is typed stays that person's when the session has ended.
  const [place] = useState(() => placeOf(resource, path));
  const [offered, setOffered] = useState<Draft | null>(null);

  const isSaved = ({ values, unanswered }: Draft): boolean =>
    unanswered === null && Object.keys(changedValues(fields, when, base, values)).length === 0;

  const isGivenUp = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const keep = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!place || !editing || isGivenUp.current) return;
    const values = changedValues(fields, when, base, form.current?.getValues() ?? {});
    const { key, unanswered } = addition.current;
    if (Object.keys(values).length === 0 && unanswered === null) return removeDraft(key);
    writeDraft({
      ...place,
      key,
      at: new Date().toISOString(),
      base: withoutPasswords(fields, base),
      values,
      unanswered: unanswered && withoutPasswords(fields, unanswered),
    });
  };
  const forget = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    removeDraft(addition.current.key);
  };
  const latest = useRef({ keep });
  useEffect(() => {
    latest.current = { keep };
  });

  // The page of a session that has ended goes away at once: what was typed last is still waiting to be written then.
  useEffect(() => {
    const keepNow = () => {
      if (timer.current !== undefined) latest.current.keep();
    };
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      keepNow();
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
    };
  }, []);

  useEffect(() => {
    if (!editing || !form.current) return;
    const keepSoon = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current.keep(), TYPING_PAUSE);
    };
    // What the editing begins with, such as what was cancelled and put back, was there before it was watched.
    keepSoon();
    const { unsubscribe } = form.current.watch(keepSoon);
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [editing, form]);

  useEffect(() => answerForDraft(() => addition.current.key), [addition]);

  // Looked for once, when the form opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed from now on is this form's own
  useEffect(() => {
    if (!place) return;
    let isOpen = true;
    const left = draftsFor(place).filter(({ key }) => key !== addition.current.key);
    for (const { key } of left.filter(isSaved)) removeDraft(key);
    void abandonedAmong(left.filter((draft) => !isSaved(draft)).map(({ key }) => key)).then((keys) => {
      if (isOpen) setOffered(left.find(({ key }) => keys.includes(key)) ?? null);
    });
    return () => {
      isOpen = false;
    };
  }, []);

  return {
    offered,
    keep,
    forget,
    /** The form is done with: nothing of it is kept any more. */
    giveUp: () => {
      forget();
      isGivenUp.current = true;
    },
    /** The form goes on with the draft offered, under its key. */
    adopt: () => {
      if (!offered) return;
      forget();
      addition.current = { key: offered.key, unanswered: offered.unanswered };
      setOffered(null);
    },
    discard: () => {
      if (offered) removeDraft(offered.key);
      setOffered(null);
    },
  };
};
