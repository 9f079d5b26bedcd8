import type { Schemas } from "@svc/generated/routes";
import { nameOfNetwork } from "#catalogue/products";
import { readableDay } from "#platform/time/readable";
import { WORDS as SENDS } from "../sends/words.ts";
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

function currency<Row extends { readonly currency: string }>(): Column<Row> {
  return { head: WORDS.currency, cell: ({ currency: one }) => one };
}

/** How a group is called; people know types and networks by their names. */
function nameOfKey(dimension: Dimension, key: string | null): string {
  if (key === null) return WORDS.other;
  if (dimension === "day") return readableDay(key);
  if (dimension === "network") return nameOfNetwork(key);
  if (dimension === "type") return SENDS.types[key as keyof typeof SENDS.types];
  if (dimension === "source") return SENDS.sources[key as keyof typeof SENDS.sources];
  return key;
}

/** Spend by one or two dimensions. */
export function spendColumns(groups: readonly Dimension[]): Column<Summed<SpendRow>>[] {
  return [
    ...groups.map(
      (group, at): Column<Summed<SpendRow>> => ({
        head: WORDS.groups[group],
        cell: ({ keys }) =>
          keys === undefined ? (at === 0 ? WORDS.total : "") : nameOfKey(group, keys[group]),
      }),
    ),
    currency(),
    count(WORDS.count, ({ sends }) => sends),
    count(WORDS.delivered, ({ delivered }) => delivered),
    count(WORDS.failed, ({ failed }) => failed),
    amount(WORDS.face, ({ face }) => face),
    amount(WORDS.cost, ({ cost }) => cost),
    amount(WORDS.discount, ({ discount }) => discount),
    amount(WORDS.credited_back, ({ credited_back }) => credited_back),
  ];
}

/** Failures by reason and network. */
export const FAILURE_COLUMNS: readonly Column<Summed<Schemas["FailureReportRow"]>>[] = [
  {
    head: WORDS.failure,
    cell: ({ keys }) =>
      keys === undefined
        ? WORDS.total
        : keys.failure_code === null
          ? WORDS.other
          : worded(keys.failure_code),
  },
  {
    head: WORDS.network,
    cell: ({ keys }) => (keys?.network == null ? "" : nameOfNetwork(keys.network)),
  },
  currency(),
  count(WORDS.failed, ({ failed }) => failed),
  count(WORDS.retried, ({ retried }) => retried),
  amount(WORDS.face, ({ face }) => face),
  amount(WORDS.credited_back, ({ credited_back }) => credited_back),
];

/** What programs gave, beside their budgets. */
export const PROGRAM_COLUMNS: readonly Column<Summed<Schemas["ProgramReportRow"]>>[] = [
  { head: WORDS.program, cell: ({ name }) => name ?? WORDS.total },
  currency(),
  amount(WORDS.budget, ({ budget }) => budget),
  amount(WORDS.spent, ({ spent }) => spent),
  amount(WORDS.remaining, ({ remaining }) => remaining),
  count(WORDS.rewards, ({ rewards }) => rewards),
  count(WORDS.delivered, ({ delivered }) => delivered),
  count(WORDS.held, ({ held }) => held),
  count(WORDS.failed, ({ failed }) => failed),
];

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
export const CLOSE_COLUMNS: readonly Column<Summed<Schemas["ReconciliationRow"]>>[] = [
  {
    head: WORDS.key,
    cell: ({ keys, label }) =>
      keys === undefined ? WORDS.total : (label ?? keys.api_key ?? WORDS.no_key),
  },
  currency(),
  sold(WORDS.opened, ({ opened }) => opened),
  sold(WORDS.delivered, ({ delivered }) => delivered),
  sold(WORDS.returned, ({ returned }) => returned),
  sold(WORDS.unresolved, ({ unresolved }) => unresolved),
];
