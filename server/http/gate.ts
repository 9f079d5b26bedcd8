/**
 * The gate: one handler for every route, and in it the steps of contract.md 1.5, literally. Each
 * step may refuse; the first that does answers. The roles of members follow with the dashboard: a
 * key acts with its own scopes.
 */
import type { OperationFacts, OperationId } from "@svc/generated/operations";
import type { Serve } from "@svc/generated/routes";
import { Refusal, refuse } from "#platform/refusal";
import { refuseAccountState } from "./account-state.ts";
import { arrive } from "./arrive.ts";
import { authenticate } from "./authenticate.ts";
import { readBody } from "./body.ts";
import { faultOf } from "./conform.ts";
import { refuseMediaType } from "./content-type.ts";
import { refuseDeclaredSize } from "./declared-size.ts";
import { hangUp } from "./hang-up.ts";
import { type GateParts, type House, openHouse } from "./house.ts";
import { claimOf, remembered } from "./idempotency.ts";
import { refuseKeyKind } from "./key-kind.ts";
import { refuseMode } from "./mode.ts";
import { answerOffTheMap } from "./off-the-map.ts";
import { refuseOriginAndIp } from "./origin-and-ip.ts";
import { drawRate } from "./rate-limit.ts";
import { replay } from "./replay.ts";
import { type Answered, refusalAnswer, replyHeaders, writeBody, writeWritten } from "./reply.ts";
import { run } from "./run.ts";
import { checkedInput } from "./schema.ts";
import { refuseScope } from "./scope.ts";
import { refuseWithoutSession } from "./session.ts";
import { HangUp, refuseAsSimulated, refuseSimulationInLive } from "./simulate.ts";
import { chosenVersion } from "./version.ts";
import type { Caller, GateContext, Visit } from "./visit.ts";
import { writeDown } from "./write-down.ts";
import { yieldWhenLarge } from "./yield-when-large.ts";

/** What the hall mounts. */
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
export function createGate(parts: GateParts): Gate {
  const house = openHouse(parts);
  return {
    serve: (operation_id: OperationId, context) => serve(house, operation_id, context),
    notFound: (context) => answerOffTheMap(context, house.docs_url),
    flush: () => house.request_log.flush(),
    close: () => house.request_log.close(),
  };
}

async function serve(
  house: House,
  operation_id: OperationId,
  context: GateContext,
): Promise<Response> {
  const visit = arrive(house, operation_id, context);
  try {
    return await reply(house, visit);
  } catch (thrown) {
    if (thrown !== HangUp) throw thrown;
    return await hangUp(context);
  }
}

async function reply(house: House, visit: Visit): Promise<Response> {
  const { answered, refusal } = await answer(house, visit);
  const headers = { ...replyHeaders(visit, refusal), ...answered.headers };
  holdToContract(house, visit.operation, answered, refusal);
  const { status, body } = answered;
  const written = writeBody(body);
  const text = typeof written.content === "string" ? written.content : null;
  writeDown(house, visit, { status, body, text, refusal });
  return writeWritten({ status, written, headers }, visit);
}

async function answer(
  house: House,
  visit: Visit,
): Promise<{ answered: Answered; refusal: Refusal | null }> {
  try {
    return { answered: await pass(house, visit), refusal: null };
  } catch (thrown) {
    if (thrown === HangUp) throw thrown;
    const refusal = thrown instanceof Refusal ? thrown : internalError(house, visit, thrown);
    return { answered: refusalAnswer(refusal, visit, house.docs_url), refusal };
  } finally {
    house.body_room.release(visit);
  }
}

/** The order in which a request is checked. Source: contract.md 1.5. */
async function pass(house: House, visit: Visit): Promise<Answered> {
  const { operation } = visit;
  refuseDeclaredSize(visit);
  refuseMediaType(visit);
  refuseWithoutSession(visit);
  const caller = operation.scope === null ? null : await identify(house, visit);
  visit.version = chosenVersion(visit);
  if (caller !== null) refuseScope(visit, caller);
  const { tree, text } = await readBody(visit, house.body_room);
  visit.body = tree;
  visit.body_text = text;
  await yieldWhenLarge(text);
  visit.idempotency = claimOf(visit);
  await yieldWhenLarge(text);
  if (caller !== null) {
    const found = await remembered(visit, caller, house.findRemembered);
    if (found !== null) return await replay(house, visit, found);
    refuseAccountState(visit, caller);
  }
  const input = checkedInput(visit, house.field_checks);
  if (operation.planned) refuse("not_implemented");
  return await run(house, visit, input);
}

async function identify(house: House, visit: Visit): Promise<Caller> {
  const caller = await authenticate(visit, house.findCaller);
  visit.caller = caller;
  refuseOriginAndIp(visit, caller);
  refuseKeyKind(visit, caller);
  refuseSimulationInLive(visit, caller);
  refuseMode(visit, caller);
  drawRate(visit, caller, house.draw);
  refuseAsSimulated(visit);
  return caller;
}

/** A bug of ours is told to the log with all it knows, and to the caller with nothing. */
function internalError({ log }: House, visit: Visit, thrown: unknown): Refusal {
  const { request_text: request_id, operation, caller } = visit;
  const account_id = caller?.account.id;
  log.error({ err: thrown, request_id, operation: operation.id, account_id }, "request failed");
  return new Refusal("internal_error");
}

function holdToContract(
  { ear, log }: House,
  { id, refusals }: OperationFacts,
  { status, body }: Answered,
  refusal: Refusal | null,
): void {
  const fault = faultOf(id, { status, body });
  if (ear === undefined) {
    if (fault !== null) log.error({ operation: id, status, ...fault }, "answer does not conform");
    return;
  }
  const code = refusal?.code ?? null;
  ear.onAnswer({ operation_id: id, status, code });
  if (fault !== null) {
    const { keyword, schema_path } = fault;
    ear.onFault(new Error(`${id} ${status} breaks ${keyword} at ${schema_path}`));
  }
  if (code !== null && !refusals.includes(code)) {
    ear.onFault(new Error(`${id} refuses with ${code}, which the contract does not name for it`));
  }
}
