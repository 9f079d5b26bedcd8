/** How the customer of a live session pays, and how a payment that was begun stands. */
import { html } from "hono/html";
import { formatMoney } from "#platform/values/money";
import type { PaymentKey, PaymentWords } from "#platform/words/payment";
import { type PaymentRow, type SessionRow, WALLET_NAMES, type Way } from "#sales/checkout-sessions";

/** What is known of the payments of a live session. */
export interface Paying {
  /** Newest first. */
  readonly payments: readonly PaymentRow[];
  /** How it can be paid now; none where it cannot. */
  readonly ways: readonly Way[];
  /** What is wrong with what was just entered; null mostly. */
  readonly wrong: PaymentKey | null;
  /** Unix milliseconds. */
  readonly now: number;
}

type Wallet = keyof typeof WALLET_NAMES;

/** A customer who has not answered by then is asked how else to pay. */
const ASKED_MS = 5 * 60_000;

/** The payment that the page waits for; null where there is none. */
export function awaitedOf(
  { status }: SessionRow,
  { payments, wrong, now }: Paying,
): PaymentRow | null {
  const [newest] = payments;
  if (status !== "open" || wrong !== null || newest?.state !== "pending") return null;
  return newest.method === "card" || now - newest.created < ASKED_MS ? newest : null;
}

/** What stands between the price of an open live session and the way back. */
export function payingPart(session: SessionRow, paying: Paying, words: PaymentWords) {
  const awaited = awaitedOf(session, paying);
  if (awaited !== null) {
    return html`${waitingFor(awaited, words)}${otherWays(session, paying, words)}`;
  }
  return html`${failureOf(paying, words)}${formsOf(session, paying, words)}`;
}

/** What the owner of a wallet is to do. */
function waitingFor(payment: PaymentRow, words: PaymentWords) {
  if (payment.method === "card") return waitingForCard(payment, words);
  const wallet = WALLET_NAMES[payment.method];
  const { code, code_expires, instructions, last4 } = payment;
  if (code !== null) {
    const until = code_expires === null ? "" : ` ${words.code_until({ moment: code_expires })}`;
    return html`<div data-follow role="status"><p>${words.code_in_app({
      wallet,
    })}</p>
<p class="code">${code}</p>
<p>${instructions}${until} ${words.changes_itself}</p></div>`;
  }
  return html`<div data-follow role="status">
<p><strong>${words.check_phone}</strong> ${words.asks_pin({ wallet, last4: last4 ?? "" })}
${words.changes_itself}</p>
${instructions === null ? "" : html`<p>${instructions}</p>`}</div>`;
}

function waitingForCard({ redirect_url }: PaymentRow, words: PaymentWords) {
  const next =
    redirect_url === null
      ? words.finding_out
      : html`${words.not_paid_yet} <a href="${redirect_url}" rel="noopener noreferrer"
>${words.to_card_page}</a>.`;
  return html`<div data-follow role="status">
<p>${words.do_not_pay_again}</p>
<p>${next}</p></div>`;
}

function otherWays(session: SessionRow, paying: Paying, words: PaymentWords) {
  if (paying.ways.length === 0) return "";
  return html`<details><summary>${words.another_way}</summary>
<p>${words.only_if_not}</p>${formsOf(session, paying, words)}</details>`;
}

/** The table has the words of each code. */
function failureOf({ payments: [newest], wrong }: Paying, words: PaymentWords) {
  const key = wrong ?? newest?.failure_code ?? null;
  return key === null ? "" : html`<p class="alarm" role="alert">${words[key]}</p>`;
}

function formsOf(
  { amount_minor, fee_minor, currency }: SessionRow,
  { ways }: Paying,
  words: PaymentWords,
) {
  if (ways.length === 0) {
    return html`<p class="alarm" role="alert">${words.no_way}</p>`;
  }
  const total = `${formatMoney(amount_minor + fee_minor)} ${currency}`;
  const wallets = ways.filter((way) => way !== "card");
  return html`${wallets.length === 0 ? "" : walletForm(wallets, total, words)}
<form method="post"><input type="hidden" name="way" value="card">
<button class="${wallets.length === 0 ? "" : "second"}">${words.by_card}</button>
<p class="hint">${words.by_card_hint}</p></form>`;
}

function walletForm(wallets: readonly Wallet[], total: string, words: PaymentWords) {
  return html`<form method="post"><fieldset><legend>${words.by_phone}</legend>
${wallets.map(
  (
    wallet,
    index,
  ) => html`<label class="choice"><input type="radio" name="way" value="${wallet}" required
${index === 0 ? "checked" : ""}> ${WALLET_NAMES[wallet]}</label>`,
)}</fieldset>
<label>${words.wallet_number} <input name="phone" type="tel" inputmode="tel" autocomplete="tel"
maxlength="24" required placeholder="077 123 4567"></label>
<button>${words.pay_total({ total })}</button></form>`;
}
