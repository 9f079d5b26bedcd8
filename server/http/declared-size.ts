import assert from "node:assert/strict";
import { refuse } from "#platform/refusal";
import type { Visit } from "./visit.ts";

/** How many bytes the body of an operation may have, as the contract says. */
export function bodyBytesMax({ operation }: Pick<Visit, "operation">): number {
  assert(operation.body_bytes_max, `${operation.id} has no body.`);
  return operation.body_bytes_max;
}

/**
 * A body that says beforehand that it is too large is not read at all.
 *
 * Refuses: `body_too_large`.
 */
export function refuseDeclaredSize(visit: Visit): void {
  if (!visit.operation.body) return;
  const declared = declaredBytes(visit.request);
  if (declared !== null && declared > bodyBytesMax(visit)) refuseSize(visit);
}

/** The length that the request declares; null when it declares none. */
export function declaredBytes({ headers }: Request): number | null {
  const written = headers.get("content-length");
  return written !== null && /^\d{1,15}$/.test(written) ? Number(written) : null;
}

/** Refuses a body by its size. */
export function refuseSize(visit: Visit): never {
  return refuse("body_too_large", {
    message: `A body has at most ${bodyBytesMax(visit)} bytes here.`,
    meta: { max_bytes: bodyBytesMax(visit) },
  });
}
