/**
 * The gate: one handler for every route. A request passes its steps, and the first that refuses
 * answers. A key acts with its own scopes.
 */
import type { OperationId } from "@svc/generated/operations";
import type { Serve } from "@svc/generated/routes";
import { answer, answerOfThrown } from "./answer.ts";
import { callForLink, type LinkAnswer, type LinkCall } from "./call-for-link.ts";
import { callForMember, type MemberAnswer, type MemberCall } from "./call-for-member.ts";
import { callWithin } from "./call-within.ts";
import { compressed } from "./reply/compress.ts";
import {
  replyHeaders,
  writeBody,
  writeEmptyReply,
  writeReply,
  writeWritten,
} from "./reply/reply.ts";
import { validatorOf } from "./reply/validator.ts";
import type { GateContext, RequestDraft } from "./request-state.ts";
import { endHeaders } from "./steps/end-headers.ts";
import { type GateConfig, type GateDeps, openGateDeps } from "./steps/gate-deps.ts";
import { holdToContract } from "./steps/hold-to-contract.ts";
import { logRequest } from "./steps/log-request.ts";
import { openRequest } from "./steps/open-request.ts";
import { SimulatedTimeout } from "./steps/simulate.ts";
import { simulateTimeout } from "./steps/simulate-timeout.ts";
import { writeAsAsked } from "./steps/versions-apart.ts";
import { answerUnmatchedRoute } from "./unmatched-route.ts";

/** What the composition root mounts. */
export interface Gate {
  /** Serves one operation; `mountRoutes` binds it to every path. */
  readonly serve: Serve;
  /** Answers what no route matches, `OPTIONS` and wrong methods included. */
  readonly notFound: (context: Pick<GateContext, "req">) => Response;
  /** Calls an operation for whoever holds a reward link, on its claim page. */
  readonly callForLink: (context: GateContext, call: LinkCall) => Promise<LinkAnswer>;
  /** Calls an operation for whoever is signed in to the dashboard. */
  readonly callForMember: (context: GateContext, call: MemberCall) => Promise<MemberAnswer>;
  /** Writes what the request log still holds. */
  readonly flush: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens the gate of one program. */
export function createGate(parts: GateConfig): Gate {
  const deps: GateDeps = {
    ...openGateDeps(parts),
    callWithin: (outer, made) => callWithin(deps, outer, made),
  };
  return {
    serve: (operation_id: OperationId, context) => serve(deps, operation_id, context),
    notFound: (context) => answerUnmatchedRoute(context, deps.docs_url),
    callForLink: (context, call) => callForLink(deps, context, call),
    callForMember: (context, call) => callForMember(deps, context, call),
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
    if (thrown === SimulatedTimeout) return await simulateTimeout(context);
    // What writes an answer out may have a bug too.
    const { answered, refusal } = answerOfThrown(deps, state, thrown);
    return writeReply({ ...answered, headers: replyHeaders(state, refusal) }, state);
  }
}

async function reply(deps: GateDeps, state: RequestDraft): Promise<Response> {
  const { answered, refusal } = await answer(deps, state);
  const headers: Record<string, string> = {
    ...replyHeaders(state, refusal),
    ...endHeaders(deps, state),
    ...answered.headers,
  };
  holdToContract(deps, state.operation, answered, refusal);
  const { status } = answered;
  const body = await writeAsAsked(deps, state, { ...answered, refusal });
  if (body === null) {
    logRequest(deps, state, { status, body, text: null, refusal });
    return writeEmptyReply(status, headers, state);
  }
  const written = writeBody(body);
  const is_stored = state.operation.cacheable && refusal === null;
  const validator = is_stored ? validatorOf(written, state) : null;
  if (validator !== null) Object.assign(headers, validator.headers);
  if (validator?.is_known) {
    const unchanged = { status: 304, body: null } as const;
    holdToContract(deps, state.operation, unchanged, null);
    logRequest(deps, state, { ...unchanged, text: null, refusal });
    return writeEmptyReply(unchanged.status, headers, state);
  }
  const text = typeof written.content === "string" ? written.content : null;
  logRequest(deps, state, { status, body, text, refusal });
  const sent = await compressed(written, state.request.headers.get("accept-encoding"));
  return writeWritten({ status, written: sent, headers }, state);
}
