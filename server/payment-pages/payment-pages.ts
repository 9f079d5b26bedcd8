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
import { harareDay } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import type { PaymentKey, PaymentWords } from "#platform/words/payment";
import { unknownPage } from "./notices.ts";
import { answerPage, type Page, wordsTo } from "./page-answer.ts";

/** What the pages are served with. */
export interface PaymentPageDeps {
  readonly database: Pick<Database, "read">;
}

const TITLES = {
  pending: "topup_pending_title",
  succeeded: "paid_title",
  failed: "topup_failed_title",
  expired: "topup_expired_title",
} as const satisfies Readonly<Record<TopupRow["status"], PaymentKey>>;

const NEXT = {
  pending: "topup_pending",
  succeeded: "done",
  failed: "topup_failed",
  expired: "topup_expired",
} as const satisfies Readonly<Record<TopupRow["status"], PaymentKey>>;

/** Serves `/pay/{reference}` and `/receipts/{topup_id}`. */
export function mountPaymentPages(app: Hono, { database }: PaymentPageDeps): void {
  app.get("/pay/:reference{TOP-(?:0[0-9A-Z])?[0-9A-Z]{10}}", async (c) => {
    const reference = c.req.param("reference");
    const row = await database.read((read) => findTopupByReference(read, reference));
    if (row === null) return await answerPage(c, unknownPage(wordsTo(c)), 404);
    return await answerPage(c, await paymentPage(database, row, wordsTo(c)));
  });
  app.get("/receipts/:id{top_[0-9A-Za-z]{24}}", async (c) => {
    const asked = { id: c.req.param("id"), secret: c.req.query("s") ?? "" };
    const row = await database.read((read) => findReceipt(read, asked));
    if (row === null) return await answerPage(c, unknownPage(wordsTo(c)), 404);
    return await answerPage(c, await receiptPage(database, row, wordsTo(c)));
  });
}

async function paymentPage(
  database: PaymentPageDeps["database"],
  row: TopupRow,
  words: PaymentWords,
): Promise<Page> {
  const { status, currency, reference } = row;
  const { name, livemode } = await payeeOf(database, row);
  const amount = `${formatMoney(row.amount_minor + row.fee_minor)} ${currency}`;
  return {
    title: words[TITLES[status]],
    livemode,
    content: html`<p>${words[NEXT[status]]}</p>
<dl>
<dt>${words.credit_of}</dt><dd>${name}</dd>
<dt>${words.to_pay}</dt><dd>${amount}</dd>
<dt>${words.reference}</dt><dd>${reference}</dd>
</dl>`,
  };
}

async function receiptPage(
  database: PaymentPageDeps["database"],
  row: NonNullable<Awaited<ReturnType<typeof findReceipt>>>,
  words: PaymentWords,
): Promise<Page> {
  const { currency, reference, method, received_minor, succeeded_at, fee_minor } = row;
  const { name, livemode } = await payeeOf(database, row);
  const fee =
    fee_minor === 0n
      ? ""
      : html`<dt>${words.card_fee}</dt><dd>${formatMoney(fee_minor)} ${currency}</dd>`;
  return {
    title: words.receipt_title({ reference }),
    livemode,
    content: html`<dl>
<dt>${words.credit_of}</dt><dd>${name}</dd>
<dt>${words.received}</dt><dd>${formatMoney(received_minor)} ${currency}</dd>
${fee}
<dt>${words.paid_by}</dt><dd>${words[method === "card" ? "card" : "bank_transfer"]}</dd>
<dt>${words.paid_on}</dt><dd>${harareDay(succeeded_at)}</dd>
<dt>${words.topup}</dt><dd>${formatId("top", row.id)}</dd>
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
