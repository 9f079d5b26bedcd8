import { AuthorityChanged } from "#accounts/account";
import { ReplayNeeded } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import type { House } from "./house.ts";
import { remembered } from "./idempotency.ts";
import { judgeAgain } from "./judge-again.ts";
import { replay } from "./replay.ts";
import type { Answered } from "./reply.ts";
import { contextOf } from "./request-context.ts";
import type { CheckedInput } from "./schema.ts";
import type { Visit } from "./visit.ts";

type AnyHandler = (ctx: Ctx, input: CheckedInput) => Promise<Answered>;

/** A twin that has just committed and cannot be found was removed by a reset: ask once more. */
const RETRY_SECONDS = 2;

/** A key that is changed faster than one request is served is somebody's mistake. */
const STARTS_MAX = 4;

/**
 * Lets the operation act. When the caller's key or account has changed since the request was let
 * in, nothing was written: the caller is judged anew, and the operation starts anew.
 *
 * Refuses: what the operation refuses, and what a caller is refused with; `concurrent_update`.
 */
export async function run(house: House, visit: Visit, input: CheckedInput): Promise<Answered> {
  for (let starts = 1; starts <= STARTS_MAX; starts += 1) {
    try {
      return await act(house, visit, input);
    } catch (thrown) {
      if (thrown !== AuthorityChanged) throw thrown;
      visit.caller = await judgeAgain(house, visit);
    }
  }
  return refuse("concurrent_update", { retry_after: 1 });
}

/**
 * Lets the operation act once; when a twin of the request was faster, its answer is given again.
 *
 * Refuses: what the operation refuses; `idempotency_mismatch`, `idempotency_in_progress`.
 */
async function act(house: House, visit: Visit, input: CheckedInput): Promise<Answered> {
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
