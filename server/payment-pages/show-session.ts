/** How a checkout session is shown to the customer who pays. */
import { html } from "hono/html";
import { nameOfNetwork } from "#catalogue/products";
import type { AccountFacts } from "#platform/context";
import { formatId } from "#platform/ids";
import { formatMoney } from "#platform/money";
import { maskedPhone } from "#platform/phone";
import type { SessionRow } from "#sales/checkout-sessions";
import type { Page } from "./page-answer.ts";
import { awaitedOf, type Paying, payingPart } from "./show-payment.ts";

type Status = SessionRow["status"];
type Payee = Pick<AccountFacts, "name" | "mode">;

const TITLES: Readonly<Record<Status, string>> = {
  open: "Pay",
  paid: "Payment received",
  resent: "Payment received",
  in_review: "We are checking your purchase",
  fulfilled: "Delivered",
  credited: "Not delivered",
  expired: "The time to pay is over",
};

const NEXT: Readonly<Record<Status, string>> = {
  open: "",
  paid: "Your purchase is being delivered. It usually takes less than a minute.",
  resent: "Your purchase is being delivered. It usually takes less than a minute.",
  in_review: "Your payment was received, and a person looks into the delivery. Do not pay again.",
  fulfilled: "Thank you. You can close this page.",
  credited: "Your payment was received, and nothing could be delivered. Ask the shop for a refund.",
  expired: "Nothing was paid. Ask the shop for a new payment, and try again.",
};

/** The page of a session as it stands; null for what is not known of the payments of test mode. */
export function sessionPage(
  session: SessionRow,
  { name, mode }: Payee,
  paying: Paying | null,
): Page {
  const { status } = session;
  const is_test = mode === "test";
  const is_open = status === "open";
  const is_awaited = paying !== null && awaitedOf(session, paying) !== null;
  return {
    title: is_awaited ? "Waiting for your payment" : TITLES[status],
    livemode: !is_test,
    has_form: is_open,
    follows: true,
    content: html`${nextOf(session, paying)}
${declined(session, paying)}${surplusOf(paying)}
${priceOf(session, name)}
${is_open && is_test ? BUTTONS : ""}
${is_open && paying !== null ? payingPart(session, paying) : ""}
${wayBack(session, name)}`,
  };
}

/** Money that was on its way when the hour was over still counts. */
const LATE =
  "If you have paid, your payment still counts, and this page will say so. If you have not, ask " +
  "the shop for a new payment.";

function nextOf({ status }: SessionRow, paying: Paying | null) {
  const is_begun = paying?.payments.some(({ state }) => state === "pending") ?? false;
  const words = status === "expired" && is_begun ? LATE : NEXT[status];
  return words === "" ? "" : html`<p role="status">${words}</p>`;
}

/** One of them is paid back by people. */
function surplusOf(paying: Paying | null) {
  const is_paid_twice = paying?.payments.some((one) => one.state === "surplus" && !one.is_reversed);
  if (is_paid_twice !== true) return "";
  const words = "You have paid twice. One payment will be paid back.";
  return html`<p class="alarm" role="alert">${words}</p>`;
}

/** They play the customer's bank, which asks for no card. */
const BUTTONS = html`<form method="post">
<button name="outcome" value="paid">Pay</button>
<button class="second" name="outcome" value="failed">Decline the card</button>
</form>`;

/** Of a live payment its own words say more. */
function declined({ status, payment_error }: SessionRow, paying: Paying | null) {
  if (paying !== null || status !== "open" || payment_error === null) return "";
  return html`<p class="alarm" role="alert">The payment failed. Try again or use another card.</p>`;
}

const TYPES = { airtime: "Airtime", data: "Data", power: "Electricity" } as const;

function priceOf(session: SessionRow, name: string) {
  const { amount_minor, fee_minor, currency, type, network } = session;
  const money = (minor: bigint) => `${formatMoney(minor)} ${currency}`;
  const what = type === "power" ? TYPES[type] : `${TYPES[type]}, ${nameOfNetwork(network)}`;
  return html`<dl>
<dt>Shop</dt><dd>${name}</dd>
<dt>What</dt><dd>${what}</dd>
${recipientOf(session)}
<dt>Amount</dt><dd>${money(amount_minor)}</dd>
<dt>Payment fee</dt><dd>${money(fee_minor)}</dd>
<dt class="total">Total</dt><dd class="total">${money(amount_minor + fee_minor)}</dd>
</dl>`;
}

/** Whoever sees the page need not know whose number or meter it is. */
function recipientOf({ type, target, meter }: SessionRow) {
  if (type !== "power") return html`<dt>To</dt><dd class="whole">${maskedPhone(target)}</dd>`;
  const { name_masked = null, suburb = null } = meter ?? {};
  const whose = [name_masked, suburb].filter((part) => part !== null).join(", ");
  return html`<dt>Meter</dt><dd>${target}</dd>
${whose === "" ? "" : html`<dt>Customer</dt><dd>${whose}</dd>`}`;
}

/** The page follows by itself where its script may run. */
const LOOK_AGAIN = html`<p data-follow><a href="">Look again</a></p>`;

const PAID: ReadonlySet<Status> = new Set(["paid", "resent", "in_review", "fulfilled", "credited"]);

function wayBack(session: SessionRow, name: string) {
  const { status, success_url, cancel_url } = session;
  const to = PAID.has(status) ? success_url : cancel_url;
  const address = to.replaceAll("{CHECKOUT_SESSION_ID}", formatId("cs", session.id));
  const words = status === "open" ? `Cancel and return to ${name}` : `Return to ${name}`;
  return html`<p><a href="${address}" rel="noopener noreferrer nofollow">${words}</a></p>
${status === "paid" || status === "resent" ? LOOK_AGAIN : ""}`;
}
