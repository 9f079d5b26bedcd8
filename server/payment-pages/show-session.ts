/** How a checkout session is shown to the customer who pays. */
import { html } from "hono/html";
import { nameOfNetwork } from "#catalogue/products";
import type { AccountFacts } from "#platform/context";
import { formatId } from "#platform/ids";
import { formatMoney } from "#platform/values/money";
import { maskedPhone } from "#platform/values/phone";
import type { PaymentKey, SayPayment } from "#platform/words/payment";
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
  { paying, say }: { paying: Paying | null; say: SayPayment },
): Page {
  const { status } = session;
  const is_test = mode === "test";
  const is_open = status === "open";
  const is_awaited = paying !== null && awaitedOf(session, paying) !== null;
  return {
    title: say(is_awaited ? "awaited_title" : TITLES[status]),
    livemode: !is_test,
    has_form: is_open,
    follows: true,
    content: html`${nextOf(session, paying, say)}
${declined(session, paying, say)}${surplusOf(paying, say)}
${priceOf(session, name, say)}
${is_open && is_test ? buttons(say) : ""}
${is_open && paying !== null ? payingPart(session, paying, say) : ""}
${wayBack(session, name, say)}`,
  };
}

/** Money that was on its way when the hour was over still counts. */
function nextOf({ status }: SessionRow, paying: Paying | null, say: SayPayment) {
  const is_begun = paying?.payments.some(({ state }) => state === "pending") ?? false;
  const key = status === "expired" && is_begun ? "late" : NEXT[status];
  return key === null ? "" : html`<p role="status">${say(key)}</p>`;
}

/** One of them is paid back by people. */
function surplusOf(paying: Paying | null, say: SayPayment) {
  const is_paid_twice = paying?.payments.some((one) => one.state === "surplus" && !one.is_reversed);
  if (is_paid_twice !== true) return "";
  return html`<p class="alarm" role="alert">${say("paid_twice")}</p>`;
}

/** They play the customer's bank, which asks for no card. */
function buttons(say: SayPayment) {
  return html`<form method="post">
<button name="outcome" value="paid">${say("pay")}</button>
<button class="second" name="outcome" value="failed">${say("decline")}</button>
</form>`;
}

/** Of a live payment its own words say more. */
function declined({ status, payment_error }: SessionRow, paying: Paying | null, say: SayPayment) {
  if (paying !== null || status !== "open" || payment_error === null) return "";
  return html`<p class="alarm" role="alert">${say("declined")}</p>`;
}

function priceOf(session: SessionRow, name: string, say: SayPayment) {
  const { amount_minor, fee_minor, currency, type, network } = session;
  const money = (minor: bigint) => `${formatMoney(minor)} ${currency}`;
  const what = type === "power" ? say(type) : `${say(type)}, ${nameOfNetwork(network)}`;
  return html`<dl>
<dt>${say("shop")}</dt><dd>${name}</dd>
<dt>${say("what")}</dt><dd>${what}</dd>
${recipientOf(session, say)}
<dt>${say("amount")}</dt><dd>${money(amount_minor)}</dd>
<dt>${say("fee")}</dt><dd>${money(fee_minor)}</dd>
<dt class="total">${say("total")}</dt><dd class="total">${money(amount_minor + fee_minor)}</dd>
</dl>`;
}

/** Whoever sees the page need not know whose number or meter it is. */
function recipientOf({ type, target, meter }: SessionRow, say: SayPayment) {
  if (type !== "power") {
    return html`<dt>${say("to")}</dt><dd class="whole">${maskedPhone(target)}</dd>`;
  }
  const { name_masked = null, suburb = null } = meter ?? {};
  const whose = [name_masked, suburb].filter((part) => part !== null).join(", ");
  return html`<dt>${say("meter")}</dt><dd>${target}</dd>
${whose === "" ? "" : html`<dt>${say("customer")}</dt><dd>${whose}</dd>`}`;
}

/** The page follows by itself where its script may run. */
function lookAgain(say: SayPayment) {
  return html`<p data-follow><a href="">${say("look_again")}</a></p>`;
}

const PAID: ReadonlySet<Status> = new Set(["paid", "resent", "in_review", "fulfilled", "credited"]);

function wayBack(session: SessionRow, shop: string, say: SayPayment) {
  const { status, success_url, cancel_url } = session;
  const to = PAID.has(status) ? success_url : cancel_url;
  const address = to.replaceAll("{CHECKOUT_SESSION_ID}", formatId("cs", session.id));
  const words = status === "open" ? say("cancel", { shop }) : say("return", { shop });
  return html`<p><a href="${address}" rel="noopener noreferrer nofollow">${words}</a></p>
${status === "paid" || status === "resent" ? lookAgain(say) : ""}`;
}
