import assert from "node:assert/strict";
import type { IdempotencyKey } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import type { StoredAnswer } from "./idempotency-rows.ts";

/** A key that a client sent. */
export type SentKey = Pick<IdempotencyKey, "key" | "method" | "path"> & {
  readonly account_id: string;
};

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
  readonly object_ids: string[];
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
  { sql }: Read,
  keys: readonly SentKey[],
): Promise<(Remembered | null)[]> {
  const rows = await sql<Row[]>`
    select sent.place, held.fingerprint, held.request_id, held.status, held.object_ids,
      held.body::text as body
    from unnest(
      (select ${keys.map(({ account_id }) => account_id)}::uuid[]),
      (select ${keys.map(({ method }) => method)}::text[]),
      (select ${keys.map(({ path }) => path)}::text[]),
      (select ${keys.map(({ key }) => key)}::text[])
    ) with ordinality as sent(account_id, method, path, key, place)
    cross join lateral (
      select * from idempotency_keys held
      where held.account_id = sent.account_id and held.method = sent.method
        and held.path = sent.path and held.key = sent.key and held.origin = 'client'
      limit 1
    ) as held`;
  const found = new Map(rows.map((row) => [Number(row.place), rememberedOf(row)]));
  return keys.map((_, at) => found.get(at + 1) ?? null);
}

function rememberedOf({ fingerprint, request_id, status, object_ids, body }: Row): Remembered {
  assert(status !== null, `the idempotency row of request ${request_id} has no status`);
  const kept = body === null ? null : (JSON.parse(body) as object);
  return { fingerprint, request_id, status, object_ids, body: kept };
}
