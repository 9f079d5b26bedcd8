import { refuse } from "#platform/refusal";
import type { RequestState } from "../request-state.ts";

/** An operation without a payload is sent `{}` at most, and by mistake something longer. */
const EMPTY_BODY_BYTES_MAX = 1_048_576;

/** How many bytes the body of an operation may have, as the contract says. */
export function bodyBytesMax({ operation }: Pick<RequestState, "operation">): number {
  return operation.body_bytes_max ?? EMPTY_BODY_BYTES_MAX;
}

/** Whether a body of a call is read: where there is no payload, to find it empty. */
export function readsBody({ operation }: Pick<RequestState, "operation">): boolean {
  return operation.method !== "GET";
}

/**
 * A body that says beforehand that it is too large is not read at all.
 *
 * Refuses: `body_too_large`.
 */
export function refuseDeclaredSize(state: RequestState): void {
  if (!readsBody(state)) return;
  const declared = declaredBytes(state.request);
  if (declared !== null && declared > bodyBytesMax(state)) refuseSize(state);
}

/** The length that the request declares; null when it declares none. */
export function declaredBytes({ headers }: Pick<Request, "headers">): number | null {
  const written = headers.get("content-length");
  return written !== null && /^\d{1,15}$/.test(written) ? Number(written) : null;
}

/** Refuses a body by its size. */
export function refuseSize(state: RequestState): never {
  return refuse("body_too_large", {
    message: `The body is too large: at most ${bodyBytesMax(state)} bytes are allowed.`,
    meta: { max_bytes: bodyBytesMax(state) },
  });
}
