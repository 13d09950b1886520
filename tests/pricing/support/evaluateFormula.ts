/**
 * Calculates the text of a formula, knowing nothing of the engine: it turns the text into postfix order (shunting yard)
 * and works that off. `if A then B else C` becomes a function of three, and both sides are calculated.
 */
export const evaluateFormula = (formula: string, numberFor: (name: string) => number): number => {
  const tokens = formula.match(/[a-z_][\w.]*|\d+(\.\d+)?|[-+*/^(),>]/g) ?? [];
  const values: number[] = [];
  const waiting: string[] = [];

  const binary: Record<string, (a: number, b: number) => number> = {
    '>': (a, b) => (a > b ? 1 : 0),
    '+': (a, b) => a + b,
    '-': (a, b) => a - b,
    '*': (a, b) => a * b,
    '/': (a, b) => a / b,
    '^': (a, b) => a ** b,
    min: Math.min,
    max: Math.max,
  };
  const unary: Record<string, (a: number) => number> = { floor: Math.floor, sqrt: Math.sqrt };
  const precedence: Record<string, number> = { '>': 1, '+': 2, '-': 2, '*': 3, '/': 3, '^': 4 };

  function pop(): number {
    const value = values.pop();
    if (value === undefined) throw new Error(`Too few values in: ${formula}`);
    return value;
  }

  function apply(operator: string) {
    const one = unary[operator];
    const two = binary[operator];
    if (operator === 'else') {
      const otherwise = pop();
      const then = pop();
      values.push(pop() ? then : otherwise);
    } else if (one) {
      values.push(one(pop()));
    } else if (two) {
      const right = pop();
      values.push(two(pop(), right));
    } else {
      throw new Error(`${operator} in: ${formula}`);
    }
  }

  /** Works off what waits, down to a bracket or keyword, which stays. */
  function applyDownTo(...stops: string[]) {
    for (let top = waiting.at(-1); top !== undefined && !stops.includes(top); top = waiting.at(-1)) {
      waiting.pop();
      apply(top);
    }
  }

  for (const token of tokens) {
    const own = precedence[token];
    if (/^\d/.test(token)) values.push(Number(token));
    else if (token === 'pi') values.push(Math.PI);
    else if (token in unary || token in { min: 1, max: 1, '(': 1, if: 1 }) waiting.push(token);
    else if (token === ',') applyDownTo('(');
    else if (token === ')') {
      applyDownTo('(');
      waiting.pop();
      const caller = waiting.at(-1) ?? '';
      if (caller in unary || caller === 'min' || caller === 'max') apply(String(waiting.pop()));
    } else if (token === 'then') {
      applyDownTo('if');
      waiting.pop();
      waiting.push('then');
    } else if (token === 'else') {
      applyDownTo('then');
      waiting.pop();
      waiting.push('else');
    } else if (own !== undefined) {
      for (let top = waiting.at(-1); top !== undefined && (precedence[top] ?? 0) >= own; top = waiting.at(-1)) {
        waiting.pop();
        apply(top);
      }
      waiting.push(token);
    } else values.push(numberFor(token));
  }
  applyDownTo();
  const result = pop();
  if (values.length > 0) throw new Error(`Too many values in: ${formula}`);
  return result;
};
