/** What a request of a version without `initialize` must carry, in its body and its headers. */
import type { Input, Schemas } from "@svc/generated/routes";
import { refuse } from "#platform/refusal";
import { INVALID_PARAMS } from "./json-rpc.ts";
import { isSpoken, isStateless, VERSIONS } from "./versions.ts";

type Message = Schemas["McpMessage"];
export type Headers = Input<"postMcp">["header"];

const HEADER_MISMATCH = -32_020;
const UNSUPPORTED_VERSION = -32_022;

const VERSION_KEY = "io.modelcontextprotocol/protocolVersion";
const CAPABILITIES_KEY = "io.modelcontextprotocol/clientCapabilities";
const VERSION_CHARACTERS_MAX = 64;

/** How a client writes a header that is not plain text. */
const IN_BASE64 = /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/;

/** Whether a message is of a version without `initialize`, spoken or not. */
export function isStatelessMessage(message: Message, headers: Headers): boolean {
  const claimed = metadataOf(message)[VERSION_KEY];
  if (claimed === undefined) return isStateless(headers["MCP-Protocol-Version"] ?? "");
  return !(isSpoken(claimed) && !isStateless(claimed));
}

/**
 * Refuses a stateless request that is not served.
 *
 * Refuses: `parameter_invalid`, as an error of JSON-RPC.
 */
export function checkStateless(message: Message, id: Schemas["McpId"], headers: Headers): void {
  const { [VERSION_KEY]: version, [CAPABILITIES_KEY]: capabilities } = metadataOf(message);
  if (typeof version !== "string") refuseMissing(id, VERSION_KEY);
  const refuseMismatch = (mismatch: string | null) => {
    if (mismatch === null) return;
    refuse("parameter_invalid", {
      message: mismatch,
      json_rpc: { id, code: HEADER_MISMATCH, details: null },
    });
  };
  refuseMismatch(mismatchOf("MCP-Protocol-Version", headers, version));
  if (!isSpoken(version)) refuseVersion(id, version);
  if (!isObject(capabilities)) refuseMissing(id, CAPABILITIES_KEY);
  refuseMismatch(mismatchOf("Mcp-Method", headers, message.method));
  refuseMismatch(mismatchOfName(message, headers));
}

/** What the client of a stateless request declares that it can do. */
export function capabilitiesOf(message: Message): Readonly<Record<string, unknown>> {
  const { [CAPABILITIES_KEY]: capabilities } = metadataOf(message);
  return isObject(capabilities) ? capabilities : {};
}

function refuseVersion(id: Schemas["McpId"], version: string): never {
  const requested = version.slice(0, VERSION_CHARACTERS_MAX);
  const details = { supported: VERSIONS, requested };
  return refuse("parameter_invalid", {
    message: `The protocol version must be ${VERSIONS.join(", ")}.`,
    json_rpc: { id, code: UNSUPPORTED_VERSION, details },
  });
}

function refuseMissing(id: Schemas["McpId"], key: string): never {
  return refuse("parameter_invalid", {
    message: `\`params._meta\` must have \`${key}\`.`,
    json_rpc: { id, code: INVALID_PARAMS, details: null },
  });
}

/** The tool that a message calls, or the task that it is about, stands in a header too. */
function mismatchOfName({ method, params }: Message, headers: Headers): string | null {
  const { name, taskId } = Object(params) as { name?: unknown; taskId?: unknown };
  const named = method === "tools/call" ? name : method.startsWith("tasks/") ? taskId : null;
  return typeof named === "string" ? mismatchOf("Mcp-Name", headers, named) : null;
}

function mismatchOf(header: keyof Headers, headers: Headers, in_body: string): string | null {
  const sent = headers[header];
  if (sent === undefined) return `The header \`${header}\` is missing.`;
  return plainText(sent.trim()) === in_body ? null : `\`${header}\` differs from the body.`;
}

function plainText(sent: string): string {
  const [, encoded] = IN_BASE64.exec(sent) ?? [];
  return encoded === undefined ? sent : Buffer.from(encoded, "base64").toString("utf8");
}

function metadataOf({ params }: Message): Readonly<Record<string, unknown>> {
  const { _meta } = Object(params) as { _meta?: unknown };
  return isObject(_meta) ? _meta : {};
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
