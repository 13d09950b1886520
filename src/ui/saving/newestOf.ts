/** The newer one of what was read and what was saved last, by their versions; what was read where it has none. */
export const newestOf = <Versioned extends { version?: unknown }>(
  read: Versioned,
  saved: Versioned | undefined,
): Versioned => (saved && Number(saved.version) > Number(read.version) ? saved : read);
