/** What accountants need: each change of Credit in words, and entries for their own books. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { addDays } from "#platform/time/calendar";
import { harareDay } from "#platform/time/instants";
import { readableAmount } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import { type Asking, ask, type PageCall } from "../ask.ts";
import { complaintOf } from "../complaint.ts";
import { answerRefused } from "../for-member.ts";
import { nowOf } from "../now-of.ts";
import { answerFile, answerPage } from "../page-answer.ts";
import type { Part } from "../part.ts";
import { queryOf } from "../query-of.ts";
import { alarm } from "../show/alarm.ts";
import { curl } from "../show/curl.ts";
import { empty } from "../show/empty.ts";
import { english } from "../show/english.ts";
import { facts } from "../show/facts.ts";
import { type Filter, filtersForm } from "../show/filters.ts";
import type { Markup } from "../show/layout.ts";
import { dayOf } from "../show/moment.ts";
import { money } from "../show/money.ts";
import { type Column, table } from "../show/table.ts";
import { showPageList } from "./page-list.ts";
import { CURRENCIES, departmentsOf, filterOf, nameIn, partsOf, WORKFORCE } from "./parts.ts";
import { WORDS } from "./words.ts";

type LedgerEntry = Schemas["WorkforceLedgerEntry"];
type Ledger = Schemas["WorkforceLedger"];
type JournalEntry = Schemas["WorkforceJournalEntry"];
type Query = Readonly<Record<string, string>>;

const LEDGER = `${WORKFORCE}/ledger`;
const JOURNAL = `${WORKFORCE}/journal`;
const LEDGER_QUERY = ["from", "to", "kind", "currency", "q"];
const JOURNAL_QUERY = ["from", "to", "cost_center"];
const DAYS_AT_FIRST = 7;
/** What of a long journal is shown; the file has all of it. */
const ENTRIES_MAX = 200;

/** Serves both, and their files. */
export function mountBooks(part: Part): void {
  part.page("/people/workforce/ledger", showLedger);
  part.page("/people/workforce/ledger/ledger.csv", (asking) => {
    const names = LEDGER_QUERY;
    return answerCsv(asking, "getWorkforceLedger", { names, filename: "ledger.csv" });
  });
  part.page("/people/workforce/journal", showJournal);
  part.page("/people/workforce/journal/journal.csv", (asking) =>
    answerCsv(asking, "getWorkforceJournal", { names: JOURNAL_QUERY, filename: "journal.csv" }),
  );
}

async function answerCsv(
  asking: Asking,
  operation_id: PageCall["operation_id"],
  { names, filename }: { readonly names: readonly string[]; readonly filename: string },
): Promise<Response> {
  const query = { ...queryOf(asking.c, names), format: "csv" };
  const answer = await ask(asking, { operation_id, query });
  if (answer.refusal !== null) return await answerRefused(answer, asking.signed.viewer);
  return answerFile(answer.body, filename);
}

function csvLink(path: string, query: Query, language: Language): Markup {
  const { page, ...filters } = query;
  return html`<p><a class="button" href="${path}?${new URLSearchParams(filters)}">${
    wordsIn(WORDS, language).csv
  }</a></p>`;
}

function daysIn(language: Language): readonly Filter[] {
  const words = wordsIn(WORDS, language);
  return [
    { name: "from", label: words.from, type: "date" },
    { name: "to", label: words.to, type: "date" },
  ];
}

function ledgerFilters(language: Language): readonly Filter[] {
  const words = wordsIn(WORDS, language);
  return [
    ...daysIn(language),
    { name: "kind", label: words.kind, options: words.ledger_kinds },
    { name: "currency", label: words.currency, options: CURRENCIES },
    { name: "q", label: words.ledger_search, is_wide: true },
  ];
}

function ledgerColumns(language: Language): readonly Column<LedgerEntry>[] {
  const words = wordsIn(WORDS, language);
  return [
    { head: words.description, cell: ({ description }) => english(description, language) },
    {
      head: words.amount,
      is_number: true,
      cell: ({ amount, currency }) => money(amount, currency),
    },
    {
      head: words.balance,
      is_number: true,
      cell: ({ balance, currency }) => money(balance, currency),
    },
    { head: words.day, cell: ({ date }) => dayOf(date, language) },
    { head: words.kind, cell: ({ kind }) => words.ledger_kinds[kind] },
    { head: words.reference, cell: ({ reference }) => linkTo(reference) },
  ];
}

/** An allocation by its reference. */
function linkTo(reference: string | null): Markup | string {
  if (reference === null) return "";
  return html`<a href="${WORKFORCE}/allocations/${reference}">${reference}</a>`;
}

async function showLedger(asking: Asking): Promise<Response> {
  const { language } = asking.signed.viewer;
  const words = wordsIn(WORDS, language);
  return await showPageList<LedgerEntry, Ledger>(asking, {
    ...{ title: words.ledger, path: LEDGER, operation_id: "getWorkforceLedger" },
    ...{ filters: ledgerFilters(language), columns: ledgerColumns(language) },
    none: words.no_entries,
    usual: await weekOf(asking),
    aboveRows: (
      { from, to, opening, closing },
      query,
    ) => html`<h2>${dayOf(from, language)} – ${dayOf(to, language)}</h2>
${facts([
  [words.opening, bothOf(opening)],
  [words.closing, bothOf(closing)],
])}${csvLink(`${LEDGER}/ledger.csv`, query, language)}`,
  });
}

/** The days up to today with which both open. */
async function weekOf(asking: Asking): Promise<{ readonly from: string; readonly to: string }> {
  const to = harareDay(await nowOf(asking));
  return { from: addDays(to, 1 - DAYS_AT_FIRST), to };
}

function bothOf({ USD, ZWG }: Schemas["CurrencyTotals"]): string {
  return `${readableAmount(USD, "USD")}, ${readableAmount(ZWG, "ZWG")}`;
}

async function showJournal(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const query = { ...(await weekOf(asking)), ...queryOf(asking.c, JOURNAL_QUERY) };
  const call = { operation_id: "getWorkforceJournal", query } as const;
  const answer = await ask(asking, call);
  const { refusal, status } = answer;
  if (refusal !== null && status !== 400) return await answerRefused(answer, viewer);
  const departments = await departmentsOf(asking);
  const journal = refusal === null ? (answer.body as Schemas["WorkforceJournal"]) : null;
  const nameOf = (id: string | null) => nameIn(departments, id) || words.our_credit;
  const content = html`${partsOf(viewer, JOURNAL)}
${filtersForm(JOURNAL, [...daysIn(language), filterOf(departments, language)], query, language)}
<div id="list">${alarm(refusal === null ? null : complaintOf(refusal, language).text)}
${journal === null ? "" : journalOf(journal, { query, nameOf, language })}</div>
${curl(call, asking.deps.config.public_url, language)}`;
  return await answerPage({ title: words.journal, viewer, section: "people", content }, status);
}

function journalOf(
  { from, to, entries, truncated, totals }: Schemas["WorkforceJournal"],
  {
    query,
    nameOf,
    language,
  }: {
    readonly query: Query;
    readonly nameOf: (id: string | null) => string;
    readonly language: Language;
  },
): Markup {
  const words = wordsIn(WORDS, language);
  const heading = html`<h2>${dayOf(from, language)} – ${dayOf(to, language)}</h2>`;
  if (entries.length === 0) return html`${heading}${empty(words.no_entries)}`;
  const columns: readonly Column<JournalEntry>[] = [
    { head: words.description, cell: ({ narrative }) => english(narrative, language) },
    { head: words.debit, is_number: true, cell: (one) => sideOf(one.debit, one.currency) },
    { head: words.credit_side, is_number: true, cell: (one) => sideOf(one.credit, one.currency) },
    { head: words.day, cell: ({ date }) => dayOf(date, language) },
    { head: words.reference, cell: ({ reference }) => linkTo(reference) },
    {
      head: words.department,
      cell: ({ cost_center, gl_code }) => `${nameOf(cost_center)} ${gl_code ?? ""}`,
    },
  ];
  const sums = Object.entries(totals).map(([currency, { debit, credit }]) => {
    return [currency, `${words.debit} ${debit}, ${words.credit_side} ${credit}`] as const;
  });
  const is_long = truncated || entries.length > ENTRIES_MAX;
  return html`${heading}${facts(sums)}
${csvLink(`${JOURNAL}/journal.csv`, query, language)}
${is_long ? html`<p class="note">${words.truncated}</p>` : ""}
${table(words.journal, columns, entries.slice(0, ENTRIES_MAX))}`;
}

/** A line has one side; the other is left empty. */
function sideOf(amount: string, currency: string): Markup | string {
  return amount === "0.00" ? "" : money(amount, currency);
}
