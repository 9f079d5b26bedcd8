import type { OperationId } from "@svc/generated/operations";
import type { IdempotencyKey } from "#platform/context";
import type { idempotencyKeys, Origin } from "./tables.ts";

/** One request's right to have its effect once. */
export interface IdempotencyLock extends IdempotencyKey {
  readonly account_id: string;
  readonly origin: Origin;
  readonly operation_id: OperationId;
  /** Uuid of the request, told to replays as `Original-Request`. */
  readonly request_id: string;
}

/** What a replay answers: the first status, with the objects as they are or a masked body. */
export interface StoredAnswer {
  readonly status: number;
  /** Wire ids. */
  readonly object_ids: readonly string[];
  readonly body: object | null;
}

/** Name of the advisory lock that everybody who uses a key takes before looking at its row. */
export function idempotencyLockName(
  account_id: string,
  { method, path, key }: Pick<IdempotencyKey, "method" | "path" | "key">,
  origin: Origin = "client",
): string {
  return `idempotency/${account_id}/${origin}/${method}/${path}/${key}`;
}

/** The rows of a set of locks, for whoever holds their locks; a sale knows its answer already. */
export function idempotencyRows(
  locks: readonly (IdempotencyLock & { readonly answer: StoredAnswer | null })[],
): (typeof idempotencyKeys.$inferInsert)[] {
  return locks.map(({ answer, ...lock }) => ({
    ...lock,
    status: answer?.status ?? null,
    object_ids: [...(answer?.object_ids ?? [])],
    body: answer?.body ?? null,
  }));
}
