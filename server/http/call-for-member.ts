import { OPERATIONS, type OperationId } from "@svc/generated/operations";
import type { FormPart } from "#platform/context";
import { formatId, mintId } from "#platform/ids";
import type { Refusal } from "#platform/refusal";
import { databaseWall } from "#platform/work/database-clock";
import { answer } from "./answer.ts";
import { passForMember } from "./pass.ts";
import { isFileBody } from "./reply/file-body.ts";
import type { GateContext, RequestDraft } from "./request-state.ts";
import type { GateDeps } from "./steps/gate-deps.ts";
import { holdToContract } from "./steps/hold-to-contract.ts";
import { logRequest } from "./steps/log-request.ts";
import { clientAddressOf, NOTHING_FOUND } from "./steps/open-request.ts";

/** What the dashboard asks of the API for whoever is signed in. */
export interface MemberCall {
  readonly operation_id: OperationId;
  /** The secret of the session. */
  readonly session: string;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The parts of a form with a file, in place of a body. */
  readonly form?: readonly FormPart[];
  /** Made with the form that is sent, so that pressing twice acts once. */
  readonly idempotency_key?: string;
  /** What the page had read of what it replaces; the operation refuses if that has changed. */
  readonly made_from?: string;
}

/** The answer of the operation, and the refusal that it is, if it is one. */
export interface MemberAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly refusal: Refusal | null;
}

/**
 * Calls an operation for a signed-in person, whose session stands for a key: the same checks and
 * the same operation as over the API. It is logged as a request of the account that they look at.
 */
export async function callForMember(
  deps: GateDeps,
  context: GateContext,
  call: MemberCall,
): Promise<MemberAnswer> {
  const draft = memberRequest(deps, context, call);
  const { answered, refusal } = await answer(deps, draft, (gate, state) =>
    passForMember(gate, state, call.session),
  );
  const { status, body } = answered;
  holdToContract(deps, draft.operation, answered, refusal);
  logRequest(deps, draft, {
    status,
    body,
    text: isFileBody(body) ? null : JSON.stringify(body),
    refusal,
  });
  return { status, body, refusal };
}

function memberRequest(
  deps: GateDeps,
  { req, env }: GateContext,
  { operation_id, path = {}, query = {}, body, form = [], ...call }: MemberCall,
): RequestDraft {
  const { idempotency_key, made_from } = call;
  const operation = OPERATIONS[operation_id];
  const arrived_ms = databaseWall();
  const request_id = mintId(arrived_ms);
  const headers = new Headers();
  const user_agent = req.header("user-agent");
  if (user_agent !== undefined) headers.set("user-agent", user_agent);
  if (idempotency_key !== undefined) headers.set("idempotency-key", idempotency_key);
  const written = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ""),
  );
  return {
    request: { method: operation.method, headers, body: null, arrayBuffer: NO_BYTES },
    may_have_body: false,
    operation_id,
    operation,
    address: { path: written, query_text: `${new URLSearchParams(query)}`, path_values: path },
    request_id,
    request_text: formatId("req", request_id),
    ip: clientAddressOf(deps, { req, env }),
    source: "dashboard",
    ...(made_from !== undefined && { made_from }),
    arrived_ms,
    started_ms: performance.now(),
    ...NOTHING_FOUND,
    reading: "read",
    ...{ body, form },
    body_text: body === undefined ? null : JSON.stringify(body),
  };
}

const NO_BYTES = async () => new ArrayBuffer(0);
