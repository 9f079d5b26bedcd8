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

type Silence = Omit<Standing, "waits"> & { readonly waits: Pick<MessageWaits, "beforeReport"> };

/**
 * Decides what a gateway's word does to a message. Pure. A message that no gateway has taken in
 * three tries has failed; a text that was taken and not reported within a day is unconfirmed.
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
      return afterSilence(row, { now, wall_now, waits: NEVER });
    case "refused":
      return doneWith({ ...row, status: "failed", status_at: now });
    case "pending":
    case "not_taken":
    case "no_answer":
      return row.status === "queued"
        ? afterTry(row, { now, wall_now, waits })
        : afterSilence(row, { now, wall_now, waits });
  }
}

function afterTry(row: HeldMessage, { now, wall_now, waits }: Standing): SettledMessage {
  if (row.tries >= TRIES_MAX) return doneWith({ ...row, status: "failed", status_at: now });
  return { ...row, due_at: wall_now + waits.afterTry(row.tries) };
}

/** A question is never later than the end of the window. */
function afterSilence(row: HeldMessage, { now, wall_now, waits }: Silence): SettledMessage {
  if (row.status === "unconfirmed") return doneWith(row);
  const left_ms = row.status_at + REPORT_WINDOW_MS - now;
  if (left_ms <= 0) return doneWith({ ...row, status: "unconfirmed", status_at: now });
  return { ...row, due_at: wall_now + Math.min(left_ms, waits.beforeReport(row.queries)) };
}

/** A gateway without reports is not questioned again. */
const NEVER: Pick<MessageWaits, "beforeReport"> = { beforeReport: () => REPORT_WINDOW_MS };

/** The message needs no further sending. */
function doneWith(row: HeldMessage): SettledMessage {
  return { ...row, due_at: null };
}
