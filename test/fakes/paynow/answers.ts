/** What Paynow answers to the service: to a start, on its page or to a wallet, a trace, a poll. */
import type { FakeAnswer } from "../kit/index.ts";
import { type Fields, fieldOf, hashOf, signed, unsigned } from "./message.ts";
import { byNumber, type FakePayment, type Integration, taken, WITHOUT_MONEY } from "./world.ts";

/** Where this Paynow is, what time it is there, and what it plays; null for nothing of the kind. */
export interface Here {
  readonly url: string;
  readonly now: number;
  readonly play: string | null;
}

const METHODS = ["ecocash", "onemoney", "innbucks", "omari", "paygo", "vmc", "zimswitch"];
/** These take the token of a card, and no number. */
const CARDS = ["vmc", "zimswitch"];
/** These show a code, which the owner enters in an app. */
const WITH_CODE = ["innbucks", "paygo"];
const CODE_LIVES_MS = 600_000;

/** Plays of starts that begin nothing. */
const UNBEGUN: Readonly<Record<string, () => FakeAnswer>> = {
  error: () => error("Invalid amount field"),
  declined: () => error("The transaction could not be processed"),
  html_503: () => DOWN,
  garbage: () => ok("<html>hello</html>"),
  reset: () => "reset",
};

/** Answers to `initiatetransaction`. */
export function initiated(integration: Integration, fields: Fields, here: Here): FakeAnswer {
  const refusal = refusalOf(integration, fields, here);
  if (refusal !== null) return refusal;
  const payment = taken(integration, fields);
  const page = ["BrowserUrl", `${here.url}/Payment/ConfirmPayment/${payment.number}`] as const;
  return begun(integration, here, { payment, page, more: [] });
}

/** Answers to `remotetransaction`. */
export function prompted(integration: Integration, fields: Fields, here: Here): FakeAnswer {
  const refusal = refusalOf(integration, fields, here) ?? refusalOfWallet(fields);
  if (refusal !== null) return refusal;
  const payment = taken(integration, fields);
  return begun(integration, here, { payment, page: null, more: promptOf(payment, here.now) });
}

/** Answers to `trace`. */
export function traced(integration: Integration, fields: Fields, { url, play }: Here): FakeAnswer {
  if (play === "down") return DOWN;
  if (!isRight(integration, fields)) return error("Hash");
  const named = fieldOf(fields, "merchanttrace");
  const payment = [...integration.payments.values()].find((one) => one.trace === named);
  if (payment === undefined) return ok(unsigned([["Status", "NotFound"]]));
  return ok(signed(stateOf(payment, url), integration.key));
}

/** Answers to a poll of a payment's own address. */
export function polled(integration: Integration, number: number, { url, play }: Here): FakeAnswer {
  const payment = byNumber(integration, number);
  if (payment === undefined || play === "down") return DOWN;
  payment.polls += 1;
  const key = play === "wrong_hash" ? `${integration.key}x` : integration.key;
  return ok(signed(stateOf(payment, url), key));
}

/** How a payment stands, as polls, traces and status updates say it. */
export function stateOf({ number, reference, paid, status }: FakePayment, url: string): Fields {
  return [
    ["reference", reference],
    ["paynowreference", number.toLocaleString("en")],
    ["amount", paid],
    ["status", status],
    ["pollurl", pollUrl(url, number)],
  ];
}

const DOWN: FakeAnswer = { status: 503, body: "<html>busy</html>" };

function ok(body: string): FakeAnswer {
  return { status: 200, headers: { "content-type": "text/plain; charset=utf-8" }, body };
}

function error(words: string): FakeAnswer {
  return ok(
    unsigned([
      ["Status", "Error"],
      ["Error", words],
    ]),
  );
}

function pollUrl(host: string, number: number): string {
  return `${host}/Interface/CheckPayment/?guid=${number}`;
}

function isRight({ id, key }: Integration, fields: Fields): boolean {
  return fieldOf(fields, "id") === id && fieldOf(fields, "hash") === hashOf(fields, key);
}

function refusalOf(integration: Integration, fields: Fields, { play }: Here): FakeAnswer | null {
  if (!isRight(integration, fields)) {
    const right = hashOf(fields, integration.key).slice(0, 6);
    return error(`Invalid Hash.  Hash should start with: ${right}`);
  }
  if (!/^\d+\.\d\d$/.test(fieldOf(fields, "amount"))) return error("Invalid amount field");
  return UNBEGUN[play ?? ""]?.() ?? null;
}

function refusalOfWallet(fields: Fields): FakeAnswer | null {
  const [method, phone] = [fieldOf(fields, "method"), fieldOf(fields, "phone")];
  if (!METHODS.includes(method)) return error(`The method ${method} is not supported`);
  if (CARDS.includes(method)) {
    return fieldOf(fields, "token") === "" ? error("A token is required") : null;
  }
  if (!/^07[1378]\d{7}$/.test(phone)) return error("Invalid mobile number");
  return phone === WITHOUT_MONEY ? error("Insufficient balance") : null;
}

function promptOf({ method, number }: FakePayment, now: number): Fields {
  if (!WITH_CODE.includes(method)) {
    return [["instructions", "Dial *151*200# and enter your PIN if no prompt appears."]];
  }
  return [
    ["instructions", "Open the app, choose Pay, and enter the code."],
    ["authorizationcode", String(700_000_000 + number)],
    ["authorizationexpires", expiryOf(now + CODE_LIVES_MS)],
  ];
}

/** Such as `26-Nov-2026 14:05`, in Harare. */
function expiryOf(time: number): string {
  const local = new Date(time + 2 * 3_600_000);
  const month = local.toLocaleString("en", { month: "short", timeZone: "UTC" });
  const minute = local.toISOString().slice(11, 16);
  return `${local.getUTCDate()}-${month}-${local.getUTCFullYear()} ${minute}`;
}

interface Begun {
  readonly payment: FakePayment;
  /** The payer's page; null for wallets. */
  readonly page: readonly [string, string] | null;
  readonly more: Fields;
}

function begun({ key }: Integration, { url, play }: Here, { payment, page, more }: Begun) {
  if (play === "silent") return "hang" as const;
  const host = play === "other_host" ? "http://127.0.0.1:9" : url;
  const message: Fields = [
    ["Status", "Ok"],
    ...(page === null ? [] : [page]),
    ["PollUrl", pollUrl(host, payment.number)],
    ["PaynowReference", String(payment.number)],
    ...more,
  ];
  return ok(signed(message, play === "wrong_hash" ? `${key}x` : key));
}
