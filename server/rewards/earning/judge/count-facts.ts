import { and, type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import type { Occasion } from "../occasion.ts";
import { metBy } from "./conditions-sql.ts";
import { type CountedFacts, type CountedRule, NEWEST_MAX, type RuleCounting } from "./counts.ts";

/**
 * Rules of one statement: with forty conditions each they take a third of the values that one may
 * have. More would save little of the reading, and bring it nearer to the time that it may last.
 */
const AT_ONCE = 100;

const DIALECT = new PgDialect();

/** What of an occasion says what is counted beside it. */
type Beside = Pick<Occasion, "id" | "counted">;

/** A rule that counts, and its place in the statement. */
type PlacedRule = CountedRule & { readonly place: number };

/**
 * Counts for rules what happened to somebody beside an occasion, many rules in one statement; by
 * rule. Of each rule it looks at the newest of it, so that nobody who did a lot makes it slow, and
 * rules that look at the same read it once, together. The programs of the rules are locked.
 */
export async function countFacts(
  tx: Tx,
  occasion: Beside,
  rules: readonly CountedRule[],
): Promise<Map<string, CountedFacts>> {
  const counting = rules.filter(({ count }) => count.kind !== "nothing");
  const facts = new Map<string, CountedFacts>();
  for (let first = 0; first < counting.length; first += AT_ONCE) {
    const some = counting.slice(first, first + AT_ONCE).map((one, place) => ({ ...one, place }));
    const looks = [...Map.groupBy(some, lookOf).values()];
    const parts = looks.map((look) => partOf(occasion, look));
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

/**
 * Rules of one look differ only in where it begins. Its newest rows are then the newest of each of
 * them, once what lies before its own beginning is left out.
 */
function lookOf({ rule, count }: CountedRule): string {
  const unit = count.kind === "periods" ? count.unit : null;
  const until = rule.activity_name === null ? null : timeEnd(count);
  return JSON.stringify([rule.activity_name, count.kind, unit, until]);
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

/**
 * What the rules of one look count. PostgreSQL works out what stands above an `offset` once a row:
 * without it, each count of a rule would judge its conditions again.
 */
function partOf(occasion: Beside, look: readonly PlacedRule[]): SQL {
  const each = (of: (one: PlacedRule, met: SQL) => SQL) =>
    sql`array[${list(look.map((one) => of(one, column("met", one))))}]`;
  const columns = look.flatMap((one) => {
    const seen = afterStart(one, startOf(one)) ?? sql`true`;
    const met = and(seen, ...restOf(one));
    return [sql`${seen} as ${column("seen", one)}`, sql`${met} as ${column("met", one)}`];
  });
  const value = ({ program }: PlacedRule, met: SQL) => {
    const is_own = sql`${met} and currency = ${program.currency}::text`;
    return sql`coalesce(sum(value_minor) filter (where ${is_own}), 0)`;
  };
  return sql`
    (select found.place::text as place, found.looked_at::text as looked_at,
      found.others::text as others, found.value_minor::text as value_minor,
      found.periods::text as periods
    from (
      select ${each((one) => sql`count(*) filter (where ${column("seen", one)})`)} as looked_at,
        ${each((_, met) => sql`count(*) filter (where ${met})`)} as others,
        ${each(value)} as value_minor,
        ${each(periodsOf)} as periods
      from (
        select value_minor, currency, ${periodOf(look)} as period, ${list(columns)}
        from (${newestOf(occasion, look)}) as newest offset 0
      ) as judged
    ) as counts, unnest(
      ${sql.param(look.map(({ place }) => place))}::int[], looked_at, others, value_minor, periods
    ) as found (place, looked_at, others, value_minor, periods))`;
}

const list = (parts: SQL[]) => sql.join(parts, sql`, `);

const column = (what: string, { place }: PlacedRule) => sql`${sql.identifier(`${what}_${place}`)}`;

/** Where the limit stands, an index gives the rows; whatever else is asked is asked of those. */
function newestOf({ id, counted }: Beside, look: readonly PlacedRule[]): SQL {
  const [one] = look;
  if (one === undefined) throw new Error("A look is that of at least one rule.");
  const { rule, count } = one;
  const is_named = rule.activity_name !== null;
  const starts = look.flatMap((each) => startOf(each) ?? []);
  const earliest = starts.length === 0 ? null : Math.min(...starts);
  const looked_at = and(
    count.kind === "periods" ? undefined : sql`id <> ${id}::uuid`,
    ...(is_named ? [sql`name = ${rule.activity_name}::text`, beforeEnd(count)] : []),
    afterStart(one, earliest),
  );
  return sql`
    select * from (${counted}) as rows where ${looked_at ?? sql`true`}
    order by ${is_named ? sql`occurred_at` : sql`position`} desc limit ${NEWEST_MAX}`;
}

/** What a rule asks of the rows that it looks at. */
function restOf({ rule, count }: CountedRule): (SQL | undefined)[] {
  const is_named = rule.activity_name !== null;
  return [
    sql`(program_id is null or program_id = ${rule.program_id}::uuid)`,
    ...(is_named
      ? [afterPlace(placeStart(count))]
      : [afterTime(count, timeStart(count)), beforeEnd(count)]),
    metBy(rule.when),
  ];
}

/** Where what a rule looks at begins: at a time if it has a name, else at a place. */
function startOf({ rule, count }: CountedRule): number | null {
  return rule.activity_name === null ? placeStart(count) : timeStart(count);
}

function afterStart({ rule, count }: CountedRule, start: number | null): SQL | undefined {
  return rule.activity_name === null ? afterPlace(start) : afterTime(count, start);
}

/** The place after which it must have been reported. */
const placeStart = (count: RuleCounting) => (count.kind === "span" ? count.since : null);

const afterPlace = (place: number | null) =>
  place === null ? undefined : sql`position > ${place}::int`;

/** When the time begins in which it must have happened. */
function timeStart(count: RuleCounting): number | null {
  if (count.kind === "periods") return count.from;
  return count.kind === "span" ? (count.span?.after ?? null) : null;
}

function afterTime({ kind }: RuleCounting, ms: number | null): SQL | undefined {
  if (ms === null) return undefined;
  const at = sql`${writeInstant(ms)}::timestamptz`;
  return kind === "periods" ? sql`occurred_at >= ${at}` : sql`occurred_at > ${at}`;
}

/** When that time ends. */
function timeEnd(count: RuleCounting): number | null {
  if (count.kind === "periods") return count.until;
  return count.kind === "span" ? (count.span?.until ?? null) : null;
}

function beforeEnd(count: RuleCounting): SQL | undefined {
  const ms = timeEnd(count);
  if (ms === null) return undefined;
  const at = sql`${writeInstant(ms)}::timestamptz`;
  return count.kind === "periods" ? sql`occurred_at < ${at}` : sql`occurred_at <= ${at}`;
}

/** The period of a row, by the calendar of Harare; nothing where no periods are counted. */
function periodOf([one]: readonly PlacedRule[]): SQL {
  if (one?.count.kind !== "periods") return sql`null::timestamp`;
  return sql`date_trunc(${one.count.unit}, occurred_at at time zone 'Africa/Harare')`;
}

function periodsOf({ count }: CountedRule, met: SQL): SQL {
  return count.kind === "periods" ? sql`count(distinct period) filter (where ${met})` : sql`0`;
}
