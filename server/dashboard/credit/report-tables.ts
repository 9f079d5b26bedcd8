import type { Schemas } from "@svc/generated/routes";
import { nameOfNetwork } from "#catalogue/products";
import { readableDay } from "#platform/time/readable";
import { type Language, wordsIn } from "#platform/words/language";
import { WORDS as SENDS } from "../sends/words.ts";
import { english } from "../show/english.ts";
import type { Column } from "../show/table.ts";
import { worded } from "../show/worded.ts";
import { WORDS } from "./words.ts";

type SpendRow = Schemas["SpendRow"];
type Sends = Schemas["StatementSends"];
type Dimension = keyof typeof WORDS.groups;

/** Totals stand under the rows, and have no keys. */
type Summed<Row extends { readonly keys: object }> = Omit<Row, "keys" | "name" | "label"> &
  Partial<Pick<Row, "keys">> & { readonly name?: string; readonly label?: string | null };

function count<Row>(head: string, of: (row: Row) => number): Column<Row> {
  return { head, is_number: true, cell: (row) => String(of(row)) };
}

function amount<Row>(head: string, of: (row: Row) => string | null): Column<Row> {
  return { head, is_number: true, cell: (row) => of(row) ?? "" };
}

function currency<Row extends { readonly currency: string }>(head: string): Column<Row> {
  return { head, cell: ({ currency: one }) => one };
}

/** How a group is called; people know types and networks by their names. */
function nameOfKey(dimension: Dimension, key: string | null, language: Language): string {
  const { types, sources } = wordsIn(SENDS, language);
  if (key === null) return wordsIn(WORDS, language).other;
  if (dimension === "day") return readableDay(key, language);
  if (dimension === "network") return nameOfNetwork(key);
  if (dimension === "type") return types[key as keyof typeof types];
  if (dimension === "source") return sources[key as keyof typeof sources];
  return key;
}

/** Spend by one or two dimensions. */
export function spendColumns(
  groups: readonly Dimension[],
  language: Language,
): Column<Summed<SpendRow>>[] {
  const words = wordsIn(WORDS, language);
  return [
    ...groups.map(
      (group, at): Column<Summed<SpendRow>> => ({
        head: words.groups[group],
        cell: ({ keys }) =>
          keys === undefined
            ? at === 0
              ? words.total
              : ""
            : nameOfKey(group, keys[group], language),
      }),
    ),
    currency(words.currency),
    count(words.count, ({ sends }) => sends),
    count(words.delivered, ({ delivered }) => delivered),
    count(words.failed, ({ failed }) => failed),
    amount(words.face, ({ face }) => face),
    amount(words.cost, ({ cost }) => cost),
    amount(words.discount, ({ discount }) => discount),
    amount(words.credited_back, ({ credited_back }) => credited_back),
  ];
}

/** Failures by reason and network. */
export function failureColumns(language: Language): Column<Summed<Schemas["FailureReportRow"]>>[] {
  const words = wordsIn(WORDS, language);
  return [
    {
      head: words.failure,
      cell: ({ keys }) =>
        keys === undefined
          ? words.total
          : keys.failure_code === null
            ? words.other
            : english(worded(keys.failure_code), language),
    },
    {
      head: words.network,
      cell: ({ keys }) => (keys?.network == null ? "" : nameOfNetwork(keys.network)),
    },
    currency(words.currency),
    count(words.failed, ({ failed }) => failed),
    count(words.retried, ({ retried }) => retried),
    amount(words.face, ({ face }) => face),
    amount(words.credited_back, ({ credited_back }) => credited_back),
  ];
}

/** What programs gave, beside their budgets. */
export function programColumns(language: Language): Column<Summed<Schemas["ProgramReportRow"]>>[] {
  const words = wordsIn(WORDS, language);
  return [
    { head: words.program, cell: ({ name }) => name ?? words.total },
    currency(words.currency),
    amount(words.budget, ({ budget }) => budget),
    amount(words.spent, ({ spent }) => spent),
    amount(words.remaining, ({ remaining }) => remaining),
    count(words.rewards, ({ rewards }) => rewards),
    count(words.delivered, ({ delivered }) => delivered),
    count(words.held, ({ held }) => held),
    count(words.failed, ({ failed }) => failed),
  ];
}

function sold<Row>(head: string, of: (row: Row) => Sends): Column<Row> {
  return {
    head,
    is_number: true,
    cell: (row) => {
      const { count: sends, face } = of(row);
      return `${face} (${sends})`;
    },
  };
}

/** A day by key, as tills are closed. */
export function closeColumns(language: Language): Column<Summed<Schemas["ReconciliationRow"]>>[] {
  const words = wordsIn(WORDS, language);
  return [
    {
      head: words.key,
      cell: ({ keys, label }) =>
        keys === undefined ? words.total : (label ?? keys.api_key ?? words.no_key),
    },
    currency(words.currency),
    sold(words.opened, ({ opened }) => opened),
    sold(words.delivered, ({ delivered }) => delivered),
    sold(words.returned, ({ returned }) => returned),
    sold(words.unresolved, ({ unresolved }) => unresolved),
  ];
}
