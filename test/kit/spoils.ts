/** How a right call is spoilt, so that the gate refuses it. */
import type { ErrorCode } from "@svc/generated/errors";
import type { OperationFacts, OperationId } from "@svc/generated/operations";
import type { NewKey } from "@svc/server/accounts/keys/index.ts";
import { rightCall } from "./right-calls.ts";

/** What is spoilt of a right call. */
export interface Spoilt {
  readonly key?: Partial<NewKey> | "none" | "unknown" | "revoked";
  readonly live?: boolean;
  readonly headers?: Record<string, string>;
  readonly text?: string;
  readonly query?: Record<string, string>;
  readonly path?: string;
  readonly account?: Record<string, unknown>;
  readonly times?: number;
}

/** How to provoke a refusal of the gate from an operation. */
type Spoil = (operation: OperationFacts) => Spoilt;

export const SPOILS: Partial<Record<ErrorCode, Spoil>> = {
  // More than any operation takes.
  body_too_large: () => ({ headers: { "content-length": "11000000" } }),
  unsupported_media_type: ({ body }) => ({
    headers: { "content-type": "text/plain" },
    ...(body ? {} : { text: "{}" }),
  }),
  session_required: () => ({ key: "none" }),
  dashboard_only: () => ({}),
  live_mode_only: () => ({ live: false }),
  missing_api_key: () => ({ key: "none" }),
  invalid_api_key: () => ({ key: "unknown" }),
  revoked_api_key: () => ({ key: "revoked" }),
  expired_api_key: () => ({ key: { expires_at: 1_000 } }),
  ip_not_allowed: () => ({ key: { allowed_ips: ["196.27.96.0/24"] } }),
  origin_not_allowed: ({ json_rpc }) =>
    json_rpc
      ? { headers: { origin: "https://page.example" } }
      : { key: { kind: "pk", allowed_origins: ["https://shop.example"] } },
  key_kind_not_allowed: ({ key_kinds }) => ({
    key: { kind: key_kinds.includes("pk") ? "ak" : "pk" },
  }),
  test_mode_only: () => ({ live: true, headers: { "svc-test-simulate": "server_error" } }),
  agent_live_mode_off: () => ({ live: true, key: { kind: "ak" } }),
  rate_limited: ({ scope, signed }) =>
    scope === null && !signed
      ? { times: OF_AN_ADDRESS + 1 }
      : { account: { limits: '{"requests_per_second":0.0001}' }, times: 2 },
  invalid_version: () => ({ headers: { "svc-version": "1999-01-01" } }),
  insufficient_scope: () => ({ key: { scopes: [] } }),
  invalid_json: () => ({ text: "{" }),
  idempotency_key_required: () => ({ headers: { "idempotency-key": "none" } }),
  idempotency_key_invalid: () => ({ headers: { "idempotency-key": "" } }),
  idempotency_not_supported: () => ({ headers: { "idempotency-key": "once" } }),
  account_closed: () => ({ account: { status: "closed" } }),
  account_suspended: () => ({ account: { status: "suspended" } }),
  unknown_parameter: () => ({ query: { colour: "red" } }),
  invalid_request: () => ({ query: { colour: "red", size: "9" } }),
  parameter_missing: ({ id, body, upload }) => {
    if (upload) return { text: EMPTY_FORM };
    return body ? { text: withoutFirst(id) } : { query: {} };
  },
  parameter_invalid: (operation) =>
    operation.method !== "GET" ? { text: "[]" } : { query: { [firstParameter(operation)]: "\0" } },
  resource_missing: () => ({ path: "nothing" }),
};

/** What needs no key and writes is done this often a day for an address; asking is cheaper. */
const OF_AN_ADDRESS = 5;

/** A form without a field; its boundary is that of every form of a test. */
const EMPTY_FORM = "--end--\r\n";

function firstParameter({ parameters }: OperationFacts): string {
  const first = parameters.find((one) => one.in === "query");
  if (first === undefined) throw new Error("An operation without input has no invalid parameter.");
  return (
    { strings: `${first.name}[]`, map: `${first.name}[gte]` }[first.kind as string] ?? first.name
  );
}

/** The fields of a right body stand in the order of the contract, a needed one first. */
function withoutFirst(operation_id: OperationId): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(rightCall(operation_id).body ?? {}).slice(1)),
  );
}
