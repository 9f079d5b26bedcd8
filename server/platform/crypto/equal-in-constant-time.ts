import { timingSafeEqual } from "node:crypto";

/** Whether two texts, or bytes, are the same: found in the same time wherever they differ. */
export function equalInConstantTime(one: string | Uint8Array, other: string | Uint8Array): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
