import type { Currency } from "#platform/context";
import { formatMoney, parseMoney } from "#platform/values/money";
import { openSupplierHttp, type SupplierHttp } from "#providers/http";
import { type Fields, fieldOf, isAuthentic, readMessage, writeMessage } from "./paynow-message.ts";
import { meaningOf, refusedOf } from "./paynow-outcomes.ts";
import type {
  NewPayment,
  Payment,
  PaymentAdapter,
  PaymentState,
  PromptAnswer,
  StartAnswer,
  WalletPayment,
} from "./port.ts";

type Prompted = Extract<PromptAnswer, { kind: "prompted" }>;

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
const ANSWER_CHARACTERS_MAX = 16_384;
/** Of each text that a page shows. */
const WORDS_MAX = 500;
const IS_FORM = { "content-type": "application/x-www-form-urlencoded" };

const NO_ANSWER: PaymentState = { kind: "no_answer" };

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
    prompt: (payment, signal) => prompt(settings, payment, signal),
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
  const message = writeMessage(wantedOf(settings, payment), settings.key);
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

/** Has Paynow ask the owner of a wallet, who then approves the payment on the phone. */
async function prompt(
  settings: PaynowSettings,
  payment: WalletPayment,
  signal: AbortSignal,
): Promise<PromptAnswer> {
  const local_phone = payment.phone.replace(/^\+263/, "0");
  const fields: Fields = [
    ...wantedOf(settings, payment),
    ["method", payment.wallet],
    ["phone", local_phone],
  ];
  const message = writeMessage(fields, settings.key);
  const answer = await post(`${settings.url}/interface/remotetransaction`, message, signal);
  if (answer === null) return { kind: "no_answer" };
  const status = fieldOf(answer, "status").toLowerCase();
  if (status === "error") return refusedOf(fieldOf(answer, "error"));
  const status_url = fieldOf(answer, "pollurl");
  const is_ok = status === "ok" && isAuthentic(answer, settings.key);
  if (!is_ok || !isTheirs(settings, status_url)) return { kind: "invalid" };
  return { kind: "prompted", status_url, ...wordsOf(answer) };
}

/** What the owner is told; long texts are cut, because they stand on a page of ours. */
function wordsOf(answer: Fields): Pick<Prompted, "instructions" | "authorization"> {
  const [instructions, code, expires] = [
    ...["instructions", "authorizationcode", "authorizationexpires"],
  ].map((name) => fieldOf(answer, name).slice(0, WORDS_MAX) || null);
  const authorization = code ? { code, expires: expires ?? null } : null;
  return { instructions: instructions ?? null, authorization };
}

/** What every payment is begun with. */
function wantedOf({ id }: PaynowSettings, payment: NewPayment): Fields {
  return [
    ["id", id],
    ["reference", payment.reference],
    ["amount", formatMoney(payment.amount_minor + payment.fee_minor)],
    ["additionalinfo", payment.words],
    ["returnurl", payment.return_url],
    ["resulturl", payment.result_url],
    ["merchanttrace", traceOf(payment)],
    ["status", "Message"],
  ];
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
  const meaning = meaningOf(status);
  if (meaning === null) return NO_ANSWER;
  if (meaning === "waiting") return { kind: "waiting" };
  if (meaning === "cancelled") return { kind: "failed", code: "cancelled" };
  if (meaning === "reversed") return { kind: "reversed", words: status };
  const amount = fieldOf(answer, "amount").replaceAll(",", "");
  // With the fee of the payer it may be more than a request may name.
  const amount_minor = parseMoney(amount, { allow_large: true });
  const provider_reference = fieldOf(answer, "paynowreference");
  if (amount_minor === null || provider_reference === "") return NO_ANSWER;
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

/** What was answered; null where nothing was, or where it was no success. */
async function post(url: string, body: string, signal: AbortSignal): Promise<Fields | null> {
  const { origin, pathname, search } = new URL(url);
  const answer = await httpOf(origin).call({
    ...{ method: "POST", path: pathname + search, headers: IS_FORM, body, signal },
  });
  if (answer.kind !== "answered" || answer.status !== 200) return null;
  return answer.text.length > ANSWER_CHARACTERS_MAX ? null : readMessage(answer.text);
}

/** Their hosts, which are few. */
const HOSTS = new Map<string, SupplierHttp>();

function httpOf(origin: string): SupplierHttp {
  const http = HOSTS.get(origin) ?? openSupplierHttp(origin);
  HOSTS.set(origin, http);
  return http;
}
