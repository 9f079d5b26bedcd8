import type { Tx } from "#platform/db/transaction";
import { claimOf, type IdempotencyLock, type StoredAnswer } from "./idempotency-rows.ts";

/**
 * Stores the answers of keys that this transaction took, for their replays.
 *
 * Writes: idempotency_keys.
 */
export async function complete(
  { sql }: Tx,
  completions: readonly (StoredAnswer & { readonly lock: IdempotencyLock })[],
): Promise<void> {
  const locks = completions.map(({ lock }) => lock);
  const claims = locks.map(claimOf);
  await sql`
    update idempotency_keys held
    set status = answer.status, body = answer.body::jsonb,
      object_prefix = answer.object_prefix, object_id = answer.object_id
    from unnest(
      ${locks.map(({ account_id }) => account_id)}::uuid[],
      ${claims.map(({ key }) => key)}::text[],
      ${claims.map(({ operation }) => operation)}::int[],
      ${claims.map(({ path }) => path)}::text[],
      ${locks.map(({ origin }) => String(origin === "approval"))}::text[],
      ${completions.map(({ status }) => status)}::smallint[],
      ${completions.map(({ object }) => object?.prefix ?? null)}::text[],
      ${completions.map(({ object }) => object?.id ?? null)}::uuid[],
      ${completions.map(({ body }) => (body === null ? null : JSON.stringify(body)))}::text[]
    ) as answer(account_id, key, operation, path, by_approval, status, object_prefix, object_id,
      body)
    where held.account_id = answer.account_id and held.key = answer.key
      and held.operation = answer.operation and held.path = answer.path
      and held.by_approval = answer.by_approval::boolean`;
}
