import {
  and,
  count,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  type SQL,
} from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import { apiKeys, type KeyCapsRow, type KeyRow, keyCaps, keySecrets } from "./tables.ts";

/** A key with what it may spend, and its old secrets. */
export interface KeyWithCaps {
  readonly row: KeyRow;
  readonly caps: readonly KeyCapsRow[];
  readonly rolled: readonly OldSecret[];
}

/** A secret that was rolled, when, and until when it works, on the account's clock. */
export interface OldSecret {
  readonly last4: string;
  readonly works_until: number;
  readonly rolled_at: number | null;
}

/** The keys of an organisation that have these ids; an id that it does not own is absent. */
export async function findKeys(
  { db }: Read,
  account_id: string,
  ids: readonly string[],
): Promise<KeyWithCaps[]> {
  const rows = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.account_id, account_id), isAnyOf(apiKeys.id, ids)));
  return await withCaps({ db }, account_id, rows);
}

/** Adds to some keys of an account what they may spend, and their old secrets. */
export async function withCaps(
  { db }: Pick<Read, "db">,
  account_id: string,
  rows: readonly KeyRow[],
): Promise<KeyWithCaps[]> {
  const ids = rows.map(({ id }) => id);
  const of_caps = and(eq(keyCaps.account_id, account_id), isAnyOf(keyCaps.key_id, ids));
  const of_secrets = and(eq(keySecrets.account_id, account_id), isAnyOf(keySecrets.key_id, ids));
  const [caps, secrets] = await Promise.all([
    db.select().from(keyCaps).where(of_caps),
    db
      .select()
      .from(keySecrets)
      .where(and(of_secrets, isNotNull(keySecrets.works_until))),
  ]);
  return rows.map((row) => ({
    row,
    caps: caps.filter(({ key_id }) => key_id === row.id),
    rolled: secrets.flatMap(({ key_id, last4, works_until, rolled_at }) =>
      key_id === row.id && works_until !== null ? [{ last4, works_until, rolled_at }] : [],
    ),
  }));
}

/**
 * Keys that show this status: past its time a key is expired, and after its grace it is active,
 * written down or not.
 */
export function hasStatus(status: KeyRow["status"], now: number): SQL | undefined {
  const is_past = lte(apiKeys.expires_at, now);
  const has_ended = inArray(apiKeys.status, ["revoked", "expired"]);
  if (status === "revoked") return eq(apiKeys.status, "revoked");
  if (status === "expired") return or(eq(apiKeys.status, "expired"), and(not(has_ended), is_past));
  const has_time = or(isNull(apiKeys.expires_at), not(is_past));
  const is_rolling = and(eq(apiKeys.status, "rolling"), hasGrace(now));
  if (status === "rolling") return and(is_rolling, has_time);
  return and(not(has_ended), not(is_rolling as SQL), has_time);
}

function hasGrace(now: number): SQL {
  const old_secret = new QueryBuilder()
    .select({ key_id: keySecrets.key_id })
    .from(keySecrets)
    .where(
      and(
        eq(keySecrets.account_id, apiKeys.account_id),
        eq(keySecrets.key_id, apiKeys.id),
        gt(keySecrets.works_until, now),
      ),
    );
  return exists(old_secret);
}

/** Locks a key until the transaction ends, and reads it as its last writer left it. */
export async function lockKey(
  { db }: Tx,
  { account_id, key_id }: { account_id: string; key_id: string },
): Promise<KeyWithCaps | null> {
  // Locked first: a change or an expiry of the key waits here and reads in a later statement.
  const [row] = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.account_id, account_id), eq(apiKeys.id, key_id)))
    .for("no key update");
  if (row === undefined) return null;
  const [key] = await withCaps({ db }, account_id, [row]);
  return key ?? null;
}

/** What one key may spend. */
export async function readCaps(
  { db }: Pick<Tx | Read, "db">,
  account_id: string,
  key_id: string,
): Promise<KeyCapsRow[]> {
  return await db
    .select()
    .from(keyCaps)
    .where(and(eq(keyCaps.account_id, account_id), eq(keyCaps.key_id, key_id)));
}

/** How many keys of an account work; exact while the caller holds the account's row. */
export async function countActiveKeys({ db }: Tx, account_id: string): Promise<number> {
  const [found] = await db
    .select({ keys: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.account_id, account_id), inArray(apiKeys.status, ["active", "rolling"])));
  return found?.keys ?? 0;
}

/**
 * The first slug that the catalogue does not have. The catalogue lives above this module; a slug is
 * the whole of what a key says of it, so the statement names its tables.
 */
export async function findUnknownSlug(
  { sql }: Read | Tx,
  table: "products" | "networks",
  slugs: readonly string[],
): Promise<string | null> {
  if (slugs.length === 0) return null;
  const [unknown] = await sql<{ slug: string }[]>`
    select slug from unnest(${slugs as string[]}::text[]) with ordinality as asked(slug, place)
    where not exists (select from ${sql(table)} known where known.id = asked.slug)
    order by place limit 1`;
  return unknown?.slug ?? null;
}
