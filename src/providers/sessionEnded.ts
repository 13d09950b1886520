/** The word that the session ended while something was being saved. */
const listeners = new Set<() => void>();

export const onSessionEnded = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const tellSessionEnded = (): void => {
  for (const listener of listeners) listener();
};
