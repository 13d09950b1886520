/*
 * The formulas of the steps as text: numbers, names, + - * / ^, min max floor sqrt, pi, and
 * `if NAME then ... else ...` or `if NAME > 0 then ... else ...`, which a person reads without having learned to program.
 *
 * Figures are calculated by `compute`, not from this text: a page that forbids eval can run it, and it is fast. The text
 * is read to find out why a figure is missing, and to show a formula with its numbers put in.
 */

export type Formula =
  | { kind: 'constant' }
  | { kind: 'name'; name: string }
  | { kind: 'operation'; operator: string; operands: Formula[] }
  | { kind: 'choice'; name: string; then: Formula; otherwise: Formula };

const word = /[a-z_][a-z0-9_.]*/;
const token = new RegExp(`${word.source}|\\d+(?:\\.\\d+)?|\\S`, 'g');
const functions = new Set(['min', 'max', 'floor', 'sqrt']);
const reserved = new Set([...functions, 'pi', 'if', 'then', 'else']);

/** Stronger operators bind first; `^` is only ever written between two simple terms. */
const strength: Record<string, number> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 3 };

const isName = (text: string): boolean => word.test(text) && !reserved.has(text);

/** The formula cut at its names, in order: what stands at an odd place is a name. */
export const cutAtNames = (formula: string): string[] => {
  const pieces = [''];
  let end = 0;
  for (const { 0: text, index } of formula.matchAll(token)) {
    const between = formula.slice(end, index);
    end = index + text.length;
    if (isName(text)) pieces.push(`${pieces.pop()}${between}`, text, '');
    else pieces.push(`${pieces.pop()}${between}${text}`);
  }
  return pieces;
};

/** Reads a formula. Throws on a text that is not one, which only a mistake in a step can be. */
export const readFormula = (text: string): Formula => {
  const tokens = text.match(token) ?? [];
  let at = 0;

  function take(expected?: string): string {
    const next = tokens[at++];
    if (next === undefined || (expected !== undefined && next !== expected)) throw new Error(`Not a formula: ${text}`);
    return next;
  }

  function operation(weakest: number): Formula {
    let left = term();
    for (;;) {
      const operator = tokens[at] ?? '';
      const own = strength[operator] ?? 0;
      if (own < weakest) return left;
      at++;
      left = { kind: 'operation', operator, operands: [left, operation(own + 1)] };
    }
  }

  function choice(): Formula {
    const name = take();
    if (tokens[at] === '>') {
      take('>');
      take('0');
    }
    take('then');
    const then = operation(1);
    take('else');
    return { kind: 'choice', name, then, otherwise: operation(1) };
  }

  function term(): Formula {
    const next = take();
    if (next === 'if') return choice();
    if (functions.has(next)) {
      take('(');
      const operands = [operation(1)];
      while (tokens[at] === ',') {
        take(',');
        operands.push(operation(1));
      }
      take(')');
      return { kind: 'operation', operator: next, operands };
    }
    if (next === '(') {
      const inside = operation(1);
      take(')');
      return inside;
    }
    return isName(next) ? { kind: 'name', name: next } : { kind: 'constant' };
  }

  const formula = operation(1);
  if (at < tokens.length) throw new Error(`Not a formula: ${text}`);
  return formula;
};

/** The names that a formula really uses: of a choice only the side that is taken. `holds` says whether a name is yes, or more than 0. */
export const namesUsed = (formula: Formula, holds: (name: string) => boolean): string[] => {
  switch (formula.kind) {
    case 'constant':
      return [];
    case 'name':
      return [formula.name];
    case 'operation':
      return formula.operands.flatMap((operand) => namesUsed(operand, holds));
    case 'choice':
      return namesUsed(holds(formula.name) ? formula.then : formula.otherwise, holds);
  }
};

/** As `namesUsed`, only of what something is divided by. */
export const divisorsUsed = (formula: Formula, holds: (name: string) => boolean): string[] => {
  switch (formula.kind) {
    case 'constant':
    case 'name':
      return [];
    case 'operation': {
      const divisor = formula.operator === '/' ? formula.operands[1] : undefined;
      const inside = formula.operands.flatMap((operand) => divisorsUsed(operand, holds));
      return divisor === undefined ? inside : [...inside, ...namesUsed(divisor, holds)];
    }
    case 'choice':
      return divisorsUsed(holds(formula.name) ? formula.then : formula.otherwise, holds);
  }
};
