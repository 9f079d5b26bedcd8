import type { TextAnswer, TextReport } from "#providers/sms";
import type { HeldMessage, SettledMessage } from "./lifecycle.ts";
import { type MessageWaits, REPORT_WINDOW_MS, TRIES_MAX } from "./message-waits.ts";

/** What came of the talk with a gateway: its answer to a message, or its report of one. */
export type GatewayWord = TextAnswer | TextReport;

interface Standing {
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
  readonly wall_now: number;
  readonly waits: MessageWaits;
}

/**
 * Decides what a gateway's word does to a message. Pure. A message that no gateway has taken in
 * three tries has failed; one that was taken and never reported stays as sent.
 */
export function judgeMessage(
  row: HeldMessage,
  word: GatewayWord,
  { now, wall_now, waits }: Standing,
): SettledMessage {
  switch (word.kind) {
    case "accepted": {
      const { gateway_reference: provider_reference } = word;
      const sent = { ...row, status: "sent" as const, status_at: now, provider_reference };
      return row.channel === "sms"
        ? { ...sent, due_at: wall_now + waits.beforeReport(0) }
        : doneWith(sent);
    }
    case "delivered":
    case "failed":
      return doneWith({ ...row, status: word.kind, status_at: now });
    case "none":
      return doneWith(row);
    case "refused":
      return doneWith({ ...row, status: "failed", status_at: now });
    case "pending":
    case "not_taken":
    case "no_answer":
      return row.status === "sent"
        ? afterSilence(row, { now, wall_now, waits })
        : afterTry(row, { now, wall_now, waits });
  }
}

function afterTry(row: HeldMessage, { now, wall_now, waits }: Standing): SettledMessage {
  if (row.tries >= TRIES_MAX) return doneWith({ ...row, status: "failed", status_at: now });
  return { ...row, due_at: wall_now + waits.afterTry(row.tries) };
}

function afterSilence(row: HeldMessage, { now, wall_now, waits }: Standing): SettledMessage {
  if (now - row.status_at >= REPORT_WINDOW_MS) return doneWith(row);
  return { ...row, due_at: wall_now + waits.beforeReport(row.queries) };
}

/** The message needs no further sending. */
function doneWith(row: HeldMessage): SettledMessage {
  return { ...row, due_at: null };
}
