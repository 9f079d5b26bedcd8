import { refuse } from "#platform/refusal";
import type { Visit } from "./visit.ts";

const MIB = 1_048_576;
/** Largest bodies, in bytes. Source: contract.md 1.1. */
const BODY_BYTES_MAX = MIB;
const BATCH_BODY_BYTES_MAX = 8 * MIB;
const UPLOAD_BYTES_MAX = 10 * MIB;

/** How many bytes the body of an operation may have. */
export function bodyBytesMax({ operation }: Pick<Visit, "operation">): number {
  if (operation.upload) return UPLOAD_BYTES_MAX;
  return operation.path.startsWith("/batches") ? BATCH_BODY_BYTES_MAX : BODY_BYTES_MAX;
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
