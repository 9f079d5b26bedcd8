import { raiseAlarm } from "../alarm.ts";
import type { Log } from "../log.ts";
import { wall } from "../time/clock.ts";
import type { Moment } from "./lease.ts";

/** A process whose clock is further off works no queue. Source: docs/reliability.md. */
const SKEW_MS_MAX = 2_000;
/** It is said so often at most. */
const SAID_EVERY_MS = 10_000;

let said_at = -SAID_EVERY_MS;

/**
 * Whether this machine's clock keeps step with the database's: `from` is a moment before the
 * transaction began, and `now` the database's time in it. Raises an alarm when it does not.
 */
export function isInStep(log: Pick<Log, "error" | "warn">, from: Moment, now: number): boolean {
  const lag_ms = skewOf(from, now);
  if (isWithinSkew(lag_ms)) return true;
  if (from.monotonic_ms - said_at >= SAID_EVERY_MS) {
    said_at = from.monotonic_ms;
    raiseAlarm(log, "clock_skew", { mode: null, lag_ms });
  }
  return false;
}

/**
 * How far this machine's clock is ahead of the database's, or behind it when negative; 0 where the
 * time between asking and hearing explains the difference.
 */
export function skewOf(from: Pick<Moment, "wall_ms">, now: number): number {
  const ahead_ms = from.wall_ms - now;
  return ahead_ms > 0 ? ahead_ms : Math.min(0, wall() - now);
}

/** Whether a clock that is so far off may be relied on. Units: milliseconds. */
export function isWithinSkew(skew_ms: number): boolean {
  return Math.abs(skew_ms) <= SKEW_MS_MAX;
}
