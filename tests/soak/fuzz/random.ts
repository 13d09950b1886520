/** Random choices that a seed repeats. */
export type Random = {
  below: (limit: number) => number;
  pick: <Value>(values: readonly Value[]) => Value;
  chance: (share: number) => boolean;
};

/** Mulberry32. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: (values) => {
      const value = values[below(values.length)];
      if (value === undefined && values.length === 0) throw new Error('There is nothing to pick from');
      return value as (typeof values)[number];
    },
    chance: (share) => next() < share,
  };
};
