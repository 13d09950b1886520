/** A value that is made where it is first needed: for what takes long to make, as the formatters of Intl do. */
export const madeOnce = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
