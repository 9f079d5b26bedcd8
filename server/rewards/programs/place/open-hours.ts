import type { Schemas } from "@svc/generated/routes";
import { startOfHarareDay, startOfHarareWeek } from "#platform/time/instants";

type OpenHours = Schemas["OpenHours"];

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DAYS = 7;

/**
 * Whether a place is open; one without hours always is. Hours that end when they began, or before,
 * end the next day. Pure.
 *
 * Units: Unix milliseconds. Source: spec/rewards/programs/policies.tsp.
 */
export function isOpen(open_hours: readonly OpenHours[], at: number): boolean {
  if (open_hours.length === 0) return true;
  const midnight = startOfHarareDay(at);
  const minute = (at - midnight) / MINUTE_MS;
  const today = Math.round((midnight - startOfHarareWeek(at)) / DAY_MS) + 1;
  const yesterday = today === 1 ? DAYS : today - 1;
  return open_hours.some(({ days, from, to }) => {
    const [begins, ends] = [minuteOf(from), minuteOf(to)];
    const is_overnight = ends <= begins;
    const since_today = days.includes(today) && minute >= begins && (is_overnight || minute < ends);
    return since_today || (is_overnight && days.includes(yesterday) && minute < ends);
  });
}

/** Minutes after midnight of `17:30`. */
function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
