import { createHash } from "node:crypto";
import { OPERATIONS, type OperationId } from "@svc/generated/operations";

/**
 * The number by which rows name an operation: the first 31 bits of the SHA-256 of its operationId.
 * It stays as it is when operations come and go, because a released operationId never changes.
 */
export const OPERATION_NUMBERS = Object.fromEntries(
  Object.keys(OPERATIONS).map((id) => [id, numberOf(id)]),
) as Readonly<Record<OperationId, number>>;

function numberOf(operation_id: string): number {
  return createHash("sha256").update(operation_id).digest().readUInt32BE() >>> 1;
}
