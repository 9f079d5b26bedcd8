import { type Exchange, openSupplierHttp } from "#providers/http";
import { type Senders, senderOf, type TextAdapter, type TextAnswer } from "#providers/sms";

/** How txt is reached, and as whom. */
interface TxtSettings {
  readonly url: string;
  readonly user: string;
  readonly secret: string;
  readonly senders: Senders;
}

const DEADLINE_MS = 20_000;
const NO_TURN: TextAnswer = { kind: "not_taken", reason: "no turn in time", had_turn: false };
const PATH = "/Remote/SendMessage";

/** Statuses of HTTP under which no text was looked at. */
const NOT_TAKEN_STATUSES: readonly number[] = [400, 401, 403, 404, 405, 429];

/**
 * txt.co.zw, which answers with one line. What its errors are is not published, so that none of
 * them refuses the number; and it reports nothing of what it took.
 *
 * Source: docs/decisions/0062-texts-and-mails.md.
 */
export function txt({ url, user, secret, senders }: TxtSettings): TextAdapter {
  const http = openSupplierHttp(url);
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString("base64")}`,
  };
  return {
    name: "txt",
    is_simulated: false,
    deadline_ms: DEADLINE_MS,
    async submit({ phone, text }, signal) {
      const from = senderOf(senders, phone);
      const recipient = phone.replace("+", "");
      const form = new URLSearchParams({ Username: user, Recipients: recipient, Body: text });
      if (from !== null) form.set("sending_number", from);
      const call = { method: "POST", path: PATH, headers, body: `${form}`, signal } as const;
      const exchange = await http.call(call);
      // What still waits for a connection when its time is over has had no turn.
      if (exchange.kind === "not_sent" && signal.aborted) return NO_TURN;
      return answerIn(exchange);
    },
    report: async () => ({ kind: "none" }),
  };
}

function answerIn(exchange: Exchange): TextAnswer {
  if (exchange.kind === "not_sent") return { kind: "not_taken", reason: "not sent" };
  if (exchange.kind === "no_answer") return { kind: "no_answer", reason: exchange.reason };
  const { status, text } = exchange;
  if (NOT_TAKEN_STATUSES.includes(status)) return { kind: "not_taken", reason: `HTTP ${status}` };
  if (status !== 200) return { kind: "no_answer", reason: `HTTP ${status}` };
  const [, word, rest = ""] = /^\s*(SUCCESS|ERROR):\s*(.*)/.exec(text) ?? [];
  // Its words may name the number.
  if (word === "ERROR") return { kind: "not_taken", reason: "ERROR" };
  const [id] = /^[\w.:-]{1,100}/.exec(rest) ?? [];
  if (word !== "SUCCESS" || id === undefined) return { kind: "no_answer", reason: "unparseable" };
  return { kind: "accepted", gateway_reference: id };
}
