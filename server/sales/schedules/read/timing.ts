import type { Schemas } from "@svc/generated/routes";
import { refuse } from "#platform/refusal";
import { daysBetween } from "#platform/time/calendar";
import type { ScheduleRow } from "../rows/tables.ts";

type Cadence = Schemas["ScheduleCadence"];
type DayField = "day_of_week" | "day_of_month" | "month_of_year" | "anchor_date";

/** The fields that say on which day each cadence runs. */
const NEEDS: Readonly<Record<Cadence, readonly DayField[]>> = {
  daily: [],
  weekly: ["day_of_week"],
  biweekly: ["anchor_date"],
  monthly: ["day_of_month"],
  yearly: ["day_of_month", "month_of_year"],
  payday: ["day_of_month"],
  last_day: [],
};

const DAY_FIELDS: readonly DayField[] = [
  "day_of_week",
  "day_of_month",
  "month_of_year",
  "anchor_date",
];

/** The day from which fortnights are counted is at most so many days away. */
const ANCHOR_DAYS_MAX = 366;

/** The fields of a schedule's body that say when it runs. */
export type WrittenTiming = { readonly cadence: Cadence; readonly hour: number } & {
  readonly [Field in DayField | "minute"]?: ScheduleRow[Field] | null;
};

export type ScheduleTiming = Pick<ScheduleRow, "cadence" | "hour" | "minute" | DayField>;

/** The fields of days that a cadence has no use for. */
export function unusedFields(cadence: Cadence): readonly DayField[] {
  return DAY_FIELDS.filter((field) => !NEEDS[cadence].includes(field));
}

/**
 * Reads when a schedule runs.
 *
 * Refuses: `parameter_missing`, `conflicting_parameters`, `time_out_of_range`.
 */
export function readTiming(
  written: WrittenTiming,
  { payday_day, today }: { payday_day: number | null; today: string },
): ScheduleTiming {
  const { cadence, hour, minute } = written;
  const unused = unusedFields(cadence).find((field) => written[field] != null);
  if (unused !== undefined) {
    const message = `\`${unused}\` cannot be used with the cadence ${cadence}.`;
    refuse("conflicting_parameters", { param: unused, message });
  }
  const missing = NEEDS[cadence].find((field) => written[field] == null);
  if (missing !== undefined && !(cadence === "payday" && payday_day !== null)) {
    refuse("parameter_missing", {
      param: missing,
      message: `\`${missing}\` is required for the cadence ${cadence}.`,
    });
  }
  refuseAnchor(written.anchor_date ?? null, today);
  return {
    ...{ cadence, hour, minute: minute ?? 0 },
    day_of_week: written.day_of_week ?? null,
    day_of_month: written.day_of_month ?? null,
    month_of_year: written.month_of_year ?? null,
    anchor_date: written.anchor_date ?? null,
  };
}

function refuseAnchor(anchor_date: string | null, today: string): void {
  if (anchor_date === null || Math.abs(daysBetween(today, anchor_date)) <= ANCHOR_DAYS_MAX) return;
  refuse("time_out_of_range", {
    param: "anchor_date",
    message: "`anchor_date` must be at most 366 days from today.",
  });
}
