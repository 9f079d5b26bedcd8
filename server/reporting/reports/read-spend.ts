import type { Schemas } from "@svc/generated/routes";
import type { Currency } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatMoney } from "#platform/values/money";
import type { SendChoice } from "./read-filter.ts";
import { idsOf, type ReportScope } from "./report-scope.ts";
import { expressionOf, keyOf, NO_KEYS, textOf } from "./spend-keys.ts";

type Asker = Pick<Tx, "sql">;

/** Whose sends, which of them, and what they are grouped by. */
export interface SpendScope extends ReportScope {
  readonly choice: SendChoice;
  readonly group_by: readonly Schemas["SpendDimension"][];
}

type Spend = Pick<Schemas["SpendReport"], "rows" | "totals" | "truncated">;

interface Group {
  readonly currency: Currency;
  readonly one: string | null;
  readonly two: string | null;
  readonly is_total: boolean;
  readonly sends: string;
  readonly delivered: string;
  readonly failed: string;
  readonly face: string;
  readonly cost: string;
  readonly discount: string;
  readonly credited_back: string;
}

/** Reads groups of sends and their totals, in one scan of the period; totals leave nothing out. */
export async function readSpend(asker: Asker, asked: SpendScope, rows_max: number): Promise<Spend> {
  const groups = await readGroups(asker, asked, rows_max);
  const rows = groups.filter(({ is_total }) => !is_total);
  const totals = new Map(
    groups.filter(({ is_total }) => is_total).map((group) => [group.currency, group]),
  );
  return {
    rows: rows.slice(0, rows_max).map((group) => ({
      keys: keysOf(asked.group_by, group),
      currency: group.currency,
      ...figuresOf(group),
    })),
    totals: asked.currencies.map((currency) => ({ currency, ...figuresOf(totals.get(currency)) })),
    truncated: rows.length > rows_max,
  };
}

async function readGroups({ sql }: Asker, asked: SpendScope, rows_max: number): Promise<Group[]> {
  const { group_by, currencies, account_id, span, choice } = asked;
  const { first, after } = idsOf(span);
  const [one, two] = [expressionOf(sql, group_by[0]), expressionOf(sql, group_by[1])];
  const met = Object.entries(choice).reduce(
    (before, [column, value]) =>
      value === null
        ? sql`${before} and ${sql(column)} is null`
        : sql`${before} and ${sql(column)} = ${value}`,
    sql``,
  );
  return await sql<Group[]>`
    select currency, ${textOf(sql, group_by[0], "one")} as one,
      ${textOf(sql, group_by[1], "two")} as two, grouping(one) = 1 as is_total,
      sum(sends) as sends, sum(delivered) as delivered, sum(failed) as failed,
      sum(face) as face, sum(cost) as cost, sum(discount) as discount,
      sum(credited_back) as credited_back
    from (
      -- Groups are hashed, and then totals made of them: sets of groups would sort every send.
      select currency, one, two, count(*) as sends,
        count(*) filter (where status = 'delivered') as delivered,
        count(*) filter (where status in ('failed', 'failed_credited')) as failed,
        sum(amount_minor) as face, sum(cost_minor) as cost,
        -- What a customer has paid for costs nothing, which is no discount.
        coalesce(sum(amount_minor - cost_minor) filter (where checkout_session_id is null), 0)
          as discount,
        coalesce(sum(cost_minor) filter (where credit_returned), 0) as credited_back
      from (
        select currency, status, amount_minor, cost_minor, credit_returned, checkout_session_id,
          ${one} as one, ${two} as two
        from sends
        where account_id = ${account_id} and id >= ${first} and id < ${after}
          and currency = any(${[...currencies]}::text[]) ${met}
      ) as sale
      group by currency, one, two
    ) as sold
    group by grouping sets ((currency, one, two), (currency))
    -- Totals first, so that the limit cuts rows alone.
    order by is_total desc, sold.one nulls last, sold.two nulls last, currency
    limit ${rows_max + 1 + currencies.length}`;
}

function keysOf(
  [first, second]: SpendScope["group_by"],
  { one, two }: Pick<Group, "one" | "two">,
): Schemas["SpendKeys"] {
  return {
    ...NO_KEYS,
    ...(first !== undefined && { [first]: keyOf(first, one) }),
    ...(second !== undefined && { [second]: keyOf(second, two) }),
  };
}

/** What a currency without any send adds up to. */
const NOTHING = {
  ...{ sends: "0", delivered: "0", failed: "0", face: "0", cost: "0", discount: "0" },
  credited_back: "0",
};

function figuresOf(group: typeof NOTHING = NOTHING) {
  const { sends, delivered, failed, credited_back } = group;
  const money = (minor: string) => formatMoney(BigInt(minor));
  return {
    ...{ sends: Number(sends), delivered: Number(delivered), failed: Number(failed) },
    ...{ face: money(group.face), cost: money(group.cost), discount: money(group.discount) },
    credited_back: money(credited_back),
  };
}
