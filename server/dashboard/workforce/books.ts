/** What accountants need: each change of Credit in words, and entries for their own books. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { addDays } from "#platform/time/calendar";
import { harareDay } from "#platform/time/instants";
import { readableAmount } from "#platform/values/readable";
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
const DAYS: readonly Filter[] = [
  { name: "from", label: WORDS.from, type: "date" },
  { name: "to", label: WORDS.to, type: "date" },
];
const IN_LEDGER: readonly Filter[] = [
  ...DAYS,
  { name: "kind", label: WORDS.kind, options: WORDS.ledger_kinds },
  { name: "currency", label: WORDS.currency, options: CURRENCIES },
  { name: "q", label: WORDS.ledger_search, is_wide: true },
];
const JOURNAL_QUERY = ["from", "to", "cost_center"];
const DAYS_AT_FIRST = 7;
/** What of a long journal is shown; the file has all of it. */
const ENTRIES_MAX = 200;

/** Serves both, and their files. */
export function mountBooks(part: Part): void {
  part.page("/people/workforce/ledger", showLedger);
  part.page("/people/workforce/ledger/ledger.csv", (asking) => {
    const names = IN_LEDGER.map(({ name }) => name);
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

function csvLink(path: string, query: Query): Markup {
  const { page, ...filters } = query;
  return html`<p><a class="button" href="${path}?${new URLSearchParams(filters)}">${
    WORDS.csv
  }</a></p>`;
}

const LEDGER_COLUMNS: readonly Column<LedgerEntry>[] = [
  { head: WORDS.description, cell: ({ description }) => description },
  {
    head: WORDS.amount,
    is_number: true,
    cell: ({ amount, currency }) => money(amount, currency),
  },
  {
    head: WORDS.balance,
    is_number: true,
    cell: ({ balance, currency }) => money(balance, currency),
  },
  { head: WORDS.day, cell: ({ date }) => dayOf(date) },
  { head: WORDS.kind, cell: ({ kind }) => WORDS.ledger_kinds[kind] },
  { head: WORDS.reference, cell: ({ reference }) => linkTo(reference) },
];

/** An allocation by its reference. */
function linkTo(reference: string | null): Markup | string {
  if (reference === null) return "";
  return html`<a href="${WORKFORCE}/allocations/${reference}">${reference}</a>`;
}

async function showLedger(asking: Asking): Promise<Response> {
  return await showPageList<LedgerEntry, Ledger>(asking, {
    ...{ title: WORDS.ledger, path: LEDGER, operation_id: "getWorkforceLedger" },
    ...{ filters: IN_LEDGER, columns: LEDGER_COLUMNS, none: WORDS.no_entries },
    usual: await weekOf(asking),
    aboveRows: (
      { from, to, opening, closing },
      query,
    ) => html`<h2>${dayOf(from)} – ${dayOf(to)}</h2>
${facts([
  [WORDS.opening, bothOf(opening)],
  [WORDS.closing, bothOf(closing)],
])}${csvLink(`${LEDGER}/ledger.csv`, query)}`,
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
  const query = { ...(await weekOf(asking)), ...queryOf(asking.c, JOURNAL_QUERY) };
  const call = { operation_id: "getWorkforceJournal", query } as const;
  const answer = await ask(asking, call);
  const { refusal, status } = answer;
  if (refusal !== null && status !== 400) return await answerRefused(answer, viewer);
  const departments = await departmentsOf(asking);
  const journal = refusal === null ? (answer.body as Schemas["WorkforceJournal"]) : null;
  const nameOf = (id: string | null) => nameIn(departments, id) || WORDS.our_credit;
  const content = html`${partsOf(viewer, JOURNAL)}
${filtersForm(JOURNAL, [...DAYS, filterOf(departments)], query)}
<div id="list">${alarm(refusal === null ? null : complaintOf(refusal).text)}
${journal === null ? "" : journalOf(journal, query, nameOf)}</div>
${curl(call, asking.deps.config.public_url)}`;
  return await answerPage({ title: WORDS.journal, viewer, section: "people", content }, status);
}

function journalOf(
  { from, to, entries, truncated, totals }: Schemas["WorkforceJournal"],
  query: Query,
  nameOf: (id: string | null) => string,
): Markup {
  if (entries.length === 0)
    return html`<h2>${dayOf(from)} – ${dayOf(to)}</h2>${empty(WORDS.no_entries)}`;
  const columns: readonly Column<JournalEntry>[] = [
    { head: WORDS.description, cell: ({ narrative }) => narrative },
    { head: WORDS.debit, is_number: true, cell: (one) => sideOf(one.debit, one.currency) },
    { head: WORDS.credit_side, is_number: true, cell: (one) => sideOf(one.credit, one.currency) },
    { head: WORDS.day, cell: ({ date }) => dayOf(date) },
    { head: WORDS.reference, cell: ({ reference }) => linkTo(reference) },
    {
      head: WORDS.department,
      cell: ({ cost_center, gl_code }) => `${nameOf(cost_center)} ${gl_code ?? ""}`,
    },
  ];
  const sums = Object.entries(totals).map(([currency, { debit, credit }]) => {
    return [currency, `${WORDS.debit} ${debit}, ${WORDS.credit_side} ${credit}`] as const;
  });
  const is_long = truncated || entries.length > ENTRIES_MAX;
  return html`<h2>${dayOf(from)} – ${dayOf(to)}</h2>${facts(sums)}
${csvLink(`${JOURNAL}/journal.csv`, query)}
${is_long ? html`<p class="note">${WORDS.truncated}</p>` : ""}
${table(WORDS.journal, columns, entries.slice(0, ENTRIES_MAX))}`;
}

/** A line has one side; the other is left empty. */
function sideOf(amount: string, currency: string): Markup | string {
  return amount === "0.00" ? "" : money(amount, currency);
}
