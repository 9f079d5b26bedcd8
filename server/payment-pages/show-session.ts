/** How a checkout session is shown to the customer who pays. */
import { html } from "hono/html";
import { nameOfNetwork } from "#catalogue/products";
import type { AccountFacts } from "#platform/context";
import { formatId } from "#platform/ids";
import { formatMoney } from "#platform/values/money";
import { maskedPhone } from "#platform/values/phone";
import type { PaymentKey, PaymentWords } from "#platform/words/payment";
import type { SessionRow } from "#sales/checkout-sessions";
import type { Page } from "./page-answer.ts";
import { awaitedOf, type Paying, payingPart } from "./show-payment.ts";

type Status = SessionRow["status"];
type Payee = Pick<AccountFacts, "name" | "mode">;

const TITLES = {
  open: "open_title",
  paid: "paid_title",
  resent: "paid_title",
  in_review: "in_review_title",
  fulfilled: "fulfilled_title",
  credited: "credited_title",
  expired: "expired_title",
} as const satisfies Readonly<Record<Status, PaymentKey>>;

const NEXT: Readonly<Record<Status, PaymentKey | null>> = {
  open: null,
  paid: "paid",
  resent: "paid",
  in_review: "in_review",
  fulfilled: "done",
  credited: "credited",
  expired: "expired",
};

/** The page of a session as it stands; null for what is not known of the payments of test mode. */
export function sessionPage(
  session: SessionRow,
  { name, mode }: Payee,
  { paying, words }: { paying: Paying | null; words: PaymentWords },
): Page {
  const { status } = session;
  const is_test = mode === "test";
  const is_open = status === "open";
  const is_awaited = paying !== null && awaitedOf(session, paying) !== null;
  return {
    title: words[is_awaited ? "awaited_title" : TITLES[status]],
    livemode: !is_test,
    has_form: is_open,
    follows: true,
    content: html`${nextOf(session, paying, words)}
${declined(session, paying, words)}${surplusOf(paying, words)}
${priceOf(session, name, words)}
${is_open && is_test ? buttons(words) : ""}
${is_open && paying !== null ? payingPart(session, paying, words) : ""}
${wayBack(session, name, words)}`,
  };
}

/** Money that was on its way when the hour was over still counts. */
function nextOf({ status }: SessionRow, paying: Paying | null, words: PaymentWords) {
  const is_begun = paying?.payments.some(({ state }) => state === "pending") ?? false;
  const key = status === "expired" && is_begun ? "late" : NEXT[status];
  return key === null ? "" : html`<p role="status">${words[key]}</p>`;
}

/** One of them is paid back by people. */
function surplusOf(paying: Paying | null, words: PaymentWords) {
  const is_paid_twice = paying?.payments.some((one) => one.state === "surplus" && !one.is_reversed);
  if (is_paid_twice !== true) return "";
  return html`<p class="alarm" role="alert">${words.paid_twice}</p>`;
}

/** They play the customer's bank, which asks for no card. */
function buttons(words: PaymentWords) {
  return html`<form method="post">
<button name="outcome" value="paid">${words.pay}</button>
<button class="second" name="outcome" value="failed">${words.decline}</button>
</form>`;
}

/** Of a live payment its own words say more. */
function declined(
  { status, payment_error }: SessionRow,
  paying: Paying | null,
  words: PaymentWords,
) {
  if (paying !== null || status !== "open" || payment_error === null) return "";
  return html`<p class="alarm" role="alert">${words.declined}</p>`;
}

function priceOf(session: SessionRow, name: string, words: PaymentWords) {
  const { amount_minor, fee_minor, currency, type, network } = session;
  const money = (minor: bigint) => `${formatMoney(minor)} ${currency}`;
  const what = type === "power" ? words[type] : `${words[type]}, ${nameOfNetwork(network)}`;
  return html`<dl>
<dt>${words.shop}</dt><dd>${name}</dd>
<dt>${words.what}</dt><dd>${what}</dd>
${recipientOf(session, words)}
<dt>${words.amount}</dt><dd>${money(amount_minor)}</dd>
<dt>${words.fee}</dt><dd>${money(fee_minor)}</dd>
<dt class="total">${words.total}</dt><dd class="total">${money(amount_minor + fee_minor)}</dd>
</dl>`;
}

/** Whoever sees the page need not know whose number or meter it is. */
function recipientOf({ type, target, meter }: SessionRow, words: PaymentWords) {
  if (type !== "power") {
    return html`<dt>${words.to}</dt><dd class="whole">${maskedPhone(target)}</dd>`;
  }
  const { name_masked = null, suburb = null } = meter ?? {};
  const whose = [name_masked, suburb].filter((part) => part !== null).join(", ");
  return html`<dt>${words.meter}</dt><dd>${target}</dd>
${whose === "" ? "" : html`<dt>${words.customer}</dt><dd>${whose}</dd>`}`;
}

/** The page follows by itself where its script may run. */
function lookAgain(words: PaymentWords) {
  return html`<p data-follow><a href="">${words.look_again}</a></p>`;
}

const PAID: ReadonlySet<Status> = new Set(["paid", "resent", "in_review", "fulfilled", "credited"]);

function wayBack(session: SessionRow, shop: string, words: PaymentWords) {
  const { status, success_url, cancel_url } = session;
  const to = PAID.has(status) ? success_url : cancel_url;
  const address = to.replaceAll("{CHECKOUT_SESSION_ID}", formatId("cs", session.id));
  const label = status === "open" ? words.cancel({ shop }) : words.return({ shop });
  return html`<p><a href="${address}" rel="noopener noreferrer nofollow">${label}</a></p>
${status === "paid" || status === "resent" ? lookAgain(words) : ""}`;
}
