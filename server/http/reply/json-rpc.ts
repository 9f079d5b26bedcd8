import type { Schemas } from "@svc/generated/routes";
import type { Answered } from "./reply.ts";

/** Codes of JSON-RPC 2.0: the body is no JSON, or no message. */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;

/** A refusal of a body as JSON-RPC 2.0 writes it; the id of what cannot be read is null. */
export function jsonRpcFailure({ body, ...answered }: Answered): Answered {
  const { error: data } = body as Schemas["ErrorEnvelope"];
  const code = data.code === "invalid_json" ? PARSE_ERROR : INVALID_REQUEST;
  const error = { code, message: data.message, data };
  return { ...answered, body: { jsonrpc: "2.0", id: null, error } };
}
