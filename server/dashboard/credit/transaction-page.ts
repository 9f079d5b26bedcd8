/** One movement of Credit: what caused it, and what it left. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { type Asking, ask } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { named, type Part } from "../part.ts";
import { copyable } from "../show/copyable.ts";
import { curl } from "../show/curl.ts";
import { facts } from "../show/facts.ts";
import type { Markup } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { money } from "../show/money.ts";
import { WORDS } from "./words.ts";

type Transaction = Schemas["CreditTransaction"];

const CREDIT = "/dashboard/credit";
/** What has a page of its own, by the beginning of its ID. */
const PAGES: Readonly<Record<string, string>> = {
  snd: "/dashboard/sends",
  top: "/dashboard/credit/topups",
  bch: "/dashboard/batches",
  prg: "/dashboard/rewards/programs",
};

/** Serves it. */
export function mountTransactions(part: Part): void {
  part.page("/credit/transactions/:id", showTransaction);
}

async function showTransaction(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const path = { transaction_id: named(asking, "id") };
  const call = { operation_id: "getCreditTransaction", path } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const transaction = answer.body as Transaction;
  const { type, amount, currency, reserved_amount, balance_after, api_key } = transaction;
  const content = html`${facts([
    [WORDS.amount, money(amount, currency)],
    [WORDS.change_of_reserved, money(reserved_amount, currency)],
    [WORDS.balance, money(balance_after.available, currency)],
    [WORDS.reserved_after, money(balance_after.reserved, currency)],
    [WORDS.about, transaction.description],
    [WORDS.caused_by, sourceOf(transaction)],
    [WORDS.key, api_key === null ? null : keyOf(api_key)],
    [WORDS.cost_center, transaction.cost_center],
    [WORDS.number, String(transaction.sequence)],
    [WORDS.when, moment(transaction.created)],
    [WORDS.effective, moment(transaction.effective_at)],
    [WORDS.id, copyable(transaction.id)],
  ])}
${curl(call, asking.deps.config.public_url)}
<p><a href="${CREDIT}">${WORDS.title}</a></p>`;
  return await answerPage({ title: WORDS.types[type], viewer, section: "credit", content });
}

function sourceOf({ source }: Transaction): Markup | string {
  const page = PAGES[source.slice(0, source.indexOf("_"))];
  return page === undefined ? source : html`<a href="${page}/${source}">${source}</a>`;
}

function keyOf(id: string): Markup {
  return html`<a href="/dashboard/developers/keys/${id}">${id}</a>`;
}
