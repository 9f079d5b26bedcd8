/** The secrets that an endpoint's events are signed with, sealed at rest. */
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { openSecretBox } from "#platform/crypto/secret-box";
import { mintSigningSecret } from "#platform/crypto/signature";
import { arePairs } from "#platform/db/are-pairs";
import type { Read, Tx } from "#platform/db/transaction";
import type { EndpointName } from "./lifecycle.ts";
import { type SecretRow, webhookSecrets } from "./tables.ts";

/** The request that creates a secret, and the key that seals it. */
export interface SecretOrigin {
  readonly request_id: string;
  readonly secret_key: string;
}

const SHOWN_CHARACTERS = 4;

/**
 * Creates the secret of an endpoint that has none, and returns it.
 *
 * Writes: webhook_secrets.
 */
export async function mintSecret(
  tx: Tx,
  name: EndpointName,
  { request_id, secret_key }: SecretOrigin,
): Promise<SecretRow> {
  const secret = mintSigningSecret();
  const row = {
    ...name,
    request_id,
    sealed: openSecretBox(secret_key).seal(secret, { bound_to: boundTo(name.endpoint_id) }),
    last4: secret.slice(-SHOWN_CHARACTERS),
    works_until: null,
  };
  await tx.db.insert(webhookSecrets).values(row);
  return row;
}

/**
 * Rolls the secret of an endpoint that the caller has locked. The previous one also signs until the
 * grace period ends; older ones end at once and are deleted.
 *
 * Units: milliseconds on the account's clock; null is no grace. Writes: webhook_secrets.
 */
export async function replaceSecret(
  tx: Tx,
  name: EndpointName,
  { works_until, ...origin }: SecretOrigin & { works_until: number | null },
): Promise<SecretRow> {
  const is_own = and(isOf(name), isNull(webhookSecrets.works_until));
  await dropOldSecrets(tx, name);
  if (works_until === null) await tx.db.delete(webhookSecrets).where(is_own);
  else await tx.db.update(webhookSecrets).set({ works_until }).where(is_own);
  return await mintSecret(tx, name, origin);
}

/** Ends every old secret of an endpoint. Writes: webhook_secrets. */
export async function dropOldSecrets({ db }: Tx, name: EndpointName): Promise<void> {
  await db.delete(webhookSecrets).where(and(isOf(name), isNotNull(webhookSecrets.works_until)));
}

/**
 * The secrets that sign for endpoints of any accounts, each at a time of its account's clock, by
 * endpoint: the current one first, then one in its grace period.
 *
 * Units: milliseconds.
 */
export async function signingSecrets(
  { db }: Pick<Read, "db">,
  asked: readonly (EndpointName & { readonly now: number })[],
  key: Pick<SecretOrigin, "secret_key">,
): Promise<Map<string, string[]>> {
  const pairs = asked.map(({ account_id, endpoint_id: id }) => ({ account_id, id }));
  const rows = await db
    .select()
    .from(webhookSecrets)
    .where(arePairs(webhookSecrets.account_id, webhookSecrets.endpoint_id, pairs));
  const by_endpoint = Map.groupBy(rows, ({ endpoint_id }) => endpoint_id);
  return new Map(
    asked.map(({ endpoint_id, now }) => [
      endpoint_id,
      (by_endpoint.get(endpoint_id) ?? [])
        .filter((row) => stillSigns(row, now))
        .toSorted((one, other) => Number(one.works_until) - Number(other.works_until))
        .map((row) => openSecret(row, key)),
    ]),
  );
}

/** Whether a secret signs at a moment of the account's clock. */
export function stillSigns({ works_until }: SecretRow, now: number): boolean {
  return works_until === null || works_until > now;
}

/** Opens a secret of an endpoint. */
export function openSecret(
  { sealed, endpoint_id }: SecretRow,
  { secret_key }: Pick<SecretOrigin, "secret_key">,
): string {
  return openSecretBox(secret_key).open(sealed, { bound_to: boundTo(endpoint_id) });
}

function isOf({ account_id, endpoint_id }: EndpointName) {
  return and(
    eq(webhookSecrets.account_id, account_id),
    eq(webhookSecrets.endpoint_id, endpoint_id),
  );
}

export function boundTo(endpoint_id: string): string {
  return `webhook-secret/${endpoint_id}`;
}
