/** One movement of Credit: what caused it, and what it left. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { readable } from "#platform/values/readable";
import { wordsIn } from "#platform/words/language";
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
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
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
    [words.amount, money(amount, currency)],
    [words.change_of_reserved, money(reserved_amount, currency)],
    [words.balance, money(balance_after.available, currency)],
    [words.reserved_after, money(balance_after.reserved, currency)],
    [words.about, withLinks(transaction.description, viewer)],
    [words.caused_by, source],
    [words.key, key],
    [words.cost_center, cost_center],
    [words.number, readable(transaction.sequence)],
    [words.when, moment(transaction.created, language)],
    [words.effective, moment(transaction.effective_at, language)],
    [words.id, copyable(transaction.id, language)],
  ])}
${curl(call, asking.deps.config.public_url, language)}
<p><a href="${CREDIT}">${words.title}</a></p>`;
  return await answerPage({ title: words.types[type], viewer, section: "credit", content });
}
