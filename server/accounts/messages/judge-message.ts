import type { TextAnswer, TextReport } from "#providers/sms";
import type { HeldMessage, SettledMessage } from "./lifecycle.ts";
import { type MessageWaits, REPORT_WINDOW_MS, TRIES_MAX, turnWindow } from "./message-waits.ts";

/**
 * What came of the talk with a gateway: its answer to a message, or its report of one; or that
 * none was talked to, because workers died of it.
 */
export type GatewayWord = TextAnswer | TextReport | { readonly kind: "given_up" };

interface Standing {
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
  readonly wall_now: number;
  readonly waits: MessageWaits;
}

type Silence = Omit<Standing, "waits"> & { readonly waits: Pick<MessageWaits, "beforeReport"> };

/**
 * Decides what a gateway's word does to a message. Pure. A message that no gateway has taken in
 * three tries has failed, and is unconfirmed when one of them may have; so is a text that was taken
 * and not reported within a day. A try for which no turn came is none while the message is young.
 */
export function judgeMessage(
  row: HeldMessage,
  word: GatewayWord,
  { now, wall_now, waits }: Standing,
): SettledMessage {
  switch (word.kind) {
    case "accepted": {
      const { gateway_reference: provider_reference } = word;
      const sent = {
        ...row,
        status: "sent" as const,
        status_at: now,
        provider_reference,
        deaths: 0,
      };
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
      return notTaken(row, now);
    case "given_up":
      return doneWith({ ...row, status: "unconfirmed", status_at: now });
    case "pending":
    case "not_taken":
    case "no_answer":
      return row.status === "queued"
        ? afterTry(row, word, { now, wall_now, waits })
        : afterSilence(row, { now, wall_now, waits });
  }
}

function afterTry(
  row: HeldMessage,
  word: GatewayWord,
  { now, wall_now, waits }: Standing,
): SettledMessage {
  if ("had_turn" in word && now - row.created < turnWindow(row)) {
    const tries = row.tries - 1;
    return { ...row, tries, due_at: wall_now + waits.afterTry(tries) };
  }
  const tried = { ...row, unanswered: row.unanswered + (word.kind === "no_answer" ? 1 : 0) };
  if (tried.tries >= TRIES_MAX) return notTaken(tried, now);
  return { ...tried, due_at: wall_now + waits.afterTry(tried.tries) };
}

/** No gateway says that it has it; one that did not answer, or whose answer was lost, may. */
function notTaken(row: HeldMessage, now: number): SettledMessage {
  const status = row.unanswered > 0 ? "unconfirmed" : "failed";
  return doneWith({ ...row, status, status_at: now });
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
