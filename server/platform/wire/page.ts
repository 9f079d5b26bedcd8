/**
 * The one keyset helper of all lists: newest first, ties broken by id, whole seconds in the time
 * filters. Source: docs/guides/pagination.md.
 */
import { BASE_PATH } from "@svc/generated/mount-routes";
import { and, asc, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable, PgView } from "drizzle-orm/pg-core";
import type { Read } from "#platform/db/transaction";
import { formatId, type IdPrefix, lowestId, parseId } from "../ids.ts";
import { refuse } from "../refusal.ts";
import { LAST_SECOND, parseTimeFilter } from "../time/instants.ts";

/** The parameters that every list takes, as the gate hands them over. */
export interface PageQuery {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
  created?: { gt?: string; gte?: string; lt?: string; lte?: string };
}

/** A table, or a view, of one account's objects, whose ids are minted in the order of `created`. */
type ListedTable = (PgTable | PgView) & { account_id: AnyPgColumn; id: AnyPgColumn };

/** What a list reads. */
interface PageOrder<T extends ListedTable> {
  table: T;
  account_id: string;
  prefix: IdPrefix;
  query: PageQuery;
  /** The list's own filters. */
  where?: (SQL | undefined)[];
  /** The columns that order the list, the id last; the id alone when left out. */
  keys?: [AnyPgColumn, ...AnyPgColumn[]];
  /** The column that `created[...]` reads when the ids do not follow it. */
  created?: AnyPgColumn;
}

/** Rows newest first, and where the next page in the same direction begins. */
interface Page<Row> {
  rows: Row[];
  has_more: boolean;
  next_cursor: string | null;
}

/** The envelope of every list. */
interface ListOf<Wire> {
  object: "list";
  url: string;
  data: Wire[];
  has_more: boolean;
  next_cursor: string | null;
}

const LIMIT_DEFAULT = 20;

/**
 * Reads one page of an account's objects.
 *
 * Refuses: `conflicting_parameters`, `invalid_cursor`, `invalid_time`.
 */
export async function readPage<T extends ListedTable>(
  read: Read,
  { table, account_id, prefix, query, where = [], keys = [table.id], created }: PageOrder<T>,
): Promise<Page<T["$inferSelect"]>> {
  const backwards = query.ending_before !== undefined;
  const limit = query.limit ?? LIMIT_DEFAULT;
  const times = createdRange(query, { id: table.id, created });
  const cursor = cursorOf(query, prefix);
  const keyset =
    cursor && (await pastCursor(read, { table, account_id, keys, backwards, ...cursor }));
  const found = (await read.db
    .select()
    .from(table as PgTable)
    .where(and(eq(table.account_id, account_id), ...where, ...times, keyset ?? undefined))
    .orderBy(...keys.map((key) => (backwards ? asc(key) : desc(key))))
    .limit(limit + 1)) as T["$inferSelect"][];
  const has_more = found.length > limit;
  const rows = found.slice(0, limit);
  const last = rows.at(-1) as { id: string } | undefined;
  return {
    rows: backwards ? rows.reverse() : rows,
    has_more,
    next_cursor: has_more && last !== undefined ? formatId(prefix, last.id) : null,
  };
}

/** Writes the envelope of a page; `path` is that of the list, below the base path. */
export function listOfPage<Wire>({
  path,
  page,
  data,
}: {
  path: string;
  page: Page<unknown>;
  data: Wire[];
}): ListOf<Wire> {
  const { has_more, next_cursor } = page;
  return { object: "list", url: BASE_PATH + path, data, has_more, next_cursor };
}

/** Writes the envelope of a list that is always whole. */
export function listOfAll<Wire>({ path, data }: { path: string; data: Wire[] }): ListOf<Wire> {
  return listOfPage({ path, data, page: { rows: data, has_more: false, next_cursor: null } });
}

interface Cursor {
  cursor_id: string;
  param: "starting_after" | "ending_before";
}

function cursorOf(query: PageQuery, prefix: IdPrefix): Cursor | null {
  const { starting_after, ending_before } = query;
  if (starting_after !== undefined && ending_before !== undefined) {
    refuse("conflicting_parameters", {
      param: "ending_before",
      message: "`ending_before` and `starting_after` cannot be used together. Send one of them.",
    });
  }
  const written = starting_after ?? ending_before;
  if (written === undefined) return null;
  const param = starting_after === undefined ? "ending_before" : "starting_after";
  return { cursor_id: parseId(prefix, written) ?? refuseCursor(param), param };
}

function refuseCursor(param: string): never {
  return refuse("invalid_cursor", {
    param,
    message: `\`${param}\` must be the ID of an object of this list.`,
  });
}

/** The cursor's own row is read first, so that an unknown cursor is refused and not guessed at. */
async function pastCursor(
  read: Read,
  {
    table,
    account_id,
    keys,
    backwards,
    cursor_id,
    param,
  }: Cursor & {
    table: ListedTable;
    account_id: string;
    keys: AnyPgColumn[];
    backwards: boolean;
  },
): Promise<SQL> {
  const texts = Object.fromEntries(
    keys.map((key, index) => [`key_${index}`, sql<string>`${key}::text`]),
  );
  const [row] = await read.db
    .select(texts)
    .from(table as PgTable)
    .where(and(eq(table.account_id, account_id), eq(table.id, cursor_id)));
  if (row === undefined) return refuseCursor(param);
  const values = keys.map(
    (key, index) => sql`${row[`key_${index}`]}::${sql.raw(key.getSQLType())}`,
  );
  const columns = sql.join(keys, sql`, `);
  const edge = sql.join(values, sql`, `);
  return backwards ? sql`(${columns}) > (${edge})` : sql`(${columns}) < (${edge})`;
}

/** `created` is shown in whole seconds, so its filters compare whole seconds. */
function createdRange(
  { created: written = {} }: PageQuery,
  { id, created }: { id: AnyPgColumn; created?: AnyPgColumn },
): SQL[] {
  const from = (second: number) => {
    const ms = Math.min(second, LAST_SECOND) * 1_000;
    return created ? gte(created, ms) : gte(id, lowestId(ms));
  };
  const before = (second: number) => {
    const ms = Math.min(second, LAST_SECOND) * 1_000;
    return created ? lt(created, ms) : lt(id, lowestId(ms));
  };
  const conditions = {
    gte: (seconds: number) => from(Math.ceil(seconds)),
    gt: (seconds: number) => from(Math.floor(seconds) + 1),
    lt: (seconds: number) => before(Math.ceil(seconds)),
    lte: (seconds: number) => before(Math.floor(seconds) + 1),
  };
  return (Object.keys(conditions) as (keyof typeof conditions)[]).flatMap((bound) => {
    const time = written[bound];
    if (time === undefined) return [];
    const ms = parseTimeFilter(time);
    if (ms === null) {
      return refuse("invalid_time", {
        param: `created[${bound}]`,
        message: `\`created[${bound}]\` must be whole Unix seconds, a date or an ISO 8601 time.`,
      });
    }
    return [conditions[bound](ms / 1_000)];
  });
}
