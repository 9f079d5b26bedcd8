import { IncomingMessage } from "node:http";
import { BASE_PATH } from "@svc/generated/mount-routes";
import { OPERATIONS, type OperationId } from "@svc/generated/operations";
import { formatId, mintId } from "#platform/ids";
import { describeSpan } from "#platform/trace";
import { NEWEST_VERSION } from "#platform/versions/released";
import { databaseWall } from "#platform/work/database-clock";
import type { GateContext, RequestDraft } from "../request-state.ts";
import type { GateDeps } from "./gate-deps.ts";
import { RATE_OF_STRANGERS } from "./rate-limit.ts";

/** An address that no list of allowed ones holds: that of a client which has gone already. */
const UNKNOWN_ADDRESS = "0.0.0.0";
/** The scheme, `https://` at the longest, holds the first slashes of a URL. */
const SCHEME_CHARACTERS = 8;

/** The state of a request of which only the head is known; nothing of it is judged yet. */
export function openRequest(
  { clientAddress }: Pick<GateDeps, "clientAddress">,
  operation_id: OperationId,
  { req, env }: GateContext,
): RequestDraft {
  const arrived_ms = databaseWall();
  const request_id = mintId(arrived_ms);
  const operation = OPERATIONS[operation_id];
  const request_text = formatId("req", request_id);
  const route = `${BASE_PATH}${operation.path}`;
  describeSpan(
    { "http.route": route, "svc.operation": operation_id, "svc.request_id": request_text },
    `${operation.method} ${route}`,
  );
  return {
    request: req.raw,
    may_have_body: !(env?.incoming instanceof IncomingMessage),
    operation_id,
    operation,
    address: { ...addressOf(req.url), path_values: req.param() as Record<string, string> },
    request_id,
    request_text,
    ip: clientAddressOf({ clientAddress }, { req, env }),
    source: "api",
    arrived_ms,
    started_ms: performance.now(),
    ...NOTHING_FOUND,
  };
}

/** The address that a request came from, past the proxies that are trusted. */
export function clientAddressOf(
  { clientAddress }: Pick<GateDeps, "clientAddress">,
  { req, env }: Pick<GateContext, "req" | "env">,
): string {
  const incoming = env?.incoming;
  const remote = incoming && (incoming.socket.remoteAddress ?? UNKNOWN_ADDRESS);
  return clientAddress({
    remote,
    forwarded_for: req.raw.headers.get("x-forwarded-for") ?? undefined,
  });
}

/** What is known of a request before its first step. */
export const NOTHING_FOUND = {
  caller: null,
  is_unproven: false,
  is_lookup_due: false,
  reading: "unread",
  signed_bytes: null,
  link_token: null,
  session_secret: null,
  member: null,
  person: null,
  role: null,
  version: NEWEST_VERSION,
  rate: RATE_OF_STRANGERS,
  body: undefined,
  body_text: null,
  newest_query: null,
  form: [],
  idempotency: null,
  original_request_id: null,
} as const;

/** Both parts stay encoded as they came, so that what text cannot hold gets no further. */
function addressOf(url: string): Pick<RequestDraft["address"], "path" | "query_text"> {
  const [before_fragment = ""] = url.split("#", 1);
  const path_at = before_fragment.indexOf("/", SCHEME_CHARACTERS);
  const query_at = before_fragment.indexOf("?", path_at);
  const path_end = query_at < 0 ? before_fragment.length : query_at;
  return {
    path: before_fragment.slice(path_at + BASE_PATH.length, path_end),
    query_text: query_at < 0 ? "" : before_fragment.slice(query_at + 1),
  };
}
