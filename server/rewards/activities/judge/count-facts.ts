import { and, eq, gt, gte, isNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Tx } from "#platform/db/transaction";
import { type ActivityRow, activities } from "../rows/tables.ts";
import { metBy } from "./conditions-sql.ts";
import { type CountedFacts, type CountedRule, NEWEST_MAX, type RuleCounting } from "./counts.ts";

/** Rules of one statement. */
const AT_ONCE = 50;

const DIALECT = new PgDialect();

/**
 * Counts for rules what somebody did beside an activity, fifty rules in one statement; by rule. Of
 * each rule it looks at the newest activities, so that nobody who did a lot makes it slow. The
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
    for (const found of await readOnce(tx, sql.join(parts, sql` union all `))) {
      const rule = some[Number(found.place)]?.rule;
      if (rule === undefined) throw new Error("Facts were found of a rule that nobody asked for.");
      facts.set(rule.id, {
        is_cut: Number(found.looked_at) >= NEWEST_MAX,
        others: Number(found.others),
        value_minor: BigInt(found.value_minor),
        periods: Number(found.periods),
      });
    }
  }
  return facts;
}

type Found = Record<"place" | "looked_at" | "others" | "value_minor" | "periods", string>;

/**
 * The text follows the conditions that a tenant wrote: prepared, each of them would stay in the
 * memory of the connection, megabytes at a time.
 */
async function readOnce(tx: Tx, statement: SQL): Promise<Found[]> {
  const { sql: text, params } = DIALECT.sqlToQuery(statement);
  return await tx.sql.unsafe<Found[]>(text, params as string[], { prepare: false });
}

/** Where the limit stands, an index gives the rows; whatever else is asked is asked of those. */
function partOf(activity: ActivityRow, { rule, program, count }: CountedRule, place: number): SQL {
  const { account_id, recipient_id, id } = activity;
  const { name, occurred_at, position } = activities;
  const is_named = rule.activity_name !== null;
  const looked_at = and(
    eq(activities.account_id, account_id),
    eq(activities.recipient_id, recipient_id),
    count.kind === "periods" ? undefined : ne(activities.id, id),
    ...(is_named ? [eq(name, rule.activity_name ?? ""), ...timesOf(count)] : [sinceOf(count)]),
  );
  const counted = and(
    or(isNull(activities.program_id), eq(activities.program_id, rule.program_id)),
    ...(is_named ? [sinceOf(count)] : timesOf(count)),
    metBy(rule.when),
  );
  const unit = count.kind === "periods" ? count.unit : "day";
  const local = sql`${occurred_at} at time zone 'Africa/Harare'`;
  const is_of_currency = sql`${activities.currency} = ${program.currency}`;
  return sql`
    (select ${place}::text as place, count(*)::text as looked_at,
      count(*) filter (where ${counted})::text as others,
      coalesce(sum(${activities.value_minor}) filter (where ${is_of_currency} and ${counted}), 0)
        ::text as value_minor,
      (count(distinct date_trunc(${unit}, ${local})) filter (where ${counted}))::text as periods
    from (
      select * from ${activities} where ${looked_at}
      order by ${is_named ? occurred_at : position} desc limit ${NEWEST_MAX}
    ) as activities)`;
}

/** When it must have happened. */
function timesOf(count: RuleCounting): SQL[] {
  const { occurred_at } = activities;
  if (count.kind === "periods") return [gte(occurred_at, count.from), lt(occurred_at, count.until)];
  if (count.kind !== "span" || count.span === null) return [];
  return [gt(occurred_at, count.span.after), lte(occurred_at, count.span.until)];
}

/** After which match it must have been reported. */
function sinceOf(count: RuleCounting): SQL | undefined {
  return count.kind === "span" ? gt(activities.position, count.since) : undefined;
}
