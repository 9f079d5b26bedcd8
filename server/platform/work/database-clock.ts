import { wall } from "../time/clock.ts";
import { isWithinSkew, skewOf } from "./clock-skew.ts";

/** How far this machine's clock is ahead of the database's, where it is too far to be relied on. */
let ahead_ms = 0;

/**
 * Notes the database's time, which it told in answer to a question asked at `asked_ms` by this
 * machine's clock. Units: milliseconds.
 */
export function noteDatabaseTime(asked_ms: number, now: number): void {
  const skew_ms = skewOf({ wall_ms: asked_ms }, now);
  ahead_ms = isWithinSkew(skew_ms) ? 0 : skew_ms;
}

/**
 * The time that a request arrives at, as the database would tell it: by this machine's clock, put
 * right by what the last heartbeat saw when that clock is wrong. It asks nothing.
 *
 * Units: milliseconds.
 */
export function databaseWall(): number {
  return wall() - ahead_ms;
}
