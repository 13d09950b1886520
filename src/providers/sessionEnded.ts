/** The word that the session ended, with the server's reason: to the page while something was being saved, else to the sign-in. */
const listeners = new Set<(reason: string | null) => void>();

let told: string | null = null;

/** Called when the session ends in the middle of a save. */
export const onSessionEnded = (listener: (reason: string | null) => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const tellSessionEnded = (reason: string | null): void => {
  for (const listener of listeners) listener(reason);
};

/** Keeps the reason for the sign-in page; null once somebody has signed in. */
export const keepEndReason = (reason: string | null): void => {
  told = reason;
};

/** Why the session ended that brought somebody to the sign-in. */
export const endReason = (): string | null => told;
