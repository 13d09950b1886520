/** The code that the system or a database gives an error; empty where it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** What went wrong, as one line for the person who started the program. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // A refused connection to `localhost` is an AggregateError without a message of its own.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return (error.message || error.name).split('\n')[0] ?? error.name;
};
