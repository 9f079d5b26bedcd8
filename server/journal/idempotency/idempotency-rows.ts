import { OPERATIONS, type OperationId } from "@svc/generated/operations";
import type { IdempotencyKey } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import type { IdPrefix } from "#platform/ids";
import { OPERATION_NUMBERS } from "./operation-numbers.ts";
import type { idempotencyKeys } from "./tables.ts";

/** Who chose a key: a client in its header, or an approval that runs what it was asked. */
export type Origin = "client" | "approval";

/** What tells the keys of an account apart, but for their origin. */
export type KeyName = Pick<IdempotencyKey, "operation_id" | "path" | "key">;

/** One request's right to have its effect once. */
export interface IdempotencyLock extends IdempotencyKey {
  readonly account_id: string;
  readonly origin: Origin;
  /** Uuid of the request, told to replays as `Original-Request`. */
  readonly request_id: string;
}

/** What a replay answers: the first status, with the object as it is or a masked body. */
export interface StoredAnswer {
  readonly status: number;
  readonly object: { readonly prefix: IdPrefix; readonly id: string } | null;
  readonly body: object | null;
}

/** Name of the advisory lock that everybody who uses a key takes before looking at its row. */
export function idempotencyLockName(
  account_id: string,
  { operation_id, path, key }: KeyName,
  origin: Origin = "client",
): string {
  return `idempotency/${account_id}/${origin}/${operation_id}/${pathOf(operation_id, path)}/${key}`;
}

/** Takes the locks of keys in the order of their names, so that no two sets deadlock. */
export function lockNamesOf({ sql }: Pick<Tx, "sql">, locks: readonly IdempotencyLock[]) {
  const names = locks.map((lock) => idempotencyLockName(lock.account_id, lock, lock.origin));
  return sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0))
    from unnest(${names.toSorted()}::text[]) as claim(name)`;
}

/** The columns that name a key, as its row holds them. */
export function claimOf({ operation_id, path, key }: KeyName) {
  return { key, operation: OPERATION_NUMBERS[operation_id], path: pathOf(operation_id, path) };
}

/** The rows of a set of locks, for whoever holds their locks; a sale knows its answer already. */
export function idempotencyRows(
  locks: readonly (IdempotencyLock & { readonly answer: StoredAnswer | null })[],
): (typeof idempotencyKeys.$inferInsert)[] {
  return locks.map(({ answer, ...lock }) => ({
    ...claimOf(lock),
    account_id: lock.account_id,
    request_id: lock.request_id,
    by_approval: lock.origin === "approval",
    fingerprint: lock.fingerprint,
    status: answer?.status ?? null,
    object_prefix: answer?.object?.prefix ?? null,
    object_id: answer?.object?.id ?? null,
    body: answer?.body ?? null,
  }));
}

/** Without ids in it the operation says the path. */
function pathOf(operation_id: OperationId, path: string): string {
  return OPERATIONS[operation_id].path.includes("{") ? path : "";
}
