import type { Tx } from "#platform/db/transaction";
import type { Claim, KeptAnswer } from "./claim-rows.ts";

/**
 * Keeps the answers of claims that this transaction took, for their replays.
 *
 * Writes: idempotency_keys.
 */
export async function complete(
  { sql }: Tx,
  completions: readonly (KeptAnswer & { readonly claim: Claim })[],
): Promise<void> {
  const claims = completions.map((completion) => completion.claim);
  await sql`
    update idempotency_keys held
    set status = answer.status, body = answer.body::jsonb,
      object_ids = string_to_array(answer.object_ids, ' ')
    from unnest(
      ${claims.map(({ account_id }) => account_id)}::uuid[],
      ${claims.map(({ method }) => method)}::text[],
      ${claims.map(({ path }) => path)}::text[],
      ${claims.map(({ key }) => key)}::text[],
      ${claims.map(({ origin }) => origin)}::text[],
      ${completions.map(({ status }) => status)}::int[],
      ${completions.map(({ object_ids }) => object_ids.join(" "))}::text[],
      ${completions.map(({ body }) => (body === null ? null : JSON.stringify(body)))}::text[]
    ) as answer(account_id, method, path, key, origin, status, object_ids, body)
    where held.account_id = answer.account_id and held.method = answer.method
      and held.path = answer.path and held.key = answer.key and held.origin = answer.origin`;
}
