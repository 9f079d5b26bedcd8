import type { Schemas } from "@svc/generated/routes";
import type { CostCenterRow } from "#directory/cost-centers";
import type { Read } from "#platform/db/transaction";
import { formatId, lowestId } from "#platform/ids";
import type { DaySpan } from "#platform/time/day-span";
import { harareDay, nextHarareMonth, startOfHarareMonth } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";

type Spend = Schemas["WorkforceDepartmentSpend"];

/** Source: spec/workforce/cost-centers/spend.tsp. */
const PEOPLE_MAX = 50;

interface Sum {
  readonly count: number;
  readonly usd: string;
  readonly zwg: string;
}

/** What was booked to a department in a period, without what came back. */
export async function readSpend(
  read: Read,
  row: CostCenterRow,
  span: DaySpan,
): Promise<Pick<Spend, "totals" | "months" | "by_kind" | "by_person">> {
  const kinds = await sumKinds(read, row, span);
  const months = await sumMonths(read, row, span);
  const people = await sumPeople(read, row, span);
  const total = (currency: "usd" | "zwg") =>
    formatMoney(kinds.reduce((sum, kind) => sum + BigInt(kind[currency]), 0n));
  return {
    totals: { USD: total("usd"), ZWG: total("zwg") },
    months,
    by_kind: kinds.map(({ kind, ...sum }) => ({ kind, ...presentSum(sum) })),
    by_person: people,
  };
}

function presentSum({ count, usd, zwg }: Sum) {
  const amount = { USD: formatMoney(BigInt(usd)), ZWG: formatMoney(BigInt(zwg)) };
  return { count, amount };
}

/** The sends of a period that are booked to a department and did not come back. */
function booked({ sql }: Read, { account_id, id }: CostCenterRow, { starts_at, ends_at }: DaySpan) {
  return sql`
    sends sale where sale.account_id = ${account_id} and sale.cost_center_id = ${id}
      and sale.id >= ${lowestId(starts_at)} and sale.id < ${lowestId(ends_at)}
      and not sale.credit_returned`;
}

function sums({ sql }: Read) {
  return sql`count(*)::int as count,
    coalesce(sum(sale.amount_minor) filter (where sale.currency = 'USD'), 0)::text as usd,
    coalesce(sum(sale.amount_minor) filter (where sale.currency = 'ZWG'), 0)::text as zwg`;
}

async function sumKinds(read: Read, row: CostCenterRow, span: DaySpan) {
  return await read.sql<(Sum & { kind: Schemas["WorkforceKind"] })[]>`
    select case sale.type when 'power' then 'power' else 'airtime' end as kind, ${sums(read)}
    from ${booked(read, row, span)}
    group by 1 order by 1`;
}

async function sumMonths(read: Read, row: CostCenterRow, span: DaySpan): Promise<Spend["months"]> {
  const { currency, monthly_budget_minor: budget_minor } = row;
  const spent = await read.sql<{ month: string; spent: string }[]>`
    select to_char(sale.created at time zone 'Africa/Harare', 'YYYY-MM') as month,
      sum(sale.amount_minor)::text as spent
    from ${booked(read, row, span)} and sale.currency = ${currency}
    group by 1`;
  const by_month = new Map(spent.map(({ month, spent }) => [month, BigInt(spent)]));
  return monthsOf(span).map((month) => ({
    month,
    currency,
    budget: budget_minor === null ? null : formatMoney(budget_minor),
    spent: formatMoney(by_month.get(month) ?? 0n),
  }));
}

/** Every month that has a day in a period, oldest first. */
function monthsOf({ starts_at, ends_at }: DaySpan): string[] {
  const months: string[] = [];
  for (let at = startOfHarareMonth(starts_at); at < ends_at; at = nextHarareMonth(at)) {
    months.push(harareDay(at).slice(0, 7));
  }
  return months;
}

/** Whoever received most in the department's own currency comes first. */
async function sumPeople(
  read: Read,
  row: CostCenterRow,
  span: DaySpan,
): Promise<Spend["by_person"]> {
  const rows = await read.sql<(Sum & { recipient_id: string | null; name: string | null })[]>`
    select received.*, person.name from (
      select sale.recipient_id, ${sums(read)},
        coalesce(sum(sale.amount_minor) filter (where sale.currency = ${row.currency}), 0) as own,
        sum(sale.amount_minor) as whole
      from ${booked(read, row, span)}
      group by sale.recipient_id
      order by own desc, whole desc, sale.recipient_id
      limit ${PEOPLE_MAX}
    ) as received
    left join recipients person on person.account_id = ${row.account_id}
      and person.id = received.recipient_id
    order by received.own desc, received.whole desc, received.recipient_id`;
  return rows.map(({ recipient_id, name, ...sum }) => ({
    recipient: recipient_id === null ? null : formatId("rcp", recipient_id),
    name,
    ...presentSum(sum),
  }));
}
