import type { TextAnswer, TextReport } from "#providers/sms";
import { type MessageWaits, REPORT_WINDOW_MS, TRIES_MAX } from "./message-waits.ts";
import type { MessageRow } from "./tables.ts";

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
  row: MessageRow,
  word: GatewayWord,
  { now, wall_now, waits }: Standing,
): MessageRow {
  const open = { ...row, lease_owner: null, lease_until: null };
  switch (word.kind) {
    case "accepted": {
      const { gateway_reference: provider_reference } = word;
      const sent = { ...open, status: "sent" as const, status_at: now, provider_reference };
      return row.channel === "sms"
        ? { ...sent, due_at: wall_now + waits.beforeReport(0) }
        : doneWith(sent);
    }
    case "delivered":
    case "failed":
      return doneWith({ ...open, status: word.kind, status_at: now });
    case "refused":
      return doneWith({ ...open, status: "failed", status_at: now });
    case "pending":
    case "not_taken":
    case "no_answer":
      return row.status === "sent"
        ? afterSilence(open, { now, wall_now, waits })
        : afterTry(open, { now, wall_now, waits });
  }
}

function afterTry(row: MessageRow, { now, wall_now, waits }: Standing): MessageRow {
  if (row.tries >= TRIES_MAX) return doneWith({ ...row, status: "failed", status_at: now });
  return { ...row, due_at: wall_now + waits.afterTry(row.tries) };
}

function afterSilence(row: MessageRow, { now, wall_now, waits }: Standing): MessageRow {
  if (now - row.status_at >= REPORT_WINDOW_MS) return doneWith(row);
  return { ...row, due_at: wall_now + waits.beforeReport(row.queries) };
}

/** Nobody has to be told it any more, so the service forgets what it said. */
function doneWith(row: MessageRow): MessageRow {
  return { ...row, due_at: null, body: null };
}
