/**
 * Idempotency: one effect for each Idempotency-Key, kept 30 days. The gate looks keys up before a
 * request is judged; the transaction of the effect locks the key, and the lock decides races.
 * Single operations use `once`; rewards, which take sets, use `holdKeys` and `answerWrites`; the
 * sale, which takes sets too, locks `idempotencyLockName` and writes `idempotencyRows` itself.
 */

export { answerWrites } from "./answer-writes.ts";
export { eraseAnswers } from "./erase-answers.ts";
export { holdKeys } from "./hold-keys.ts";
export {
  claimOf,
  type IdempotencyLock,
  idempotencyLockName,
  idempotencyRows,
  type StoredAnswer,
} from "./idempotency-rows.ts";
export { lookUp, type Remembered, type SentKey } from "./look-up.ts";
export { once, ReplayNeeded } from "./once.ts";
export { OPERATION_NUMBERS } from "./operation-numbers.ts";
export { IDEMPOTENCY_KEY_PURGE } from "./purge-idempotency-keys.ts";
export { idempotencyKeys } from "./tables.ts";
