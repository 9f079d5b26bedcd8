import { claimOf, idempotencyLockName } from "#journal/idempotency";
import type { Locking } from "#money/ledger";
import { refuseWhenLocked } from "#platform/db/errors";
import { inOneFlight } from "#platform/db/in-one-flight";
import type { Read, Tx } from "#platform/db/transaction";
import type { Facts, UsedReference } from "../order/facts.ts";
import type { SendOrder } from "../order/order.ts";
import {
  keyLockName,
  referenceLockName,
  referencesLockName,
  sharedLockName,
} from "./lock-names.ts";

/**
 * Locks the names that a set takes until its transaction ends, and returns the ones that a
 * stranger holds. Everybody who takes a name takes this lock first, so what is read after it
 * stays true; the unique indexes behind it decide all the same.
 *
 * Refuses: `idempotency_in_progress` when a twin does not end within the lock time-out.
 */
export async function lockNames(
  { sql }: Tx | Read,
  orders: readonly SendOrder[],
  locking: Locking,
): Promise<Set<string>> {
  const keys = lockNamesOf(orders, keyLockName);
  const references = lockNamesOf(orders, referenceLockName);
  const shared = lockNamesOf(orders, sharedLockName);
  if (locking === "none" || keys.length + references.length === 0) return new Set();
  if (locking === "wait") {
    // Keys before references, each sorted: two sets that wait for each other would deadlock.
    const lock = (some: string[]) => sql`
      select pg_advisory_xact_lock(hashtextextended(name, 0))
      from unnest(${some}::text[]) as claim(name)`;
    await inOneFlight([
      refuseWhenLocked("idempotency_in_progress", lock(keys)),
      sql`
        select pg_advisory_xact_lock_shared(hashtextextended(name, 0))
        from unnest(${shared}::text[]) as claim(name)`,
      lock(references),
    ]);
    return new Set();
  }
  const held = await sql<{ name: string }[]>`
    select name from unnest(${[...keys, ...references]}::text[]) as claim(name)
    where not pg_try_advisory_xact_lock(hashtextextended(name, 0))
    union all
    select name from unnest(${shared}::text[]) as claim(name)
    where not pg_try_advisory_xact_lock_shared(hashtextextended(name, 0))`;
  return new Set(held.map(({ name }) => name));
}

/**
 * Holds all `client_reference`s of an account until the transaction ends, for one who binds many
 * of them: whoever sells under one meanwhile waits, and reads afterwards who has it.
 */
export async function lockReferences({ sql }: Tx, account_id: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${referencesLockName(account_id)}, 0))`;
}

interface Holder {
  readonly name: string;
  /** Null when a finished request holds the name, which is an Idempotency-Key's. */
  readonly used: UsedReference | null;
}

/**
 * Who holds the names that a set takes: finished requests their Idempotency-Keys, objects their
 * `client_reference`s.
 *
 * Each name is looked up by the index for itself (lateral, limit 1): a join would be planned while
 * the table is small, and the kept plan would read the whole of it once it has grown. The arrays
 * stand in selects of their own: where the planner sees their length it plans every small set anew.
 */
export async function gatherHolders(
  { sql }: Tx | Read,
  orders: readonly SendOrder[],
): Promise<Pick<Facts, "used_keys" | "references">> {
  const keyed = orders.flatMap(({ account, idempotency }) =>
    idempotency === null ? [] : [{ account, idempotency }],
  );
  const claims = keyed.map(({ idempotency }) => claimOf(idempotency));
  const names = keyed.map(({ account, idempotency }) =>
    idempotencyLockName(account.id, idempotency),
  );
  const referring = orders.filter(({ client_reference }) => client_reference !== null);
  if (keyed.length + referring.length === 0) return { used_keys: new Set(), references: new Map() };
  const holders = await sql<Holder[]>`
    select claim.name, null as used
    from unnest(
      (select ${names}::text[]),
      (select ${keyed.map(({ account }) => account.id)}::uuid[]),
      (select ${claims.map(({ key }) => key)}::text[]),
      (select ${claims.map(({ operation }) => operation)}::int[]),
      (select ${claims.map(({ path }) => path)}::text[])
    ) as claim(name, account_id, key, operation, path)
    cross join lateral (
      select from idempotency_keys held
      where held.account_id = claim.account_id and held.key = claim.key
        and held.operation = claim.operation and held.path = claim.path and not held.by_approval
      limit 1
    ) as held
    union all
    select claim.name, held.used
    from unnest(
      (select ${referring.map((order) => referenceLockName(order))}::text[]),
      (select ${referring.map(({ account }) => account.id)}::uuid[]),
      (select ${referring.map(({ client_reference }) => client_reference ?? "")}::text[])
    ) as claim(name, account_id, reference)
    cross join lateral (
      select json_build_object('object_prefix', object_prefix, 'object_id', object_id,
        'request_id', request_id) as used
      from send_references held
      where held.account_id = claim.account_id and held.reference = claim.reference
      limit 1
    ) as held`;
  return {
    used_keys: new Set(holders.flatMap(({ name, used }) => (used === null ? [name] : []))),
    references: new Map(
      holders.flatMap(({ name, used }) => (used === null ? [] : [[name, used] as const])),
    ),
  };
}

function lockNamesOf(
  orders: readonly SendOrder[],
  nameOf: (order: SendOrder) => string | null,
): string[] {
  const names = orders.map(nameOf).filter((name) => name !== null);
  return [...new Set(names)].toSorted();
}
