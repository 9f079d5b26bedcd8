import type { Schemas } from "@svc/generated/routes";
import type { Currency } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { formatMoney } from "#platform/values/money";
import { idsOf, type ReportScope } from "./report-scope.ts";

type Asker = Pick<Tx, "sql">;
type Reconciliation = Pick<Schemas["ReconciliationReport"], "rows" | "totals" | "truncated">;

/** Where a send of the day can be by now: in one of these, whatever its status is. */
const OUTCOMES = ["delivered", "returned", "unresolved"] as const;
type Outcome = (typeof OUTCOMES)[number];
type Figure = "count" | "face" | "cost";

type Group = {
  readonly currency: Currency;
  readonly api_key_id: string | null;
  readonly label: string | null;
  readonly is_total: boolean;
} & Readonly<Record<`${Outcome}_${Figure}`, string>>;

/**
 * Reads the day of each till. What was opened is the sum of what became of it, so the four figures
 * agree by construction; a late delivery is delivered.
 */
export async function readReconciliation(
  asker: Asker,
  scope: ReportScope,
  rows_max: number,
): Promise<Reconciliation> {
  const groups = await readGroups(asker, scope, rows_max);
  const rows = groups.filter(({ is_total }) => !is_total);
  const totals = new Map(
    groups.filter(({ is_total }) => is_total).map((group) => [group.currency, group]),
  );
  return {
    rows: rows.slice(0, rows_max).map((group) => {
      const { api_key_id, label, currency } = group;
      const api_key = api_key_id === null ? null : formatId("key", api_key_id);
      return { keys: { api_key }, label, currency, ...figuresOf(group) };
    }),
    totals: scope.currencies.map((currency) => ({ currency, ...figuresOf(totals.get(currency)) })),
    truncated: rows.length > rows_max,
  };
}

async function readGroups({ sql }: Asker, scope: ReportScope, rows_max: number): Promise<Group[]> {
  const { account_id, span, currencies } = scope;
  const { first, after } = idsOf(span);
  const figures = OUTCOMES.map(
    (outcome) => sql`,
      count(*) filter (where outcome = ${outcome}) as ${sql(`${outcome}_count`)},
      coalesce(sum(amount_minor) filter (where outcome = ${outcome}), 0)
        as ${sql(`${outcome}_face`)},
      coalesce(sum(cost_minor) filter (where outcome = ${outcome}), 0)
        as ${sql(`${outcome}_cost`)}`,
  );
  return await sql<Group[]>`
    select day.*, key.label
    from (
      select currency, api_key_id, grouping(api_key_id) = 1 as is_total ${figures}
      from (
        select currency, api_key_id, amount_minor, cost_minor,
          case
            when status = 'delivered' then 'delivered'
            when status in ('failed', 'failed_credited', 'cancelled_credited') then 'returned'
            else 'unresolved'
          end as outcome
        from sends
        where account_id = ${account_id} and id >= ${first} and id < ${after}
          and currency = any(${[...currencies]}::text[])
      ) as sold
      group by grouping sets ((currency, api_key_id), (currency))
    ) as day
    left join api_keys key on key.account_id = ${account_id} and key.id = day.api_key_id
    -- Totals first, so that the limit cuts rows alone.
    order by is_total desc, day.api_key_id nulls last, day.currency
    limit ${rows_max + 1 + currencies.length}`;
}

function figuresOf(group: Group | undefined) {
  const minor = (outcome: Outcome, figure: Figure) => BigInt(group?.[`${outcome}_${figure}`] ?? 0);
  const sum = (outcomes: readonly Outcome[]): Schemas["StatementSends"] => {
    const of = (figure: Figure) =>
      outcomes.reduce((total, outcome) => total + minor(outcome, figure), 0n);
    return {
      count: Number(of("count")),
      face: formatMoney(of("face")),
      cost: formatMoney(of("cost")),
    };
  };
  return {
    opened: sum(OUTCOMES),
    delivered: sum(["delivered"]),
    returned: sum(["returned"]),
    unresolved: sum(["unresolved"]),
  };
}
