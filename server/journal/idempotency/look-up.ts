import assert from "node:assert/strict";
import type { Read, Tx } from "#platform/db/transaction";
import type { IdPrefix } from "#platform/ids";
import { claimOf, type KeyName, type StoredAnswer } from "./idempotency-rows.ts";

/** A key that a client sent. */
export type SentKey = KeyName & { readonly account_id: string };

/** What is kept of the finished request that holds a key. */
export interface Remembered extends StoredAnswer {
  /** Hex SHA-256 of its canonical body. */
  readonly fingerprint: string;
  /** Uuid of that request. */
  readonly request_id: string;
}

interface Row {
  readonly place: string;
  readonly fingerprint: string;
  readonly request_id: string;
  readonly status: number | null;
  readonly object_prefix: IdPrefix | null;
  readonly object_id: string | null;
  readonly body: string | null;
}

/**
 * Looks up a set of keys that clients sent, in one statement; the answers stand in the order of the
 * keys, null for one that no finished request holds.
 *
 * Each key is looked up by the index for itself (lateral, limit 1), and the arrays stand in selects
 * of their own, which hides their lengths: one kept plan serves sets and tables of every size.
 */
export async function lookUp(
  { sql }: Pick<Read | Tx, "sql">,
  keys: readonly SentKey[],
): Promise<(Remembered | null)[]> {
  const claims = keys.map(claimOf);
  const rows = await sql<Row[]>`
    select sent.place, encode(held.fingerprint, 'hex') as fingerprint, held.request_id,
      held.status, held.object_prefix, held.object_id, held.body::text as body
    from unnest(
      (select ${keys.map(({ account_id }) => account_id)}::uuid[]),
      (select ${claims.map(({ key }) => key)}::text[]),
      (select ${claims.map(({ operation }) => operation)}::int[]),
      (select ${claims.map(({ path }) => path)}::text[])
    ) with ordinality as sent(account_id, key, operation, path, place)
    cross join lateral (
      select * from idempotency_keys held
      where held.account_id = sent.account_id and held.key = sent.key
        and held.operation = sent.operation and held.path = sent.path and not held.by_approval
      limit 1
    ) as held`;
  const found = new Map(rows.map((row) => [Number(row.place), rememberedOf(row)]));
  return keys.map((_, at) => found.get(at + 1) ?? null);
}

function rememberedOf({ object_prefix: prefix, object_id: id, body, ...row }: Row): Remembered {
  const { fingerprint, request_id, status } = row;
  assert(status !== null, `the idempotency row of request ${request_id} has no status`);
  const object = prefix === null || id === null ? null : { prefix, id };
  const kept = body === null ? null : (JSON.parse(body) as object);
  return { fingerprint, request_id, status, object, body: kept };
}
