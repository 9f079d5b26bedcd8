import type { Schemas } from "@svc/generated/routes";

type Id = Schemas["McpId"];

export const METHOD_NOT_FOUND = -32_601;
export const INVALID_PARAMS = -32_602;

/** The answer to a request. */
export function reply(id: Id, result: object): Schemas["McpReply"] {
  return { jsonrpc: "2.0", id, result } as Schemas["McpReply"];
}

/** The answer to a request that the protocol has no result for. */
export function failure(id: Id, code: number, message: string): Schemas["McpFailure"] {
  return { jsonrpc: "2.0", id, error: { code, message, data: null } };
}
