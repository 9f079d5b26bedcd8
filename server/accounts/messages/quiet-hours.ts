import { nextHarareDay, startOfHarareDay } from "#platform/time/instants";
import type { MessageRow } from "./tables.ts";

/** From nine in the evening to seven in the morning, in Harare. */
const ENDS_MS = 7 * 3_600_000;
const STARTS_MS = 21 * 3_600_000;

/**
 * Purposes that can wait for the morning: nobody sits and waits for the text. What was bought, what
 * was asked for and what warns goes out at any hour.
 */
const CAN_WAIT: ReadonlySet<MessageRow["purpose"]> = new Set(["reward_link"]);

/** When a message that is owed now is due: a live text that can wait keeps the quiet hours. */
export function dueAfterQuietHours(
  { mode, channel, purpose }: Pick<MessageRow, "mode" | "channel" | "purpose">,
  now: number,
): number {
  if (mode !== "live" || channel !== "sms" || !CAN_WAIT.has(purpose)) return now;
  const of_day_ms = now - startOfHarareDay(now);
  if (of_day_ms < ENDS_MS) return startOfHarareDay(now) + ENDS_MS;
  return of_day_ms < STARTS_MS ? now : nextHarareDay(now) + ENDS_MS;
}
