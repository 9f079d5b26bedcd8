import { userAgentOf, withoutKeys } from "#journal/requests";
import type { Refusal } from "#platform/refusal";
import type { House } from "./house.ts";
import type { Visit } from "./visit.ts";

/** What is told of an answer afterwards. */
export interface Outcome {
  readonly status: number;
  readonly body: unknown;
  /** The body as it goes out; null for a file, which is not kept. */
  readonly text: string | null;
  readonly refusal: Refusal | null;
}

/** One line in the program's log, and one in the account's request log when it is known whose. */
export function writeDown(house: House, visit: Visit, outcome: Outcome): void {
  const { operation, address, caller, request_text, version } = visit;
  const duration_ms = Math.round(performance.now() - visit.started_ms);
  house.log.info(
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
      key_id: caller?.key.id,
      version,
    },
    "request",
  );
  if (caller !== null) house.request_log.note(lineOf(visit, caller, outcome, duration_ms));
}

function lineOf(
  visit: Visit,
  { account, key }: NonNullable<Visit["caller"]>,
  outcome: Outcome,
  duration_ms: number,
) {
  const { request, operation, address } = visit;
  const { status, text, refusal } = outcome;
  return {
    account_id: account.id,
    id: visit.request_id,
    operation_id: operation.id,
    method: operation.method,
    path: address.path,
    query: address.query_text,
    status,
    duration_ms,
    api_key_id: key.id,
    ip: visit.ip,
    user_agent: userAgentOf(request),
    api_version: visit.version,
    idempotency_key: visit.idempotency?.key ?? null,
    replayed: visit.original_request_id !== null,
    error_code: refusal?.code ?? null,
    object_id: objectOf(outcome),
    request_body: visit.body_text,
    response_body: text,
    account_at: visit.arrived_ms + account.clock_offset_ms,
    created: visit.arrived_ms,
  };
}

/** The object that an answer shows, or that a refusal names. */
function objectOf({ body, refusal }: Outcome): string | null {
  return refusal === null ? idOf(body) : (refusal.detail.resource ?? null);
}

function idOf(body: unknown): string | null {
  const { id } = body as { id?: unknown };
  return typeof id === "string" ? id : null;
}
