import { refuse } from "../refusal.ts";
import { harareDay, nextHarareDay, parseTime, startOfHarareMonth } from "./instants.ts";

/** Whole days in Harare. Units: milliseconds. */
export interface DaySpan {
  /** The first day, `YYYY-MM-DD`. */
  readonly from: string;
  /** The last day. */
  readonly to: string;
  readonly starts_at: number;
  /** The first moment after it. */
  readonly ends_at: number;
}

const DAY_MS = 86_400_000;
/** Source: spec/workforce/words.tsp. */
const DAYS_MAX = 366;

/**
 * The days that a report is asked for: this month up to today, unless others are named.
 *
 * Refuses: `parameter_invalid`, `time_out_of_range`.
 * Units: `now` in milliseconds on the account's clock.
 */
export function readDaySpan(
  asked: { readonly from?: string; readonly to?: string },
  now: number,
): DaySpan {
  const { from = harareDay(startOfHarareMonth(now)), to = harareDay(now) } = asked;
  const starts_at = readDay("from", from);
  const ends_at = nextHarareDay(readDay("to", to));
  const days = (ends_at - starts_at) / DAY_MS;
  if (days >= 1 && days <= DAYS_MAX) return { from, to, starts_at, ends_at };
  const message =
    days < 1
      ? `\`to\` is before \`from\`: ${to} is before ${from}.`
      : `\`from\` and \`to\` can be at most ${DAYS_MAX} days apart.`;
  const max = harareDay(starts_at + (DAYS_MAX - 1) * DAY_MS);
  return refuse("time_out_of_range", { param: "to", message, meta: { min: from, max } });
}

function readDay(param: string, written: string): number {
  const message = `\`${param}\` must be a day of the calendar, such as 2026-11-25.`;
  return parseTime(`${written}T00:00`) ?? refuse("parameter_invalid", { param, message });
}
