/**
 * The gate: one handler for every route, and in it the steps in the order of spec/lib/gate.ts. Each
 * step may refuse; the first that does answers. The roles of members follow with the dashboard: a
 * key acts with its own scopes.
 */
import type { OperationFacts, OperationId } from "@svc/generated/operations";
import type { Serve } from "@svc/generated/routes";
import { Refusal, refuse } from "#platform/refusal";
import { readBody } from "./input/body.ts";
import { refuseMediaType } from "./input/content-type.ts";
import { refuseDeclaredSize } from "./input/declared-size.ts";
import { checkedInput } from "./input/schema.ts";
import { yieldWhenLarge } from "./input/yield-when-large.ts";
import { compressed } from "./reply/compress.ts";
import { faultOf } from "./reply/conform.ts";
import {
  type Answered,
  refusalAnswer,
  replyHeaders,
  writeBody,
  writeWritten,
} from "./reply/reply.ts";
import type { Caller, GateContext, RequestState } from "./request/request-state.ts";
import { refuseAccountState } from "./steps/account-state.ts";
import { authenticate } from "./steps/authenticate.ts";
import { type GateConfig, type GateDeps, openGateDeps } from "./steps/gate-deps.ts";
import { idempotencyKeyOf } from "./steps/idempotency.ts";
import { refuseKeyKind } from "./steps/key-kind.ts";
import type { KnownCallers } from "./steps/known-callers.ts";
import { logRequest } from "./steps/log-request.ts";
import { refuseMode } from "./steps/mode.ts";
import { openRequest } from "./steps/open-request.ts";
import { refuseOriginAndIp } from "./steps/origin-and-ip.ts";
import { drawRate } from "./steps/rate-limit.ts";
import { replay } from "./steps/replay.ts";
import { run } from "./steps/run.ts";
import { refuseScope } from "./steps/scope.ts";
import { refuseWithoutSession } from "./steps/session.ts";
import { refuseAsSimulated, refuseSimulationInLive, SimulatedTimeout } from "./steps/simulate.ts";
import { simulateTimeout } from "./steps/simulate-timeout.ts";
import { recallerOf, rememberedNow, settlesUnproven } from "./steps/unproven.ts";
import { chosenVersion } from "./steps/version.ts";
import { answerUnmatchedRoute } from "./unmatched-route.ts";

/** What the composition root mounts. */
export interface Gate {
  /** Serves one operation; `mountRoutes` binds it to every path. */
  readonly serve: Serve;
  /** Answers what no route matches, `OPTIONS` and wrong methods included. */
  readonly notFound: (context: Pick<GateContext, "req">) => Response;
  /** Writes what the request log still holds. */
  readonly flush: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens the gate of one program. */
export function createGate(parts: GateConfig): Gate {
  const deps = openGateDeps(parts);
  return {
    serve: (operation_id: OperationId, context) => serve(deps, operation_id, context),
    notFound: (context) => answerUnmatchedRoute(context, deps.docs_url),
    flush: () => deps.request_log.flush(),
    close: () => deps.request_log.close(),
  };
}

async function serve(
  deps: GateDeps,
  operation_id: OperationId,
  context: GateContext,
): Promise<Response> {
  const state = openRequest(deps, operation_id, context);
  try {
    return await reply(deps, state);
  } catch (thrown) {
    if (thrown !== SimulatedTimeout) throw thrown;
    return await simulateTimeout(context);
  }
}

async function reply(deps: GateDeps, state: RequestState): Promise<Response> {
  const { answered, refusal } = await answer(deps, state);
  const headers = { ...replyHeaders(state, refusal), ...answered.headers };
  holdToContract(deps, state.operation, answered, refusal);
  const { status, body } = answered;
  const written = writeBody(body);
  const text = typeof written.content === "string" ? written.content : null;
  logRequest(deps, state, { status, body, text, refusal });
  const sent = await compressed(written, state.request.headers.get("accept-encoding"));
  return writeWritten({ status, written: sent, headers }, state);
}

async function answer(
  deps: GateDeps,
  state: RequestState,
): Promise<{ answered: Answered; refusal: Refusal | null }> {
  try {
    return { answered: await pass(deps, state), refusal: null };
  } catch (thrown) {
    if (thrown === SimulatedTimeout) throw thrown;
    const refusal = thrown instanceof Refusal ? thrown : internalError(deps, state, thrown);
    return { answered: refusalAnswer(refusal, state, deps.docs_url), refusal };
  } finally {
    deps.body_memory.release(state);
  }
}

/** The order in which a request is checked. Source: spec/lib/gate.ts. */
async function pass(deps: GateDeps, state: RequestState): Promise<Answered> {
  refuseDeclaredSize(state);
  refuseMediaType(state);
  refuseWithoutSession(state);
  if (state.operation.scope === null) {
    state.version = chosenVersion(state);
    return await passBody(deps, state, null);
  }
  try {
    const caller = await identify(deps, state, recallerOf(deps, state) ?? deps.callers.find);
    return await passBody(deps, state, caller);
  } catch (thrown) {
    return await settleUnproven(deps, state, thrown);
  }
}

/** What follows once it is known who calls. */
async function passBody(
  deps: GateDeps,
  state: RequestState,
  caller: Caller | null,
): Promise<Answered> {
  if (state.reading === "unread") await readWhole(deps, state);
  state.idempotency = idempotencyKeyOf(state);
  await yieldWhenLarge(state.body_text);
  if (caller !== null) {
    const found = await rememberedNow(deps, state, caller);
    if (found !== null) return await replay(deps, state, found);
    refuseAccountState(state, caller);
  }
  const input = checkedInput(state, deps.field_checks);
  if (state.operation.planned) refuse("not_implemented");
  return await run(deps, state, input);
}

async function readWhole(deps: GateDeps, state: RequestState): Promise<void> {
  state.reading = "begun";
  const { tree, text } = await readBody(state, deps.body_memory);
  state.body = tree;
  state.body_text = text;
  state.reading = "read";
  await yieldWhenLarge(text);
}

async function identify(
  { draw }: GateDeps,
  state: RequestState,
  findCaller: KnownCallers["find"] | KnownCallers["recall"],
): Promise<Caller> {
  const caller = await authenticate(state, findCaller);
  state.caller = caller;
  refuseOriginAndIp(state, caller);
  refuseKeyKind(state, caller);
  refuseSimulationInLive(state, caller);
  refuseMode(state, caller);
  if (!state.is_drawn) drawRate(state, caller, draw);
  state.is_drawn = true;
  refuseAsSimulated(state);
  state.version = chosenVersion(state);
  refuseScope(state, caller);
  return caller;
}

/** Of a refusal to a caller that was not proven; everything else is thrown on. */
async function settleUnproven(
  deps: GateDeps,
  state: RequestState,
  thrown: unknown,
): Promise<Answered> {
  const settled = await settlesUnproven(deps, state, thrown);
  if (settled !== "changed") return settled;
  const caller = await identify(deps, state, deps.callers.find);
  if (state.reading === "begun") throw thrown;
  return await passBody(deps, state, caller);
}

/** A bug of ours is told to the log with all it knows, and to the caller with nothing. */
function internalError({ log }: GateDeps, state: RequestState, thrown: unknown): Refusal {
  const { request_text: request_id, operation, caller } = state;
  const account_id = caller?.account.id;
  log.error({ err: thrown, request_id, operation: operation.id, account_id }, "request failed");
  return new Refusal("internal_error");
}

function holdToContract(
  { observer, log }: GateDeps,
  { id, refusals }: OperationFacts,
  { status, body }: Answered,
  refusal: Refusal | null,
): void {
  const fault = faultOf(id, { status, body });
  if (observer === undefined) {
    if (fault !== null) log.error({ operation: id, status, ...fault }, "answer does not conform");
    return;
  }
  const code = refusal?.code ?? null;
  observer.onAnswer({ operation_id: id, status, code });
  if (fault !== null) {
    const { keyword, schema_path } = fault;
    observer.onContractViolation(new Error(`${id} ${status} breaks ${keyword} at ${schema_path}`));
  }
  if (code !== null && !refusals.includes(code)) {
    observer.onContractViolation(
      new Error(`${id} refuses with ${code}, which the contract does not name for it`),
    );
  }
}
