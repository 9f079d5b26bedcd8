/** How the customer of a live session pays, and how a payment that was begun stands. */
import { html } from "hono/html";
import { formatMoney } from "#platform/money";
import { type PaymentRow, type SessionRow, WALLET_NAMES, type Way } from "#sales/checkout-sessions";

/** What is known of the payments of a live session. */
export interface Paying {
  /** Newest first. */
  readonly payments: readonly PaymentRow[];
  /** How it can be paid now; none where it cannot. */
  readonly ways: readonly Way[];
  /** What is wrong with what was just entered; null mostly. */
  readonly wrong: string | null;
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
export function payingPart(session: SessionRow, paying: Paying) {
  const awaited = awaitedOf(session, paying);
  if (awaited !== null) return html`${waitingFor(awaited)}${otherWays(session, paying)}`;
  return html`${failureOf(paying)}${formsOf(session, paying)}`;
}

/** What the owner of a wallet is to do. */
function waitingFor(payment: PaymentRow) {
  if (payment.method === "card") return waitingForCard(payment);
  const name = WALLET_NAMES[payment.method];
  const { code, code_expires, instructions, last4 } = payment;
  if (code !== null) {
    const until = code_expires === null ? "" : html` It is valid until ${code_expires}.`;
    return html`<div data-follow role="status"><p>Pay in the ${name} app with this code:</p>
<p class="code">${code}</p>
<p>${instructions}${until} This page changes by itself once you have paid.</p></div>`;
  }
  return html`<div data-follow role="status">
<p><strong>Check your phone.</strong> ${name} asks for your PIN on the number that ends in ${last4}.
This page changes by itself once you have paid.</p>
${instructions === null ? "" : html`<p>${instructions}</p>`}</div>`;
}

function waitingForCard({ redirect_url }: PaymentRow) {
  const next =
    redirect_url === null
      ? "It is being found out whether your payment was begun. Wait a moment."
      : html`If you have not paid yet, <a href="${redirect_url}" rel="noopener noreferrer"
>continue to the card page</a>.`;
  return html`<div data-follow role="status">
<p>If you have paid, do not pay again: this page changes by itself, usually within a minute.</p>
<p>${next}</p></div>`;
}

function otherWays(session: SessionRow, paying: Paying) {
  if (paying.ways.length === 0) return "";
  return html`<details><summary>Pay in another way</summary>
<p>Do this only if you have not approved the payment.</p>${formsOf(session, paying)}</details>`;
}

const FAILURES: Readonly<Record<NonNullable<PaymentRow["failure_code"]>, string>> = {
  cancelled: "The payment was cancelled. You can pay again.",
  card_declined: "Your bank declined the card. Try another one.",
  insufficient_funds: "There is not enough money in this wallet. Try another way to pay.",
  provider_error: "The payment could not be made. Try again, or pay in another way.",
  timeout: "Nobody approved the payment in time. Try again.",
  unknown_wallet: "This number has no such wallet. Check the number, or pay in another way.",
  wallet_not_taken: "This wallet cannot be used at the moment. Pay in another way.",
};

function failureOf({ payments: [newest], wrong }: Paying) {
  const code = newest?.failure_code ?? null;
  const words = wrong ?? (code === null ? null : FAILURES[code]);
  return words === null ? "" : html`<p class="alarm" role="alert">${words}</p>`;
}

function formsOf({ amount_minor, fee_minor, currency }: SessionRow, { ways }: Paying) {
  if (ways.length === 0) {
    return html`<p class="alarm" role="alert">This cannot be paid at the moment, and nothing was
paid. Try again later, or ask the shop.</p>`;
  }
  const total = `${formatMoney(amount_minor + fee_minor)} ${currency}`;
  const wallets = ways.filter((way) => way !== "card");
  return html`${wallets.length === 0 ? "" : walletForm(wallets, total)}
<form method="post"><input type="hidden" name="way" value="card">
<button class="${wallets.length === 0 ? "" : "second"}">Pay by card at Paynow</button>
<p class="hint">Visa, Mastercard, ZimSwitch and other ways, on the page of Paynow.</p></form>`;
}

function walletForm(wallets: readonly Wallet[], total: string) {
  return html`<form method="post"><fieldset><legend>Pay with your phone</legend>
${wallets.map(
  (
    wallet,
    index,
  ) => html`<label class="choice"><input type="radio" name="way" value="${wallet}" required
${index === 0 ? "checked" : ""}> ${WALLET_NAMES[wallet]}</label>`,
)}</fieldset>
<label>Number of the wallet <input name="phone" type="tel" inputmode="tel" autocomplete="tel"
maxlength="24" required placeholder="077 123 4567"></label>
<button>Pay ${total}</button></form>`;
}
