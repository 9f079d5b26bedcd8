import { purgeQueue } from "#platform/work/purge-older";
import { idempotencyKeys } from "./tables.ts";

/** Source: docs/guides/idempotency.md, "The rules". */
const KEPT_MS = 30 * 86_400_000;

/** Forgets keys that are 30 days old. Writes: idempotency_keys. */
export const IDEMPOTENCY_KEY_PURGE = purgeQueue("purge idempotency keys", {
  table: idempotencyKeys,
  before: (wall_ms) => wall_ms - KEPT_MS,
});
