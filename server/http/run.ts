import { ReplayNeeded } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import type { House } from "./house.ts";
import { remembered } from "./idempotency.ts";
import { replay } from "./replay.ts";
import type { Answered } from "./reply.ts";
import { contextOf } from "./request-context.ts";
import type { CheckedInput } from "./schema.ts";
import type { Visit } from "./visit.ts";

type AnyHandler = (ctx: Ctx, input: CheckedInput) => Promise<Answered>;

/** A twin that has just committed and cannot be found was removed by a reset: ask once more. */
const RETRY_SECONDS = 2;

/**
 * Lets the operation act; when a twin of the request was faster, its answer is given again.
 *
 * Refuses: what the operation refuses; `idempotency_mismatch`, `idempotency_in_progress`.
 */
export async function run(house: House, visit: Visit, input: CheckedInput): Promise<Answered> {
  const handlers = house.handlers as unknown as Record<string, AnyHandler | undefined>;
  const handler = handlers[visit.operation_id];
  if (handler === undefined) throw new Error(`${visit.operation_id} has no handler.`);
  try {
    return await handler(contextOf(house, visit), input);
  } catch (thrown) {
    if (thrown !== ReplayNeeded || visit.caller === null) throw thrown;
    const found = await remembered(visit, visit.caller, house.findRemembered);
    if (found !== null) return await replay(house, visit, found);
    return refuse("idempotency_in_progress", { retry_after: RETRY_SECONDS });
  }
}
