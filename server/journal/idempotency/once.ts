import assert from "node:assert/strict";
import { maskSecrets } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { parseAnyId } from "#platform/ids";
import { complete } from "./complete.ts";
import { lockKeys } from "./lock-keys.ts";

/**
 * Thrown when a twin of the request has committed since the gate looked: the gate catches this very
 * object and replays the twin's answer.
 */
export const ReplayNeeded = new Error("A request with this Idempotency-Key has just finished.");

/**
 * Lets a request that carries an Idempotency-Key have its effect once: locks the key, acts, and
 * keeps the answer, all in the caller's transaction. Without a key it only acts. `shows` names the
 * object that an answer shows, where it is a view without an id of its own.
 *
 * Refuses: `idempotency_in_progress`. Writes: idempotency_keys.
 * Source: docs/guides/idempotency.md, "The rules".
 */
export async function once<A extends { status: number; body: object }>(
  ctx: Ctx,
  tx: Tx,
  act: () => Promise<A>,
  shows: (body: A["body"]) => string = (body) => (body as { id: string }).id,
): Promise<A> {
  if (ctx.idempotency === null) return await act();
  const locked = {
    ...ctx.idempotency,
    account_id: ctx.account.id,
    origin: "client" as const,
    request_id: ctx.request_id,
  };
  const [is_free] = await lockKeys(tx, [locked]);
  if (!is_free) throw ReplayNeeded;
  const answer = await act();
  await complete(tx, [{ lock: locked, ...storedAnswerOf(ctx, answer, shows) }]);
  return answer;
}

function storedAnswerOf<A extends { status: number; body: object }>(
  { operation }: Ctx,
  { status, body }: A,
  shows: (body: A["body"]) => string,
) {
  if (operation.replays === "body") {
    return { status, object: null, body: maskSecrets(body) as object };
  }
  const object = parseAnyId(shows(body));
  assert(object !== null, `${operation.id} answers an object whose id is none of ours.`);
  return { status, object, body: null };
}
