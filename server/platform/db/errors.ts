/** What an error of the database or of the way to it means. */

import type { ErrorCode } from "@svc/generated/errors";
import { DrizzleQueryError } from "drizzle-orm";
import { Refusal } from "../refusal.ts";

export const DEADLOCK = "40P01";
const LOCK_NOT_AVAILABLE = "55P03";

/** Others held what the transaction needed, and nothing was written: a repeat may pass. */
const HELD_BY_OTHERS: readonly (string | null)[] = [DEADLOCK, LOCK_NOT_AVAILABLE];

/** Out of disk or memory, stopped by somebody, or a standby: nothing of the request is at fault. */
const UNABLE = /^(?:53|57|25006$)/;

/** SQLSTATEs with which the server ends or refuses a connection, and postgres.js's own codes. */
const LOST = new Set([
  "25P03",
  "25P04",
  "53300",
  "57P01",
  "57P02",
  "57P03",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "CONNECT_TIMEOUT",
]);

/** The SQLSTATE of an error, or the code of a lost connection; null for anything else. */
export function sqlState(error: unknown): string | null {
  const { code } = withoutStatement(error) as { code?: unknown };
  return typeof code === "string" ? code : null;
}

/**
 * The database's own error out of Drizzle's, whose message repeats the statement's parameters: they
 * may be secrets, and a message goes into logs.
 */
export function withoutStatement(error: unknown): object {
  const inner = error instanceof DrizzleQueryError ? error.cause : error;
  return typeof inner === "object" && inner !== null ? inner : new Error(String(inner));
}

/** True when the connection, and not the statement, failed. */
export function isConnectionLost(error: unknown): boolean {
  const inner = withoutStatement(error) as { code?: unknown; syscall?: unknown };
  const code = typeof inner.code === "string" ? inner.code : "";
  return LOST.has(code) || code.startsWith("08") || typeof inner.syscall === "string";
}

/**
 * What is thrown for an error of a whole transaction or read: deadlocks that retries did not end,
 * lock time-outs, lost connections, statements that ran too long and a server that cannot write
 * become refusals, and the rest stays what it is.
 */
export function meaningOf(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  const state = sqlState(error);
  if (HELD_BY_OTHERS.includes(state)) {
    return lockRefusal("concurrent_update", { retry_after: 1, cause: error });
  }
  if (UNABLE.test(state ?? "") || isConnectionLost(error)) return unavailable();
  return withoutStatement(error);
}

/** True when a commit that failed so may have happened; a time-out leaves that doubt as well. */
export function isInDoubt(error: unknown): boolean {
  return isConnectionLost(error) || sqlState(error)?.startsWith("57") === true;
}

/** A commit that was not answered may have happened. */
export function outcomeUnknown(): Refusal {
  return new Refusal("service_unavailable", {
    message: "The outcome is unknown. Send the request again with the same Idempotency-Key.",
    retry_after: 1,
  });
}

/** Nothing was written, and a repeat a little later may pass. */
export function unavailable(): Refusal {
  return new Refusal("service_unavailable", { retry_after: 1 });
}

/**
 * Waits for a statement that takes a lock; when the lock is not to be had within `lock_timeout`,
 * refuses with a code of the caller's instead of `concurrent_update`.
 */
export async function refuseWhenLocked<T>(code: ErrorCode, statement: PromiseLike<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw lockRefusal(code, { retry_after: 2, cause: error });
  }
}

/** Whether a refusal says no more than that a lock was not to be had in time. */
export function isOfLock(error: unknown): boolean {
  return error instanceof Refusal && sqlState(error.cause) === LOCK_NOT_AVAILABLE;
}

function lockRefusal(code: ErrorCode, { retry_after, cause }: LockRefusal): Refusal {
  const refusal = new Refusal(code, { retry_after });
  refusal.cause = withoutStatement(cause);
  return refusal;
}

interface LockRefusal {
  readonly retry_after: number;
  readonly cause: unknown;
}
