import type { Schemas } from "@svc/generated/routes";
import type { Currency } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { formatMoney } from "#platform/values/money";
import { idsOf, type ReportScope } from "./report-scope.ts";

type Asker = Pick<Tx, "sql">;
type Programs = Pick<Schemas["ProgramReport"], "rows" | "totals" | "truncated">;

interface Group {
  readonly currency: Currency;
  readonly id: string | null;
  readonly name: string;
  readonly is_total: boolean;
  readonly budget: string;
  readonly earmarked: string;
  readonly remaining: string;
  readonly spent: string;
  readonly spent_on_delivered: string;
  readonly rewards: string;
  readonly delivered: string;
  readonly held: string;
  readonly failed: string;
}

/** Reads what programs gave in a period, beside their budgets as they are now, newest first. */
export async function readPrograms(
  asker: Asker,
  scope: ReportScope,
  rows_max: number,
): Promise<Programs> {
  const groups = await readGroups(asker, scope, rows_max);
  const rows = groups.filter(({ is_total }) => !is_total);
  const totals = new Map(
    groups.filter(({ is_total }) => is_total).map((group) => [group.currency, group]),
  );
  return {
    rows: rows.slice(0, rows_max).map((group) => ({
      keys: { program: group.id === null ? null : formatId("prg", group.id) },
      ...{ name: group.name, currency: group.currency, ...figuresOf(group) },
    })),
    totals: scope.currencies.map((currency) => ({ currency, ...figuresOf(totals.get(currency)) })),
    truncated: rows.length > rows_max,
  };
}

async function readGroups({ sql }: Asker, scope: ReportScope, rows_max: number): Promise<Group[]> {
  const { account_id, span, currencies } = scope;
  const { first, after } = idsOf(span);
  return await sql<Group[]>`
    with given as (
      select program_id, count(*) as rewards,
        count(*) filter (where status = 'delivered') as delivered,
        count(*) filter (where status = 'held') as held,
        count(*) filter (where status = 'failed') as failed,
        -- What failed has returned to the budget, and what has no send is not spent yet.
        sum(coalesce(released_amount_minor, amount_minor))
          filter (where send_id is not null and status <> 'failed') as spent,
        sum(coalesce(released_amount_minor, amount_minor))
          filter (where status = 'delivered') as spent_on_delivered
      from rewards
      where account_id = ${account_id} and id >= ${first} and id < ${after}
      group by program_id
    )
    select program.currency, program.id, min(program.name) as name,
      grouping(program.id) = 1 as is_total,
      sum(budget_minor) as budget, sum(earmarked_minor) as earmarked,
      sum(budget_minor - spent_minor - earmarked_minor) as remaining,
      coalesce(sum(spent), 0) as spent, coalesce(sum(spent_on_delivered), 0) as spent_on_delivered,
      coalesce(sum(rewards), 0) as rewards, coalesce(sum(delivered), 0) as delivered,
      coalesce(sum(held), 0) as held, coalesce(sum(failed), 0) as failed
    from programs program
    left join given on given.program_id = program.id
    where program.account_id = ${account_id}
      and program.currency = any(${[...currencies]}::text[])
      and (program.status <> 'closed' or given.rewards is not null)
    group by grouping sets ((program.currency, program.id), (program.currency))
    -- Totals first, so that the limit cuts rows alone.
    order by is_total desc, program.id desc
    limit ${rows_max + 1 + currencies.length}`;
}

function figuresOf(group: Group | undefined) {
  const minor = (name: "budget" | "spent" | "earmarked" | "remaining") =>
    formatMoney(BigInt(group?.[name] ?? 0));
  const count = (name: "rewards" | "delivered" | "held" | "failed") => Number(group?.[name] ?? 0);
  return {
    ...{ budget: minor("budget"), spent: minor("spent"), earmarked: minor("earmarked") },
    ...{ remaining: minor("remaining"), rewards: count("rewards"), delivered: count("delivered") },
    ...{ held: count("held"), failed: count("failed") },
    cost_per_completion: costOf(BigInt(group?.spent_on_delivered ?? 0), count("delivered")),
  };
}

/** What one delivered reward cost, rounded to the nearest cent; null where there is none. */
function costOf(spent_minor: bigint, delivered: number): string | null {
  if (delivered === 0) return null;
  const of = BigInt(delivered);
  return formatMoney((spent_minor * 2n + of) / (of * 2n));
}
