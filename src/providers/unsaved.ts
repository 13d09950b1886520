/** What on the screen holds something that is not saved: it must not be taken away without a word. */

/** An open form that holds something unsaved: the path under which it stays open, and how its changes are given up. */
export type UnsavedForm = { root: string; discard: () => void };

export const unsavedForms = new Map<string, UnsavedForm>();

const others = new Set<() => boolean>();

/** Asks from now on whether something besides the forms is unsaved, until the returned function is called. */
export const askWhetherUnsaved = (isUnsaved: () => boolean): (() => void) => {
  others.add(isUnsaved);
  return () => {
    others.delete(isUnsaved);
  };
};

/** What is on its way to be saved is unsaved until it is there. */
export const whileUnsaved = async <Result>(saving: () => Promise<Result>): Promise<Result> => {
  const stop = askWhetherUnsaved(() => true);
  try {
    return await saving();
  } finally {
    stop();
  }
};

export const isAnythingUnsaved = (): boolean => unsavedForms.size > 0 || [...others].some((isUnsaved) => isUnsaved());

/** Gives up all of it: the page is about to go away. */
export const discardUnsaved = (): void => {
  for (const { discard } of unsavedForms.values()) discard();
  unsavedForms.clear();
  others.clear();
};
