import { AuthorityChanged } from "#accounts/account";
import { ReplayNeeded } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import type { CheckedInput } from "../input/schema.ts";
import type { Answered } from "../reply/reply.ts";
import type { RequestState } from "../request/request-state.ts";
import type { GateDeps } from "./gate-deps.ts";
import { remembered } from "./idempotency.ts";
import { judgeAgain } from "./judge-again.ts";
import { replay } from "./replay.ts";
import { contextOf } from "./request-context.ts";

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
export async function run(
  deps: GateDeps,
  state: RequestState,
  input: CheckedInput,
): Promise<Answered> {
  for (let starts = 1; starts <= STARTS_MAX; starts += 1) {
    try {
      return await act(deps, state, input);
    } catch (thrown) {
      if (thrown !== AuthorityChanged) throw thrown;
      state.caller = await judgeAgain(deps, state);
    }
  }
  return refuse("concurrent_update", { retry_after: 1 });
}

/**
 * Lets the operation act once; when a twin of the request was faster, its answer is given again.
 *
 * Refuses: what the operation refuses; `idempotency_mismatch`, `idempotency_in_progress`.
 */
async function act(deps: GateDeps, state: RequestState, input: CheckedInput): Promise<Answered> {
  const handlers = deps.handlers as unknown as Record<string, AnyHandler | undefined>;
  const handler = handlers[state.operation_id];
  if (handler === undefined) throw new Error(`${state.operation_id} has no handler.`);
  try {
    return await handler(contextOf(deps, state), input);
  } catch (thrown) {
    if (thrown !== ReplayNeeded || state.caller === null) throw thrown;
    const found = await remembered(state, state.caller, deps.findRemembered);
    if (found !== null) return await replay(deps, state, found);
    return refuse("idempotency_in_progress", { retry_after: RETRY_SECONDS });
  }
}
