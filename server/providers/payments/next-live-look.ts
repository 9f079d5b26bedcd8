const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A payer who has paid so late is found by the provider's own word, or by staff. */
const WATCHED_MS = 8 * DAY;

/** A live payment as its next look is judged. Times are milliseconds. */
interface Looked {
  /** How often somebody has looked. */
  readonly queries: number;
  readonly age_ms: number;
  /** Before the n-th look, from 0, while the payer is at it. */
  readonly first_waits_ms: readonly number[];
}

/**
 * How long until somebody looks again at a live payment: often while the payer is at it, then
 * hourly for a day, then daily for a week; null when nobody does. Pure.
 */
export function nextLiveLook({ queries, age_ms, first_waits_ms }: Looked): number | null {
  const first = first_waits_ms[queries];
  if (first !== undefined && age_ms < HOUR) return first;
  if (age_ms < DAY) return HOUR;
  return age_ms < WATCHED_MS ? DAY : null;
}
