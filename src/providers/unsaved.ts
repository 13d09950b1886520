/** What on the screen holds something that is not saved: it must not be taken away without a word. */

/**
 * An open form that holds something unsaved: the path under which it stays open, how its changes are given up, and whether
 * they are on their way to be saved.
 */
type UnsavedForm = { root: string; discard: () => void; isSaving?: boolean };

export const unsavedForms = new Map<string, UnsavedForm>();

/**
 * Cells that are typed in without a form, in a table that stays open under a path. `finish` saves what has been typed as
 * leaving the cell does, and answers whether nothing is left: what is no value stays in its cell, with the reason.
 */
export type TypedCells = { root: string; isTypedIn: () => boolean; finish: () => boolean; discard: () => void };

export const typedCells = new Set<TypedCells>();

/** What was sent and could not be saved, as long as it can be tried again. */
type FailedChanges = { isAny: () => boolean; discard: () => void };

export const failedChanges = new Set<FailedChanges>();

const onTheirWay = new Set<symbol>();

/** What is on its way to be saved is unsaved until it is there. */
export const whileUnsaved = async <Result>(saving: () => Promise<Result>): Promise<Result> => {
  const mark = Symbol('saving');
  onTheirWay.add(mark);
  try {
    return await saving();
  } finally {
    onTheirWay.delete(mark);
  }
};

export const isAnythingUnsaved = (): boolean =>
  unsavedForms.size > 0 ||
  onTheirWay.size > 0 ||
  [...typedCells].some(({ isTypedIn }) => isTypedIn()) ||
  [...failedChanges].some(({ isAny }) => isAny());

/** Gives up all of it: the page is about to go away. */
export const discardUnsaved = (): void => {
  for (const { discard } of [...unsavedForms.values(), ...typedCells, ...failedChanges]) discard();
  unsavedForms.clear();
  typedCells.clear();
  onTheirWay.clear();
};
