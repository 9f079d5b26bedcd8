import type { Remembered, SentKey } from "#journal/idempotency";
import { fingerprintOf } from "#platform/canonical";
import type { IdempotencyKey } from "#platform/context";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import type { Caller, RequestState } from "../request/request-state.ts";

/**
 * The key's form: 1 to 255 printable ASCII characters.
 * Source: docs/guides/idempotency.md, "The rules".
 */
const KEY_FORM = /^[\x20-\x7e]{1,255}$/;

/**
 * The lock that a request asks for with its Idempotency-Key; null when it makes none, and for
 * `validate_only`, which neither reads nor writes what is remembered.
 *
 * Refuses: `idempotency_not_supported`, `idempotency_key_required`, `idempotency_key_invalid`.
 */
export function idempotencyKeyOf({
  request,
  operation,
  address,
  body,
}: RequestState): IdempotencyKey | null {
  const { idempotency, id: operation_id } = operation;
  if (idempotency === "none" || isDryRun(body)) return null;
  const key = request.headers.get("idempotency-key");
  if (idempotency === "refused") return key === null ? null : refuse("idempotency_not_supported");
  if (key === null) {
    return idempotency === "required" ? refuse("idempotency_key_required") : null;
  }
  if (!KEY_FORM.test(key)) refuse("idempotency_key_invalid");
  return { key, fingerprint: fingerprintOf(body ?? {}), operation_id, path: address.path };
}

function isDryRun(body: unknown): boolean {
  return typeof body === "object" && body !== null && Object(body).validate_only === true;
}

/**
 * What is remembered under the request's key; null when nothing is.
 *
 * Refuses: `idempotency_mismatch`.
 */
export async function remembered(
  { idempotency }: RequestState,
  { account }: Caller,
  findRemembered: (sent: SentKey) => Promise<Remembered | null>,
): Promise<Remembered | null> {
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
