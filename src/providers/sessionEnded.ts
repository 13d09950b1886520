/** The word that the session ended, with the server's reason: to the page where something is unsaved, else to the sign-in. */
const listeners = new Set<(reason: string | null) => void>();

let told: string | null = null;

/** Whether the page has been told, and nobody has answered it yet. */
let isAsking = false;
const waiting = new Set<(isSignedIn: boolean) => void>();

/** Called when the session ends while something is unsaved. */
export const onSessionEnded = (listener: (reason: string | null) => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const tellSessionEnded = (reason: string | null): void => {
  isAsking = true;
  for (const listener of listeners) listener(reason);
};

/** Whether the sign-in lies over the page: until it has been answered, nothing leads away from there. */
export const isSignInAsked = (): boolean => isAsking;

/** The sign-in over the page has been answered: the same person has signed in again, or it was closed. */
export const answerSignIn = (isSignedIn: boolean): void => {
  isAsking = false;
  for (const answer of waiting) answer(isSignedIn);
  waiting.clear();
};

/** Waits for the sign-in over the page, where it has been asked for; whether what was stopped can be repeated then. */
export const signedInAgain = (): Promise<boolean> =>
  isAsking ? new Promise((resolve) => waiting.add(resolve)) : Promise.resolve(false);

/** Keeps the reason for the sign-in page; null once somebody has signed in. */
export const keepEndReason = (reason: string | null): void => {
  told = reason;
};

/** Why the session ended that brought somebody to the sign-in. */
export const endReason = (): string | null => told;
