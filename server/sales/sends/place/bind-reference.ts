import { and, eq } from "drizzle-orm";
import type { Read, Tx } from "#platform/db/transaction";
import type { UsedReference } from "../order/facts.ts";
import { sendReferences } from "../rows/tables.ts";
import { referenceName, referencesLockName } from "./lock-names.ts";

/** A `client_reference` of an account; null where there is none. */
interface ReferenceName {
  readonly account_id: string;
  readonly reference: string | null;
}

/** What holds a `client_reference`; null where nothing does. */
export async function findReference(
  { db }: Pick<Read | Tx, "db">,
  { account_id, reference }: ReferenceName,
): Promise<UsedReference | null> {
  if (reference === null) return null;
  const { object_prefix, object_id, request_id } = sendReferences;
  const [held] = await db
    .select({ object_prefix, object_id, request_id })
    .from(sendReferences)
    .where(and(eq(sendReferences.account_id, account_id), eq(sendReferences.reference, reference)));
  return held ?? null;
}

/**
 * Binds a `client_reference` to an object other than a send for good, or returns what holds it
 * already. Whoever takes a name takes its lock first, as sales do.
 *
 * Writes: send_references.
 */
export async function bindReference(
  tx: Tx,
  { account_id, reference, ...object }: ReferenceName & UsedReference,
): Promise<UsedReference | null> {
  if (reference === null) return null;
  const name = referenceName({ account_id, reference });
  await tx.sql`
    select pg_advisory_xact_lock_shared(hashtextextended(${referencesLockName(account_id)}, 0))`;
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
  const held = await findReference(tx, { account_id, reference });
  if (held !== null) return held;
  await tx.db.insert(sendReferences).values({ account_id, reference, ...object });
  return null;
}
