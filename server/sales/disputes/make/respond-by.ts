import { addWorkingDays, daysBetween } from "#platform/time/calendar";
import { harareDay } from "#platform/time/instants";

/** Source: spec/sales/disputes/operations.tsp. */
const WORKING_DAYS = 2;
const DAY_MS = 24 * 60 * 60_000;

/**
 * By when staff respond to what was opened at a moment: two working days later, at the same time of
 * day. A day off does not count, nor does the day on which it is opened.
 *
 * Units: milliseconds, on the account's clock.
 */
export function respondBy(opened_at: number): number {
  const day = harareDay(opened_at);
  return opened_at + daysBetween(day, addWorkingDays(day, WORKING_DAYS)) * DAY_MS;
}
