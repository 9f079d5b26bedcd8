import { and, type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import type { Occasion } from "../occasion.ts";
import { metBy } from "./conditions-sql.ts";
import { type CountedFacts, type CountedRule, NEWEST_MAX, type RuleCounting } from "./counts.ts";

/** Rules of one statement. */
const AT_ONCE = 50;

const DIALECT = new PgDialect();

/** What of an occasion says what is counted beside it. */
type Beside = Pick<Occasion, "id" | "counted">;

/**
 * Counts for rules what happened to somebody beside an occasion, fifty rules in one statement; by
 * rule. Of each rule it looks at the newest of it, so that nobody who did a lot makes it slow. The
 * programs of the rules are locked.
 */
export async function countFacts(
  tx: Tx,
  occasion: Beside,
  rules: readonly CountedRule[],
): Promise<Map<string, CountedFacts>> {
  const counting = rules.filter(({ count }) => count.kind !== "nothing");
  const facts = new Map<string, CountedFacts>();
  for (let first = 0; first < counting.length; first += AT_ONCE) {
    const some = counting.slice(first, first + AT_ONCE);
    const parts = some.map((rule, place) => partOf(occasion, rule, place));
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
function partOf(
  { id, counted }: Beside,
  { rule, program, count }: CountedRule,
  place: number,
): SQL {
  const is_named = rule.activity_name !== null;
  const looked_at = and(
    count.kind === "periods" ? undefined : sql`id <> ${id}::uuid`,
    ...(is_named ? [sql`name = ${rule.activity_name}::text`, ...timesOf(count)] : [sinceOf(count)]),
  );
  const is_counted = and(
    sql`(program_id is null or program_id = ${rule.program_id}::uuid)`,
    ...(is_named ? [sinceOf(count)] : timesOf(count)),
    metBy(rule.when),
  );
  const unit = count.kind === "periods" ? count.unit : "day";
  const local = sql`occurred_at at time zone 'Africa/Harare'`;
  const is_of_currency = sql`currency = ${program.currency}::text`;
  return sql`
    (select ${place}::text as place, count(*)::text as looked_at,
      count(*) filter (where ${is_counted})::text as others,
      coalesce(sum(value_minor) filter (where ${is_of_currency} and ${is_counted}), 0)
        ::text as value_minor,
      (count(distinct date_trunc(${unit}, ${local})) filter (where ${is_counted}))::text as periods
    from (
      select * from (${counted}) as rows where ${looked_at ?? sql`true`}
      order by ${is_named ? sql`occurred_at` : sql`position`} desc limit ${NEWEST_MAX}
    ) as newest)`;
}

/** When it must have happened. */
function timesOf(count: RuleCounting): SQL[] {
  const at = (ms: number) => sql`${writeInstant(ms)}::timestamptz`;
  if (count.kind === "periods") {
    return [sql`occurred_at >= ${at(count.from)}`, sql`occurred_at < ${at(count.until)}`];
  }
  if (count.kind !== "span" || count.span === null) return [];
  const { after, until } = count.span;
  return [sql`occurred_at > ${at(after)}`, sql`occurred_at <= ${at(until)}`];
}

/** After which match it must have been reported. */
function sinceOf(count: RuleCounting): SQL | undefined {
  return count.kind === "span" ? sql`position > ${count.since}::int` : undefined;
}
