import { Refusal } from "#platform/refusal";
import { describeSpan } from "#platform/trace";
import { pass } from "./pass.ts";
import { jsonRpcFailure } from "./reply/json-rpc.ts";
import { type Answered, refusalAnswer } from "./reply/reply.ts";
import type { RequestDraft, RequestState } from "./request-state.ts";
import type { GateDeps } from "./steps/gate-deps.ts";
import { SimulatedTimeout } from "./steps/simulate.ts";

/** What a request is answered with, and the refusal that it is, if it is one. */
export interface Judged {
  readonly answered: Answered;
  readonly refusal: Refusal | null;
}

/** Answers a request, whatever becomes of it: a bug of ours is an answer too. */
export async function answer(
  deps: GateDeps,
  state: RequestDraft,
  through: typeof pass = pass,
): Promise<Judged> {
  try {
    return { answered: await through(deps, state), refusal: null };
  } catch (thrown) {
    if (thrown === SimulatedTimeout) throw thrown;
    return answerOfThrown(deps, state, thrown);
  } finally {
    deps.body_memory.release(state);
  }
}

/** What was thrown, as an answer. */
export function answerOfThrown(deps: GateDeps, state: RequestState, thrown: unknown): Judged {
  const refusal = thrown instanceof Refusal ? thrown : internalError(deps, state, thrown);
  describeSpan({ "svc.error_code": refusal.code });
  return { answered: refusedAnswer(deps, state, refusal), refusal };
}

/** Who writes messages of JSON-RPC is answered in them, once the body has been looked at. */
function refusedAnswer(deps: GateDeps, state: RequestState, refusal: Refusal): Answered {
  const answered = refusalAnswer(refusal, state, deps.docs_url);
  if (!state.operation.json_rpc) return answered;
  const { json_rpc } = refusal.detail;
  const is_of_body = state.reading !== "unread" && answered.status === 400;
  return json_rpc !== undefined || is_of_body ? jsonRpcFailure(answered, json_rpc) : answered;
}

/** A bug of ours: the log gets all that is known of it, and the caller nothing. */
function internalError({ log }: GateDeps, state: RequestState, thrown: unknown): Refusal {
  const { request_text: request_id, operation, caller } = state;
  const account_id = caller?.account.id;
  log.error({ err: thrown, request_id, operation: operation.id, account_id }, "request failed");
  return new Refusal("internal_error");
}
