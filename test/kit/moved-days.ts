import { harareDay } from "@svc/server/platform/time/instants.ts";
import { runNow } from "./run-clock.ts";

/** The day on which the examples of the contract are told. */
const TOLD_ON = "2026-11-25";
/** Unix seconds of the year around it: no other number of an example is near. */
const SECONDS = { from: 1_780_000_000, to: 1_812_000_000 };
const DAY_SECONDS = 86_400;
const WRITTEN_DAY = /^20\d\d-\d\d-\d\d(?=$|T)/;

/**
 * What an example shows, with its days and times as far from today as they are from the day on
 * which it is told: an example ages, and a call that is made with it must not.
 */
export function movedToNow<T>(shown: T): T {
  return moved(shown, daysSinceTold()) as T;
}

function moved(shown: unknown, days: number): unknown {
  if (typeof shown === "string") return shown.replace(WRITTEN_DAY, (day) => dayAfter(day, days));
  if (typeof shown === "number") return isTime(shown) ? shown + days * DAY_SECONDS : shown;
  if (Array.isArray(shown)) return shown.map((one) => moved(one, days));
  if (shown === null || typeof shown !== "object") return shown;
  return Object.fromEntries(Object.entries(shown).map(([name, one]) => [name, moved(one, days)]));
}

function isTime(shown: number): boolean {
  return shown >= SECONDS.from && shown < SECONDS.to;
}

function dayAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

function daysSinceTold(): number {
  const today = Temporal.PlainDate.from(harareDay(runNow()));
  return Temporal.PlainDate.from(TOLD_ON).until(today).days;
}
