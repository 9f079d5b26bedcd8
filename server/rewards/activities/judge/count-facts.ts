import { and, eq, gt, gte, isNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { type ActivityRow, activities } from "../rows/tables.ts";
import { metBy } from "./conditions-sql.ts";
import type { CountedFacts, CountedRule, RuleCounting } from "./counts.ts";

/** Rules of one statement. */
const AT_ONCE = 50;

/**
 * Counts for rules what somebody did beside an activity, fifty rules in one statement; by rule. The
 * programs of the rules are locked.
 */
export async function countFacts(
  tx: Tx,
  activity: ActivityRow,
  rules: readonly CountedRule[],
): Promise<Map<string, CountedFacts>> {
  const counting = rules.filter(({ count }) => count.kind !== "nothing");
  const facts = new Map<string, CountedFacts>();
  for (let first = 0; first < counting.length; first += AT_ONCE) {
    const some = counting.slice(first, first + AT_ONCE);
    const parts = some.map((rule, place) => partOf(activity, rule, place));
    const found = await tx.db.execute<Found>(sql.join(parts, sql` union all `));
    for (const { place, others, value_minor, periods } of found) {
      const rule = some[Number(place)]?.rule;
      if (rule === undefined) throw new Error("Facts were found of a rule that nobody asked for.");
      facts.set(rule.id, {
        others: Number(others),
        value_minor: BigInt(value_minor),
        periods: Number(periods),
      });
    }
  }
  return facts;
}

type Found = Record<"place" | "others" | "value_minor" | "periods", string>;

function partOf(activity: ActivityRow, { rule, program, count }: CountedRule, place: number): SQL {
  const { account_id, recipient_id, id } = activity;
  const where = and(
    eq(activities.account_id, account_id),
    eq(activities.recipient_id, recipient_id),
    rule.activity_name === null ? undefined : eq(activities.name, rule.activity_name),
    or(isNull(activities.program_id), eq(activities.program_id, rule.program_id)),
    count.kind === "periods" ? undefined : ne(activities.id, id),
    ...spanOf(count),
    metBy(rule.when),
  );
  const most = mostOf(count);
  const unit = count.kind === "periods" ? count.unit : "day";
  const local = sql`found.occurred_at at time zone 'Africa/Harare'`;
  return sql`
    (select ${place}::text as place, count(*)::text as others,
      coalesce(sum(found.value_minor) filter (where found.currency = ${program.currency}), 0)::text
        as value_minor,
      count(distinct date_trunc(${unit}, ${local}))::text as periods
    from (
      select ${activities.value_minor}, ${activities.currency}, ${activities.occurred_at}
      from ${activities} where ${where} ${most === null ? sql`` : sql`limit ${most}`}
    ) as found)`;
}

/** More than decide need not be counted; a sum and periods need all. */
function mostOf(count: RuleCounting): number | null {
  if (count.kind === "ever") return count.times;
  return count.kind === "span" && count.times !== null ? count.times : null;
}

function spanOf(count: RuleCounting): (SQL | undefined)[] {
  const { occurred_at, position } = activities;
  if (count.kind === "periods") return [gte(occurred_at, count.from), lt(occurred_at, count.until)];
  if (count.kind !== "span") return [];
  const { span, since } = count;
  if (span === null) return [gt(position, since)];
  return [gt(position, since), gt(occurred_at, span.after), lte(occurred_at, span.until)];
}
