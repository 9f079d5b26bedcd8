import { hash } from "node:crypto";
import type { Remembered, SentKey } from "#journal/idempotency";
import type { FormPart, IdempotencyKey } from "#platform/context";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { fingerprintOf } from "#platform/wire/canonical";
import type { Caller, RequestState } from "../request-state.ts";
import { refuseAtRest } from "./account-state.ts";

/**
 * The key's form: 1 to 255 printable ASCII characters.
 * Source: docs/guides/idempotency.md, "The rules".
 */
const KEY_FORM = /^[\x20-\x7e]{1,255}$/;

/**
 * The form of a key in a body; the schema refuses any other.
 * Source: spec/workforce/allocate/create.tsp.
 */
const BODY_KEY_FORM = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * The lock that a request asks for with its Idempotency-Key, in its header or, where the operation
 * has a field for it, in its body: both are one namespace. Null when it makes none, and for
 * `validate_only`, which neither reads nor writes what is remembered.
 *
 * Refuses: `idempotency_not_supported`, `idempotency_key_required`, `idempotency_key_invalid`,
 * `conflicting_parameters`.
 */
export function idempotencyKeyOf({
  request,
  operation,
  address,
  body,
  form,
}: RequestState): IdempotencyKey | null {
  const { idempotency, id: operation_id } = operation;
  if (idempotency === "none" || isDryRun(body)) return null;
  const in_header = request.headers.get("idempotency-key");
  if (idempotency === "refused") {
    return in_header === null ? null : refuse("idempotency_not_supported");
  }
  if (in_header !== null && !KEY_FORM.test(in_header)) refuse("idempotency_key_invalid");
  const { in_body, fields } = operation.body_key
    ? bodyKeyOf(body)
    : { in_body: null, fields: body };
  const key = in_header ?? in_body;
  if (key === null) {
    return idempotency === "required" ? refuse("idempotency_key_required") : null;
  }
  if (in_body !== null && in_body !== key) refuseTwoKeys();
  return {
    key,
    fingerprint: fingerprintOf(operation.upload ? partsOf(form) : (fields ?? {})),
    operation_id,
    path: rememberedPath(address),
  };
}

/** A form by its parts, in whatever order they stand; a file by its hash. */
function partsOf(form: readonly FormPart[]): unknown {
  const parts = form.map(({ name, filename, bytes }) => {
    return JSON.stringify([name, filename, hash("sha256", bytes)]);
  });
  return parts.toSorted();
}

/** The path without the token of a link, of which a hash says as well which one it is. */
export function rememberedPath({
  path,
  path_values: { token },
}: Pick<RequestState["address"], "path" | "path_values">): string {
  return token === undefined ? path : path.replace(/^\/claims\/[^/]+/, `/claims/${hashOf(token)}`);
}

function hashOf(token: string): string {
  return hash("sha256", token, "hex");
}

/** The key of a body, and what else stands in it: where its key stands makes no other request. */
function bodyKeyOf(body: unknown): { in_body: string | null; fields: unknown } {
  if (typeof body !== "object" || body === null || !("idempotency_key" in body)) {
    return { in_body: null, fields: body };
  }
  const { idempotency_key, ...fields } = body;
  const is_key = typeof idempotency_key === "string" && BODY_KEY_FORM.test(idempotency_key);
  return is_key ? { in_body: idempotency_key, fields } : { in_body: null, fields: body };
}

function refuseTwoKeys(): never {
  const param = "idempotency_key";
  const message = "`idempotency_key` differs from the header `Idempotency-Key`. Send one of them.";
  return refuse("conflicting_parameters", { param, message });
}

function isDryRun(body: unknown): boolean {
  return typeof body === "object" && body !== null && Object(body).validate_only === true;
}

/**
 * What is remembered under the request's key; null when nothing is.
 *
 * Refuses: `idempotency_mismatch`; `service_unavailable` of an account at rest.
 */
export async function remembered(
  { idempotency }: RequestState,
  { account }: Caller,
  findRemembered: (sent: SentKey) => Promise<Remembered | null>,
): Promise<Remembered | null> {
  refuseAtRest({ account });
  if (idempotency === null) return null;
  const { key, operation_id, path, fingerprint } = idempotency;
  const found = await findRemembered({ account_id: account.id, key, operation_id, path });
  if (found === null || found.fingerprint === fingerprint) return found;
  return refuse("idempotency_mismatch", {
    meta: { original_request: formatId("req", found.request_id) },
  });
}

/** A twin that has just committed and cannot be found was removed by a reset: ask once more. */
const RETRY_SECONDS = 2;

/**
 * What a twin of the request has left under its key, which was faster.
 *
 * Refuses: `idempotency_mismatch`; `idempotency_in_progress`, when nothing is left.
 */
export async function rememberedOfTwin(
  state: RequestState,
  caller: Caller,
  findRemembered: (sent: SentKey) => Promise<Remembered | null>,
): Promise<Remembered> {
  const found = await remembered(state, caller, findRemembered);
  return found ?? refuse("idempotency_in_progress", { retry_after: RETRY_SECONDS });
}
