/** A schedule of a new shop, with short ways to its next days. */
import { given, type Organisation } from "./given.ts";

/** The next three days of a schedule, by their places. */
export interface ScheduleDays {
  readonly shop: Organisation;
  readonly schedule_id: string;
  readonly days: readonly string[];
  at(index: number): { schedule_id: string; day: string };
}

/** Makes a schedule, daily unless it is said otherwise, for a shop or a new one. */
export async function scheduleDays(
  wanted: Record<string, unknown> = {},
  of: Organisation | null = null,
): Promise<ScheduleDays> {
  const shop = of ?? (await given.organisation());
  const { id: schedule_id, next_runs: days } = await given.schedule(shop, wanted);
  const at = (index: number) => ({ schedule_id, day: days[index] ?? "" });
  return { shop, schedule_id, days, at };
}

/** The day so many days after another. */
export function daysAfter(day = "", days = 0): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Lets the clock stand so many seconds before the run of a day. */
export async function standBefore(
  { shop, at }: ScheduleDays,
  index: number,
  seconds: number,
): Promise<void> {
  const { body: day } = await shop.api.getScheduleOccurrence({ path: at(index) });
  const { body: clock } = await shop.api.getTestClock();
  const away = (day.runs_at ?? 0) - clock.now - seconds;
  await shop.api.advanceTestClock({ body: { seconds: away } });
}
