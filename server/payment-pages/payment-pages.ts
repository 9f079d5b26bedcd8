/**
 * The pages of payments, for whoever pays: the one that they come back to, and the receipt. In test
 * mode the first stands for the payment provider's own page.
 */
import type { Hono } from "hono";
import { html } from "hono/html";
import { readAccountFacts } from "#accounts/account";
import { findReceipt, findTopupByReference, type TopupRow } from "#money/topups";
import type { Database } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { formatMoney } from "#platform/money";
import { harareDay } from "#platform/time";
import { UNKNOWN } from "./notices.ts";
import { answerPage, type Page } from "./page-answer.ts";

/** What the pages are served with. */
export interface PaymentPageDeps {
  readonly database: Pick<Database, "read">;
}

const TITLES: Readonly<Record<TopupRow["status"], string>> = {
  pending: "Waiting for the payment",
  succeeded: "Payment received",
  failed: "Payment failed",
  expired: "Payment expired",
};

const NEXT: Readonly<Record<TopupRow["status"], string>> = {
  pending: "If you have paid, you can close this page. It may take some minutes to be confirmed.",
  succeeded: "Thank you. You can close this page.",
  failed: "Nothing was added to the Credit. Ask for a new payment, and try again.",
  expired: "The time to pay is over. Ask for a new payment, and try again.",
};

/** Serves `/pay/{reference}` and `/receipts/{topup_id}`. */
export function mountPaymentPages(app: Hono, { database }: PaymentPageDeps): void {
  app.get("/pay/:reference{TOP-[0-9A-Z]{10}}", async (c) => {
    const reference = c.req.param("reference");
    const row = await database.read((read) => findTopupByReference(read, reference));
    if (row === null) return await answerPage(UNKNOWN, 404);
    return await answerPage(await paymentPage(database, row));
  });
  app.get("/receipts/:id{top_[0-9A-Za-z]{24}}", async (c) => {
    const asked = { id: c.req.param("id"), secret: c.req.query("s") ?? "" };
    const row = await database.read((read) => findReceipt(read, asked));
    if (row === null) return await answerPage(UNKNOWN, 404);
    return await answerPage(await receiptPage(database, row));
  });
}

async function paymentPage(database: PaymentPageDeps["database"], row: TopupRow): Promise<Page> {
  const { status, currency, reference } = row;
  const { name, livemode } = await payeeOf(database, row);
  const amount = `${formatMoney(row.amount_minor + row.fee_minor)} ${currency}`;
  return {
    title: TITLES[status],
    livemode,
    content: html`<p>${NEXT[status]}</p>
<dl>
<dt>Credit of</dt><dd>${name}</dd>
<dt>To pay</dt><dd>${amount}</dd>
<dt>Reference</dt><dd>${reference}</dd>
</dl>`,
  };
}

async function receiptPage(
  database: PaymentPageDeps["database"],
  row: NonNullable<Awaited<ReturnType<typeof findReceipt>>>,
): Promise<Page> {
  const { currency, reference, method, received_minor, succeeded_at, fee_minor } = row;
  const { name, livemode } = await payeeOf(database, row);
  const fee =
    fee_minor === 0n ? "" : html`<dt>Card fee</dt><dd>${formatMoney(fee_minor)} ${currency}</dd>`;
  return {
    title: `Receipt ${reference}`,
    livemode,
    content: html`<dl>
<dt>Credit of</dt><dd>${name}</dd>
<dt>Received</dt><dd>${formatMoney(received_minor)} ${currency}</dd>
${fee}
<dt>Paid by</dt><dd>${method === "card" ? "Card" : "Bank transfer"}</dd>
<dt>On</dt><dd>${harareDay(succeeded_at)}</dd>
<dt>Top-up</dt><dd>${formatId("top", row.id)}</dd>
</dl>`,
  };
}

async function payeeOf(
  database: PaymentPageDeps["database"],
  { account_id }: Pick<TopupRow, "account_id">,
): Promise<{ readonly name: string; readonly livemode: boolean }> {
  const facts = await database.read((read) => readAccountFacts(read, account_id));
  if (facts === null) throw new Error(`no account of top-up's account ${account_id}`);
  return { name: facts.name, livemode: facts.mode === "live" };
}
