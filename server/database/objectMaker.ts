/** Makes objects whose members are known only once the program runs as fast as if they had been written down. */

/**
 * A function that makes objects with these members out of what it is given. Its text is put together and compiled, as
 * Ajv and fast-json-stringify do it: all objects of one such function have one shape, where setting members one after the
 * other, by names that are variables, takes ten times as long.
 * @param members names, and what is their value: an expression of JavaScript in which `given` is the argument
 */
export const objectMaker = <Made extends object, Given>(
  members: readonly (readonly [name: string, expression: string])[],
): ((given: Given) => Made) => {
  const body = members.map(([name, expression]) => `${JSON.stringify(name)}: ${expression}`);
  return new Function('given', `return { ${body.join(', ')} };`) as (given: Given) => Made;
};
