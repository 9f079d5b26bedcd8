/**
 * What the holder of a lease can prove of it without asking anybody. The wall may be set, and the
 * monotonic clock stands still while a machine is suspended, so both are read and the later one
 * counts. Source: docs/reliability.md, "Frozen".
 */
import { wall } from "../time/clock.ts";

/** A moment, by both clocks of this process. */
export interface Moment {
  readonly wall_ms: number;
  readonly monotonic_ms: number;
}

/** A lease in the hands of its holder. */
export interface Lease {
  /** Taken before the transaction that writes the lease, so that this count ends first. */
  readonly from: Moment;
  /** Units: milliseconds. */
  readonly length_ms: number;
}

/** The moment from which a lease that is about to be taken is counted. */
export function momentNow(): Moment {
  return { wall_ms: wall(), monotonic_ms: performance.now() };
}

/**
 * Whether a lease provably runs for so long still; asked right before every call outside, with the
 * deadline of the other side. Whoever was frozen or suspended in between learns it here.
 */
export function hasRoom({ from, length_ms }: Lease, room_ms: number): boolean {
  const now = momentNow();
  const by_wall = now.wall_ms - from.wall_ms;
  const by_monotonic = now.monotonic_ms - from.monotonic_ms;
  return Math.max(by_wall, by_monotonic) + room_ms <= length_ms;
}
