import { startOfHarareDay } from "@svc/server/platform/time/instants.ts";
import { runNow } from "./run-clock.ts";

const HOUR_MS = 3_600_000;
/** The hours at which schedules of tests run, and those at which that would be too near. */
const MORNING = { first: 8, last: 11 };
const LATER = 12;

/**
 * An hour in Harare far enough away, twelve hours later than an hour of the morning while that is
 * near: a day cannot be changed from 15 minutes before its run on, whenever the tests are run.
 */
export function hourAway(hour: number): number {
  const now = runNow();
  const hour_now = Math.floor((now - startOfHarareDay(now)) / HOUR_MS);
  const is_near = hour_now >= MORNING.first - 1 && hour_now <= MORNING.last;
  const is_morning = hour >= MORNING.first && hour <= MORNING.last;
  return is_near && is_morning ? hour + LATER : hour;
}
