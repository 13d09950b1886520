/**
 * Random choices that are the same on every machine and in every run.
 *
 * Each record draws from a sequence of its own, named after it (`randomOf(seed, 'ticket', 12)`), so that a change to
 * one kind of record moves no other.
 */

/** A 32-bit hash of a text (FNV-1a with a final mix): the start of a sequence. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

export type Random = {
  /** A fraction, 0 included and 1 not. */
  fraction: () => number;
  /** A whole number, both bounds included. */
  whole: (from: number, to: number) => number;
  /** A multiple of `step`, both bounds included. */
  stepped: (from: number, to: number, step: number) => number;
  /** True this often. */
  chance: (probability: number) => boolean;
  pick: <T>(items: readonly T[]) => T;
  /** One of the items, each as often as its weight says. */
  weighted: <T>(items: readonly (readonly [item: T, weight: number])[]) => T;
  /** Some of the items, each at most once, in random order. */
  sample: <T>(items: readonly T[], count: number) => T[];
};

/** The sequence of the given name (the mulberry32 generator). */
export const randomOf = (...name: readonly (string | number)[]): Random => {
  let state = hashOf(name.join('/'));

  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };

  const whole = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1));

  const pick = <T>(items: readonly T[]): T => {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  };

  return {
    fraction,
    whole,
    stepped: (from, to, step) => from + step * whole(0, Math.floor((to - from) / step)),
    chance: (probability) => fraction() < probability,
    pick,
    weighted: (items) => {
      let left = fraction() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      return pick(items)[0];
    },
    sample: (items, count) => {
      const rest = [...items];
      return Array.from({ length: Math.min(count, rest.length) }, () =>
        rest.splice(whole(0, rest.length - 1), 1),
      ).flat();
    },
  };
};
