import type { Schemas } from "@svc/generated/routes";
import type { RefusalDetail } from "#platform/refusal";
import type { Answered } from "./reply.ts";

/** Codes of JSON-RPC 2.0: the body is no JSON, or no message. */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;

/**
 * A refusal as JSON-RPC 2.0 writes it: of a message by its id, as its protocol has it; the id of
 * what cannot be read is null.
 */
export function jsonRpcFailure(
  { body, ...answered }: Answered,
  of_message: RefusalDetail["json_rpc"],
): Answered {
  const { error: envelope } = body as Schemas["ErrorEnvelope"];
  const { message } = envelope;
  if (of_message !== undefined) {
    const { id, code, details: data } = of_message;
    return { ...answered, body: { jsonrpc: "2.0", id, error: { code, message, data } } };
  }
  const code = envelope.code === "invalid_json" ? PARSE_ERROR : INVALID_REQUEST;
  const error = { code, message, data: envelope };
  return { ...answered, body: { jsonrpc: "2.0", id: null, error } };
}
