/**
 * Operations speak the newest version only. What is sent in an older one is read as the newest has
 * it, before anything looks at it; what is answered is told in the older one, after it was held to
 * the contract. See docs/decisions/0076-versions-as-code.md.
 */
import { type Refusal, type RefusedField, refusalOfFields } from "#platform/refusal";
import { isFileBody } from "../reply/file-body.ts";
import type { Answered } from "../reply/reply.ts";
import type { RequestState } from "../request-state.ts";
import type { GateDeps } from "./gate-deps.ts";

/** Reads what was sent as the newest version has it. Refuses: `unknown_parameter`. */
export async function readAsNewest(
  { config: { versions } }: GateDeps,
  { operation_id, version, address: { query_text } }: RequestState,
  body: unknown,
): Promise<Pick<RequestState, "body" | "newest_query">> {
  const asked = versions.older(version);
  if (asked === null) return { body, newest_query: null };
  const older = await asked;
  const { unknown, ...sent } = older.readRequest(operation_id, { body, query_text });
  const [first, ...others] = unknown.map((param) => unknownField(param, version));
  if (first !== undefined) throw refusalOfFields([first, ...others]);
  return { body: sent.body, newest_query: sent.query_text };
}

function unknownField(param: string, version: string): RefusedField {
  const message = `\`${param}\` is unknown in version ${version}.`;
  return { param, code: "unknown_parameter", message };
}

/** Writes what is answered as the version of the request has it. */
export async function writeAsAsked(
  { config: { versions } }: GateDeps,
  { operation_id, version }: RequestState,
  {
    status,
    body,
    refusal,
  }: Pick<Answered, "status" | "body"> & { readonly refusal: Refusal | null },
): Promise<unknown> {
  const asked = versions.older(version);
  if (asked === null || body === null || isFileBody(body)) return body;
  const older = await asked;
  if (refusal === null) return older.writeAnswer(operation_id, { status, body });
  return withNames(body, (path) => older.writePath(operation_id, path));
}

interface Named {
  readonly code: string;
  /** Absent from a failure of JSON-RPC. */
  readonly param?: string | null;
  readonly message: string;
}

/** A refusal that names fields as the caller knows them. */
function withNames(body: unknown, nameOf: (path: string) => string): unknown {
  const { error } = Object(body) as { error?: Named & { details?: readonly Named[] } };
  if (error === undefined) return body;
  const details = error.details?.map((detail) => renamed(detail, nameOf));
  const own = renamed(error, nameOf);
  return { ...Object(body), error: details === undefined ? own : { ...own, details } };
}

function renamed<T extends Named>(named: T, nameOf: (path: string) => string): T {
  const { code, param, message } = named;
  // What is unknown is named as it was sent.
  if (code === "unknown_parameter" || typeof param !== "string") return named;
  const older = nameOf(param);
  if (older === param) return named;
  return { ...named, param: older, message: message.replaceAll(`\`${param}\``, `\`${older}\``) };
}
