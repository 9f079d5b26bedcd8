import { userAgentOf, withoutKeys } from "#journal/requests";
import type { Refusal } from "#platform/refusal";
import { deprecatedFieldsGiven } from "#platform/versions/deprecated-fields";
import type { RequestState } from "../request-state.ts";
import { isEnding } from "./end-headers.ts";
import type { GateDeps } from "./gate-deps.ts";

/** What is told of an answer afterwards. */
export interface Outcome {
  readonly status: number;
  readonly body: unknown;
  /** The body as it goes out; null for a file, which is not kept. */
  readonly text: string | null;
  readonly refusal: Refusal | null;
}

/** One line in the program's log, and one in the account's request log when it is known whose. */
export function logRequest(deps: GateDeps, state: RequestState, outcome: Outcome): void {
  const { operation, address, caller, request_text, version } = state;
  const duration_ms = Math.round(performance.now() - state.started_ms);
  deps.log.info(
    {
      request_id: request_text,
      operation: operation.id,
      method: operation.method,
      // What is called without a key may carry a secret in its path.
      path: operation.scope === null ? operation.path : withoutKeys(address.path),
      status: outcome.status,
      duration_ms,
      code: outcome.refusal?.code,
      object_id: objectOf(outcome) ?? undefined,
      account_id: caller?.account.id,
      key_id: caller?.key?.id,
      version,
    },
    "request",
  );
  if (caller === null) return;
  const { query_text } = address;
  const fields = deprecatedFieldsGiven(deps.config.field_deprecations, operation.id, {
    query_text,
    body: state.body,
  });
  deps.request_log.note({
    ...lineOf(state, caller, outcome, duration_ms),
    is_deprecated: fields.length > 0 || isEnding(deps, state),
    deprecated_fields: fields.join(" "),
  });
}

function lineOf(
  state: RequestState,
  { account, key }: NonNullable<RequestState["caller"]>,
  outcome: Outcome,
  duration_ms: number,
) {
  const { request, operation, address } = state;
  const { status, text, refusal } = outcome;
  return {
    account_id: account.id,
    id: state.request_id,
    operation_id: operation.id,
    method: operation.method,
    path: address.path,
    query: address.query_text,
    status,
    duration_ms,
    api_key_id: key?.id ?? null,
    member_id: state.member?.id ?? null,
    ip: state.ip,
    user_agent: userAgentOf(request),
    api_version: state.version,
    idempotency_key: state.idempotency?.key ?? null,
    replayed: state.original_request_id !== null,
    error_code: refusal?.code ?? null,
    object_id: objectOf(outcome),
    request_body: state.body_text,
    response_body: text,
    account_at: state.arrived_ms + account.clock_offset_ms,
    created: state.arrived_ms,
  };
}

/** The object that an answer shows, or that a refusal names. */
function objectOf({ body, refusal }: Outcome): string | null {
  return refusal === null ? idOf(body) : (refusal.detail.resource ?? null);
}

/** Of a message of JSON-RPC it is what a tool shows: its own id is the caller's. */
function idOf(body: unknown): string | null {
  const { jsonrpc, result, id: own } = Object(body) as Record<string, unknown>;
  const { id } = jsonrpc === undefined ? { id: own } : Object(Object(result).structuredContent);
  return typeof id === "string" ? id : null;
}
