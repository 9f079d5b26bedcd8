/** One movement of Credit: what caused it, and what it left. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { readable } from "#platform/values/readable";
import { type Asking, ask } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { linkTo, withLinks } from "../link-to.ts";
import { answerPage } from "../page-answer.ts";
import { named, type Part } from "../part.ts";
import { copyable } from "../show/copyable.ts";
import { curl } from "../show/curl.ts";
import { facts } from "../show/facts.ts";
import { moment } from "../show/moment.ts";
import { money } from "../show/money.ts";
import { WORDS } from "./words.ts";

type Transaction = Schemas["CreditTransaction"];

const CREDIT = "/dashboard/credit";
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
  const { type, amount, currency, reserved_amount, balance_after } = transaction;
  const [source, key, cost_center] = await Promise.all([
    linkTo(asking, transaction.source),
    linkTo(asking, transaction.api_key),
    linkTo(asking, transaction.cost_center),
  ]);
  const content = html`${facts([
    [WORDS.amount, money(amount, currency)],
    [WORDS.change_of_reserved, money(reserved_amount, currency)],
    [WORDS.balance, money(balance_after.available, currency)],
    [WORDS.reserved_after, money(balance_after.reserved, currency)],
    [WORDS.about, withLinks(transaction.description, viewer)],
    [WORDS.caused_by, source],
    [WORDS.key, key],
    [WORDS.cost_center, cost_center],
    [WORDS.number, readable(transaction.sequence)],
    [WORDS.when, moment(transaction.created)],
    [WORDS.effective, moment(transaction.effective_at)],
    [WORDS.id, copyable(transaction.id)],
  ])}
${curl(call, asking.deps.config.public_url)}
<p><a href="${CREDIT}">${WORDS.title}</a></p>`;
  return await answerPage({ title: WORDS.types[type], viewer, section: "credit", content });
}
