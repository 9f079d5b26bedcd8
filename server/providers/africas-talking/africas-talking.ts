import { type Exchange, openSupplierHttp } from "#providers/http";
import {
  type ReportedText,
  referenceOf,
  type Senders,
  senderOf,
  type TextAdapter,
  type TextAnswer,
} from "#providers/sms";
import { CODES, NOT_TAKEN_STATUSES } from "./outcomes.ts";

/** How Africa's Talking is reached, and as whom. */
interface AfricasTalkingSettings {
  readonly url: string;
  readonly user: string;
  readonly secret: string;
  readonly senders: Senders;
  /** What it has posted of a text; null where it has posted nothing. */
  readonly findReport: (text: ReportedText) => Promise<"delivered" | "failed" | null>;
}

const NAME = "africas-talking";
const DEADLINE_MS = 20_000;
const NO_TURN: TextAnswer = { kind: "not_taken", reason: "no turn in time", had_turn: false };
const PATH = "/version1/messaging";

/**
 * Africa's Talking. It answers 201 to a text that it refuses too, so each recipient's code counts.
 *
 * Source: docs/decisions/0062-texts-and-mails.md.
 */
export function africasTalking(settings: AfricasTalkingSettings): TextAdapter {
  const { user, secret, senders } = settings;
  const http = openSupplierHttp(settings.url);
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    ...{ accept: "application/json", apikey: secret },
  };
  return {
    name: NAME,
    is_simulated: false,
    deadline_ms: DEADLINE_MS,
    async submit({ phone, text }, signal) {
      const from = senderOf(senders, phone);
      const form = new URLSearchParams({ username: user, to: phone, message: text, enqueue: "1" });
      if (from !== null) form.set("from", from);
      const call = { method: "POST", path: PATH, headers, body: `${form}`, signal } as const;
      const exchange = await http.call(call);
      // What still waits for a connection when its time is over has had no turn.
      if (exchange.kind === "not_sent" && signal.aborted) return NO_TURN;
      return answerIn(exchange, phone);
    },
    async report({ gateway_reference, phone }) {
      const text = { gateway_reference: referenceOf({ name: NAME }, gateway_reference), phone };
      return { kind: (await settings.findReport(text)) ?? "pending" };
    },
  };
}

/** What it says of the one number that it was handed. */
function answerIn(exchange: Exchange, phone: string): TextAnswer {
  if (exchange.kind === "not_sent") return { kind: "not_taken", reason: "not sent" };
  if (exchange.kind === "no_answer") return { kind: "no_answer", reason: exchange.reason };
  const { status, text } = exchange;
  if (NOT_TAKEN_STATUSES.includes(status)) return { kind: "not_taken", reason: `HTTP ${status}` };
  if (status !== 201 && status !== 200) return { kind: "no_answer", reason: `HTTP ${status}` };
  const recipient = recipientIn(text, phone);
  if (recipient === null) return { kind: "no_answer", reason: "unparseable" };
  const { code, message_id } = recipient;
  const [name, means] = CODES[code] ?? ["unknown", "no_answer"];
  if (means !== "accepted") return { kind: means, reason: `${code} ${name}` };
  // Without its id no report can be told apart.
  if (message_id === null) return { kind: "no_answer", reason: `${code} without an id` };
  return { kind: "accepted", gateway_reference: message_id };
}

interface Recipient {
  readonly code: number;
  readonly message_id: string | null;
}

/** Null where the answer is none, or about another number. */
function recipientIn(text: string, phone: string): Recipient | null {
  const found = readJson(text)?.SMSMessageData?.Recipients;
  if (!Array.isArray(found)) return null;
  const recipient = found.find((one) => one?.number === phone);
  if (recipient === undefined) return null;
  const { statusCode, messageId } = recipient as Record<string, unknown>;
  const is_id = typeof messageId === "string" && /^[\w.:-]{1,100}$/.test(messageId);
  const message_id = is_id && messageId !== "None" ? messageId : null;
  return { code: Number(statusCode), message_id };
}

function readJson(text: string): { SMSMessageData?: { Recipients?: unknown } } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
