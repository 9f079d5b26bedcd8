import { and, count, eq, isNull } from "drizzle-orm";
import { arePairs } from "#platform/db/are-pairs";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import type { EndpointName } from "./lifecycle.ts";
import { type EndpointRow, type SecretRow, webhookEndpoints, webhookSecrets } from "./tables.ts";

/** An endpoint with its signing secrets. */
export interface EndpointWithSecrets {
  readonly row: EndpointRow;
  readonly secrets: readonly SecretRow[];
}

/** The endpoints of an account that have these ids, deleted ones too; others' are absent. */
export async function findEndpoints(
  { db }: Pick<Read, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<EndpointRow[]> {
  return await db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.account_id, account_id), isAnyOf(webhookEndpoints.id, ids)));
}

/** Endpoints of any accounts, deleted ones too. */
export async function findEndpointsOf(
  { db }: Pick<Read, "db">,
  names: readonly EndpointName[],
): Promise<EndpointRow[]> {
  const pairs = names.map(({ account_id, endpoint_id: id }) => ({ account_id, id }));
  return await db
    .select()
    .from(webhookEndpoints)
    .where(arePairs(webhookEndpoints.account_id, webhookEndpoints.id, pairs));
}

/** Adds their signing secrets to endpoints of an account. */
export async function withSecrets(
  { db }: Pick<Read, "db">,
  account_id: string,
  rows: readonly EndpointRow[],
): Promise<EndpointWithSecrets[]> {
  const ids = rows.map(({ id }) => id);
  const secrets = await db
    .select()
    .from(webhookSecrets)
    .where(
      and(eq(webhookSecrets.account_id, account_id), isAnyOf(webhookSecrets.endpoint_id, ids)),
    );
  return rows.map((row) => ({
    row,
    secrets: secrets.filter(({ endpoint_id }) => endpoint_id === row.id),
  }));
}

/**
 * Locks the list of an account's endpoints until the transaction ends. Whoever adds one, or gives
 * one another URL, takes it: callers may rely on counting and comparing in a following statement.
 */
export async function lockEndpoints({ sql }: Tx, account_id: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`webhook-endpoints/${account_id}`}, 0))`;
}

/** Locks an endpoint until the transaction ends; null when it was deleted. */
export async function lockEndpoint(
  { db }: Tx,
  { account_id, endpoint_id }: EndpointName,
): Promise<EndpointRow | null> {
  // Held first: whoever changes, rolls or disables it waits here, and reads in a later statement.
  const [row] = await db
    .select()
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.account_id, account_id),
        eq(webhookEndpoints.id, endpoint_id),
        isNull(webhookEndpoints.deleted_at),
      ),
    )
    .for("no key update");
  return row ?? null;
}

/** How many endpoints an account has; exact while the caller holds the account's row. */
export async function countEndpoints({ db }: Tx, account_id: string): Promise<number> {
  const [found] = await db
    .select({ endpoints: count() })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.account_id, account_id), isNull(webhookEndpoints.deleted_at)));
  return found?.endpoints ?? 0;
}

/** The endpoint of an account at a URL; exact while the caller holds the account's row. */
export async function endpointAt(
  { db }: Tx,
  account_id: string,
  url: string,
): Promise<string | null> {
  const [found] = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.account_id, account_id),
        eq(webhookEndpoints.url, url),
        isNull(webhookEndpoints.deleted_at),
      ),
    );
  return found?.id ?? null;
}
