import type { Tx } from "#platform/db/transaction";
import type { IdempotencyLock, StoredAnswer } from "./idempotency-rows.ts";

/**
 * Stores the answers of keys that this transaction took, for their replays.
 *
 * Writes: idempotency_keys.
 */
export async function complete(
  { sql }: Tx,
  completions: readonly (StoredAnswer & { readonly lock: IdempotencyLock })[],
): Promise<void> {
  const locks = completions.map((completion) => completion.lock);
  await sql`
    update idempotency_keys held
    set status = answer.status, body = answer.body::jsonb,
      object_ids = string_to_array(answer.object_ids, ' ')
    from unnest(
      ${locks.map(({ account_id }) => account_id)}::uuid[],
      ${locks.map(({ method }) => method)}::text[],
      ${locks.map(({ path }) => path)}::text[],
      ${locks.map(({ key }) => key)}::text[],
      ${locks.map(({ origin }) => origin)}::text[],
      ${completions.map(({ status }) => status)}::int[],
      ${completions.map(({ object_ids }) => object_ids.join(" "))}::text[],
      ${completions.map(({ body }) => (body === null ? null : JSON.stringify(body)))}::text[]
    ) as answer(account_id, method, path, key, origin, status, object_ids, body)
    where held.account_id = answer.account_id and held.method = answer.method
      and held.path = answer.path and held.key = answer.key and held.origin = answer.origin`;
}
