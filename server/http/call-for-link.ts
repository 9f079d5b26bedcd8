import { OPERATIONS } from "@svc/generated/operations";
import { formatId, mintId } from "#platform/ids";
import type { Refusal } from "#platform/refusal";
import { databaseWall } from "#platform/work/database-clock";
import { answer } from "./answer.ts";
import { passForLink } from "./pass.ts";
import type { GateContext, RequestDraft } from "./request-state.ts";
import type { GateDeps } from "./steps/gate-deps.ts";
import { holdToContract } from "./steps/hold-to-contract.ts";
import { logRequest } from "./steps/log-request.ts";
import { clientAddressOf, NOTHING_FOUND } from "./steps/open-request.ts";

/** What the claim page asks of the API for whoever holds a link. */
export interface LinkCall {
  readonly operation_id: "getClaim" | "createClaim" | "createCheckin" | "sendClaimCode";
  /** The claim token, of the form that the contract gives it. */
  readonly token: string;
  readonly body?: object;
  readonly idempotency_key?: string;
  /** Whether a person opens the link with it; otherwise nobody reads the answer. */
  readonly opens: boolean;
}

/** The answer of the operation, and the refusal that it is, if it is one. */
export interface LinkAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly refusal: Refusal | null;
}

/**
 * Calls an operation for whoever holds a reward link, whose token stands for a key: the same checks
 * and the same operation as over the API, so that there is no second way to claim. It is logged as
 * a request of the link's account.
 */
export async function callForLink(
  deps: GateDeps,
  context: GateContext,
  call: LinkCall,
): Promise<LinkAnswer> {
  const draft = linkRequest(deps, context, call);
  const { answered, refusal } = await answer(deps, draft, passForLink);
  const { status, body } = answered;
  holdToContract(deps, draft.operation, answered, refusal);
  logRequest(deps, draft, { status, body, text: JSON.stringify(body), refusal });
  return { status, body, refusal };
}

/** The request that a claim page of somebody else's would have sent. */
function linkRequest(
  deps: GateDeps,
  { req, env }: GateContext,
  { operation_id, token, body, idempotency_key, opens }: LinkCall,
): RequestDraft {
  const operation = OPERATIONS[operation_id];
  const arrived_ms = databaseWall();
  const request_id = mintId(arrived_ms);
  return {
    request: headOf(req.raw, { method: opens ? operation.method : "HEAD", idempotency_key }),
    may_have_body: false,
    operation_id,
    operation,
    address: {
      path: operation.path.replace("{token}", token),
      query_text: "",
      path_values: operation.path.includes("{token}") ? { token } : {},
    },
    request_id,
    request_text: formatId("req", request_id),
    ip: clientAddressOf(deps, { req, env }),
    source: "api",
    arrived_ms,
    started_ms: performance.now(),
    ...NOTHING_FOUND,
    link_token: token,
    reading: "read",
    body,
    body_text: body === undefined ? null : JSON.stringify(body),
  };
}

/** Headers that say who looks: a robot that previews links says so in them. */
const OF_THE_READER = ["user-agent", "purpose", "sec-purpose", "x-purpose", "x-moz"];
const NO_BYTES = async () => new ArrayBuffer(0);

function headOf(
  outer: Request,
  { method, idempotency_key }: { method: string; idempotency_key: string | undefined },
): RequestDraft["request"] {
  const headers = new Headers({ accept: "text/html" });
  for (const name of OF_THE_READER) {
    const value = outer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (idempotency_key !== undefined) headers.set("idempotency-key", idempotency_key);
  return { method, headers, body: null, arrayBuffer: NO_BYTES };
}
