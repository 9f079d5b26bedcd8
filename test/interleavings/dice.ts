/** Chances that follow from a seed, so that a seed is a bug report. */
export interface Dice {
  /** A whole number from 0, below this. */
  below(bound: number): number;
  pick<T>(list: readonly T[]): T;
  /** True in so many of a hundred cases. */
  chance(percent: number): boolean;
}

/** Opens the chances of a seed, which are always the same. */
export function openDice(seed: number): Dice {
  let state = (seed * 0x9e3779b1) | 0;
  const below = (bound: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
  return {
    below,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
    chance: (percent) => below(100) < percent,
  };
}
