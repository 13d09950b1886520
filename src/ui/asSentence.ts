/** A reason that a server gave, as a sentence of its own: with a full stop, where it has no end yet. */
export const asSentence = (reason: string): string => (/[.!?]$/.test(reason) ? reason : `${reason}.`);
