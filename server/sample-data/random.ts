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

/** A sequence of random choices (the mulberry32 generator). */
export class Random {
  #state: number;

  constructor(start: number) {
    this.#state = start;
  }

  /** A fraction, 0 included and 1 not. */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both bounds included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.fraction() * (to - from + 1));
  }

  /** A number that is a whole count of steps above `from`, both bounds included. */
  stepped(from: number, to: number, step: number): number {
    return from + step * this.whole(0, Math.floor((to - from) / step));
  }

  /** True this often. */
  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.whole(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  }

  /** One of the items, each as often as its weight says. */
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T {
    let left = this.fraction() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return this.pick(items)[0];
  }

  /** Some of the items, each at most once, in random order. */
  sample<T>(items: readonly T[], count: number): T[] {
    const rest = [...items];
    return Array.from({ length: Math.min(count, rest.length) }, () =>
      rest.splice(this.whole(0, rest.length - 1), 1),
    ).flat();
  }
}

/** The sequence of the given name. */
export const randomOf = (...name: readonly (string | number)[]): Random => new Random(hashOf(name.join('/')));
