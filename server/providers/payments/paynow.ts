import { request } from "undici";
import type { Currency } from "#platform/context";
import { formatMoney, parseMoney } from "#platform/money";
import { type Fields, fieldOf, isAuthentic, readMessage, writeMessage } from "./paynow-message.ts";
import type { NewPayment, Payment, PaymentAdapter, PaymentState, StartAnswer } from "./port.ts";

/** The contract with Paynow for one currency. */
export interface PaynowIntegration {
  readonly id: string;
  readonly key: string;
}

/** How Paynow is reached, and as whom. */
export interface PaynowSettings extends PaynowIntegration {
  /** `https://www.paynow.co.zw`, and of tests their own. */
  readonly url: string;
  readonly currency: Currency;
  /** What payers pay on top. Units: basis points. */
  readonly fee_bps: number;
}

const DEADLINE_MS = 20_000;
/** An answer has a dozen short fields. */
const ANSWER_BYTES_MAX = 16_384;
const IS_FORM = { "content-type": "application/x-www-form-urlencoded" };

const NO_ANSWER: PaymentState = { kind: "no_answer" };

/** What Paynow calls a payment that was paid; the last two are of what is sent by post. */
const PAID = ["paid", "awaiting delivery", "delivered"];
const WAITING = ["created", "sent"];
const REVERSED = ["disputed", "refunded"];

/**
 * Paynow, for one currency. What does not prove itself by the key of the integration, or leads to
 * another host, was not said by Paynow.
 *
 * Source: docs/decisions/0047-paynow.md.
 */
export function paynow(settings: PaynowSettings): PaymentAdapter {
  const { id, currency, fee_bps } = settings;
  return {
    integration: integrationOf({ id, currency }),
    is_simulated: false,
    deadline_ms: DEADLINE_MS,
    fee_bps,
    start: (payment, signal) => start(settings, payment, signal),
    async poll(payment, signal) {
      const { status_url } = payment;
      if (status_url === null || !isTheirs(settings, status_url)) return NO_ANSWER;
      return stateOf(settings, await post(status_url, "", signal));
    },
    trace: (payment, signal) => trace(settings, payment, signal),
  };
}

/** The name under which payments of an integration are told apart. */
export function integrationOf({ id, currency }: { id: string; currency: Currency }): string {
  return `paynow/${currency}/${id}`;
}

async function start(
  settings: PaynowSettings,
  payment: NewPayment,
  signal: AbortSignal,
): Promise<StartAnswer> {
  const message = writeMessage(
    [
      ["id", settings.id],
      ["reference", payment.reference],
      ["amount", formatMoney(payment.amount_minor + payment.fee_minor)],
      ["additionalinfo", payment.words],
      ["returnurl", payment.return_url],
      ["resulturl", payment.result_url],
      ["merchanttrace", traceOf(payment)],
      ["status", "Message"],
    ],
    settings.key,
  );
  const answer = await post(`${settings.url}/interface/initiatetransaction`, message, signal);
  if (answer === null) return { kind: "no_answer" };
  const status = fieldOf(answer, "status").toLowerCase();
  // A refusal is not signed: nothing can be paid that was not started.
  if (status === "error") return { kind: "refused", words: fieldOf(answer, "error") };
  const [redirect_url, status_url] = [fieldOf(answer, "browserurl"), fieldOf(answer, "pollurl")];
  const is_theirs = isTheirs(settings, redirect_url) && isTheirs(settings, status_url);
  if (status !== "ok" || !isAuthentic(answer, settings.key) || !is_theirs) {
    return { kind: "invalid" };
  }
  return { kind: "started", redirect_url, status_url };
}

async function trace(
  settings: PaynowSettings,
  payment: Payment,
  signal: AbortSignal,
): Promise<PaymentState> {
  const message = writeMessage(
    [
      ["id", settings.id],
      ["merchanttrace", traceOf(payment)],
      ["status", "Message"],
    ],
    settings.key,
  );
  const answer = await post(`${settings.url}/interface/trace`, message, signal);
  if (answer !== null && fieldOf(answer, "status").toLowerCase() === "notfound") {
    return { kind: "not_found" };
  }
  const state = stateOf(settings, answer);
  const started = answer === null ? null : startedOf(settings, answer);
  return state.kind === "waiting" && started !== null ? { ...state, started } : state;
}

/** A trace names no page: the payer's is the one of the payment's number. */
function startedOf(settings: PaynowSettings, answer: Fields) {
  const status_url = fieldOf(answer, "pollurl");
  const number = fieldOf(answer, "paynowreference").replaceAll(",", "");
  if (!isTheirs(settings, status_url) || !/^\d{1,15}$/.test(number)) return null;
  return { redirect_url: `${settings.url}/Payment/ConfirmPayment/${number}`, status_url };
}

/** What a message says of a payment; without its proof it says nothing. */
function stateOf({ key }: PaynowSettings, answer: Fields | null): PaymentState {
  if (answer === null || !isAuthentic(answer, key)) return NO_ANSWER;
  const status = fieldOf(answer, "status").toLowerCase();
  if (WAITING.includes(status)) return { kind: "waiting" };
  if (status === "cancelled") return { kind: "failed", code: "cancelled" };
  if (REVERSED.includes(status)) return { kind: "reversed", words: status };
  const amount = fieldOf(answer, "amount").replaceAll(",", "");
  // With the fee of the payer it may be more than a request may name.
  const amount_minor = parseMoney(amount, { allow_large: true });
  const provider_reference = fieldOf(answer, "paynowreference");
  if (!PAID.includes(status) || amount_minor === null || provider_reference === "") {
    return NO_ANSWER;
  }
  const reference = fieldOf(answer, "reference");
  return { kind: "paid", reference, amount_minor, provider_reference, payer_note: null };
}

/** At most 32 characters. */
function traceOf({ trace: uuid }: Payment): string {
  return uuid.replaceAll("-", "");
}

/** Whether a URL leads to Paynow, at the host that is configured or another one of theirs. */
function isTheirs(settings: PaynowSettings, written: string): boolean {
  const [url, own] = [URL.parse(written), URL.parse(settings.url)];
  if (url === null || own === null || url.protocol !== own.protocol) return false;
  if (url.username !== "" || url.password !== "") return false;
  return url.host === own.host || (isOfPaynow(url) && isOfPaynow(own));
}

function isOfPaynow({ hostname, port }: URL): boolean {
  return port === "" && /^(?:[a-z-]+\.)?paynow\.co\.zw$/.test(hostname);
}

/** What was answered; null where nothing was, or where it was no success. Follows no redirect. */
async function post(url: string, body: string, signal: AbortSignal): Promise<Fields | null> {
  try {
    const answer = await request(url, { method: "POST", headers: IS_FORM, body, signal });
    const text = await textOf(answer.body as AsyncIterable<Buffer>);
    return answer.statusCode === 200 && text !== null ? readMessage(text) : null;
  } catch {
    return null;
  }
}

async function textOf(body: AsyncIterable<Buffer>): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES_MAX) return null;
  }
  return Buffer.concat(chunks).toString("utf8");
}
