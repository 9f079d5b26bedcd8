import type { Locking } from "#money/ledger";
import { refuseWhenLocked } from "#platform/db/errors";
import type { Read, Tx } from "#platform/db/transaction";
import { keyClaimOf, referenceClaimOf } from "./claims.ts";
import type { UsedReference } from "./facts.ts";
import type { SendOrder } from "./order.ts";

/**
 * Locks the names that a set claims until its transaction ends, and returns the ones that a
 * stranger holds. Everybody who claims a name takes this lock first, so what is read after it
 * stays true; the unique indexes behind it decide all the same.
 *
 * Refuses: `idempotency_in_progress` when a twin does not end within the lock time-out.
 */
export async function lockClaims(
  { sql }: Tx | Read,
  orders: readonly SendOrder[],
  locking: Locking,
): Promise<Set<string>> {
  const names = claimNamesOf(orders);
  if (locking === "none" || names.length === 0) return new Set();
  if (locking === "wait") {
    // Names are sorted: two sets that wait for each other's names would otherwise deadlock.
    const lock = sql`
      select pg_advisory_xact_lock(hashtextextended(name, 0))
      from unnest(${names}::text[]) as claim(name)`;
    await refuseWhenLocked("idempotency_in_progress", lock);
    return new Set();
  }
  const held = await sql<{ name: string }[]>`
    select name from unnest(${names}::text[]) as claim(name)
    where not pg_try_advisory_xact_lock(hashtextextended(name, 0))`;
  return new Set(held.map(({ name }) => name));
}

/**
 * The names of Idempotency-Keys that finished requests hold.
 *
 * Each claim is looked up by the index for itself (lateral, limit 1): a join would be planned while
 * the table is small, and the kept plan would read the whole of it once it has grown. The arrays
 * stand in selects of their own: where the planner sees their length it plans every small set anew.
 */
export async function gatherUsedKeys(
  { sql }: Tx | Read,
  orders: readonly SendOrder[],
): Promise<Set<string>> {
  const claiming = orders.filter(({ idempotency }) => idempotency !== null);
  if (claiming.length === 0) return new Set();
  const names = claiming.map((order) => keyClaimOf(order));
  const rows = await sql<{ name: string }[]>`
    select claim.name
    from unnest(
      (select ${names}::text[]),
      (select ${claiming.map(({ account }) => account.id)}::uuid[]),
      (select ${claiming.map(({ idempotency }) => idempotency?.method ?? "")}::text[]),
      (select ${claiming.map(({ idempotency }) => idempotency?.path ?? "")}::text[]),
      (select ${claiming.map(({ idempotency }) => idempotency?.key ?? "")}::text[])
    ) as claim(name, account_id, method, path, key)
    cross join lateral (
      select from idempotency_keys held
      where held.account_id = claim.account_id and held.method = claim.method
        and held.path = claim.path and held.key = claim.key and held.origin = 'client'
      limit 1
    ) as held`;
  return new Set(rows.map(({ name }) => name));
}

/** The `client_reference`s of a set that some object holds already. */
export async function gatherReferences(
  { sql }: Tx | Read,
  orders: readonly SendOrder[],
): Promise<Map<string, UsedReference>> {
  const claiming = orders.filter(({ client_reference }) => client_reference !== null);
  if (claiming.length === 0) return new Map();
  const rows = await sql<(UsedReference & { name: string })[]>`
    select claim.name, held.object_prefix, held.object_id, held.request_id
    from unnest(
      (select ${claiming.map((order) => referenceClaimOf(order))}::text[]),
      (select ${claiming.map(({ account }) => account.id)}::uuid[]),
      (select ${claiming.map(({ client_reference }) => client_reference ?? "")}::text[])
    ) as claim(name, account_id, reference)
    cross join lateral (
      select * from send_references held
      where held.account_id = claim.account_id and held.reference = claim.reference
      limit 1
    ) as held`;
  return new Map(rows.map(({ name, ...used }) => [name, used]));
}

function claimNamesOf(orders: readonly SendOrder[]): string[] {
  const names = orders.flatMap((order) => [keyClaimOf(order), referenceClaimOf(order)]);
  return [...new Set(names.filter((name) => name !== null))].toSorted();
}
