import { and, eq, gte, lt, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { type AuditEntryRow, auditEntries } from "#journal/audit-log";
import { type EventRow, events, oldestShown } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { formatId, lowestId, parseAnyId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { type PageQuery, readPage } from "#platform/wire/page";

/** What one entry of the feed is made from. */
export type FeedRow =
  | { readonly kind: "event"; readonly row: EventRow }
  | { readonly kind: "audit"; readonly row: AuditEntryRow };

/** A page of the feed, newest first. */
export interface FeedPage {
  readonly rows: FeedRow[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

const LIMIT_DEFAULT = 20;

/**
 * Reads a page of the feed. Both kinds have ids minted from the account's clock, so their ids say
 * which came first; each is read as if the page were its own, and the two are merged.
 *
 * Refuses: `invalid_cursor`, `invalid_time`.
 */
export async function readFeed(
  { account, now }: Pick<Ctx, "account" | "now">,
  read: Read,
  { query, with_audit }: { query: Omit<PageQuery, "ending_before">; with_audit: boolean },
): Promise<FeedPage> {
  const { starting_after, ...rest } = query;
  const account_id = account.id;
  const past = await cursorOf(read, { account_id, starting_after, with_audit });
  const oldest = lowestId(oldestShown(now));
  const where = (id: AnyPgColumn): SQL[] => [
    gte(id, oldest),
    ...(past === null ? [] : [lt(id, past)]),
  ];
  const of = { account_id, query: rest };
  const [emitted, audited] = await Promise.all([
    readPage(read, { ...of, table: events, prefix: "evt", where: where(events.id) }),
    with_audit
      ? readPage(read, { ...of, table: auditEntries, prefix: "aud", where: where(auditEntries.id) })
      : { rows: [], has_more: false },
  ]);
  const merged: FeedRow[] = [
    ...emitted.rows.map((row) => ({ kind: "event" as const, row })),
    ...audited.rows.map((row) => ({ kind: "audit" as const, row })),
  ].sort((one, other) => (one.row.id < other.row.id ? 1 : -1));
  const rows = merged.slice(0, query.limit ?? LIMIT_DEFAULT);
  const has_more = merged.length > rows.length || emitted.has_more || audited.has_more;
  const last = rows.at(-1);
  return { rows, has_more, next_cursor: has_more && last ? idOfEntry(last) : null };
}

/** The wire id of an entry. */
export function idOfEntry({ kind, row }: FeedRow): string {
  return formatId(kind === "event" ? "evt" : "aud", row.id);
}

/** The uuid that the page comes after, which must be of an entry that the caller may see. */
async function cursorOf(
  { db }: Read,
  asked: { account_id: string; starting_after: string | undefined; with_audit: boolean },
): Promise<string | null> {
  if (asked.starting_after === undefined) return null;
  const cursor = parseAnyId(asked.starting_after);
  const table = cursor?.prefix === "evt" ? events : cursor?.prefix === "aud" ? auditEntries : null;
  if (cursor === null || table === null || (table === auditEntries && !asked.with_audit)) {
    return refuseCursor();
  }
  const is_it = and(eq(table.account_id, asked.account_id), eq(table.id, cursor.id));
  const [found] = await db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(is_it);
  return found === undefined ? refuseCursor() : cursor.id;
}

function refuseCursor(): never {
  return refuse("invalid_cursor", {
    param: "starting_after",
    message: "`starting_after` must be the ID of an entry of this feed, such as `next_cursor`.",
  });
}
