import { type EventRequest, emit, eventOf } from "#journal/events";
import type { KeyFacts, KeyScope } from "#platform/context";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { setExpiryDeadlines } from "../deadlines/deadlines.ts";
import { FIRST_STATUS } from "../deadlines/lifecycle.ts";
import type { KeyWithCaps } from "../rows/queries.ts";
import { type MintedSecret, mintSecret } from "../rows/secret.ts";
import { apiKeys, type KeyCapsRow, keyCaps, keySecrets } from "../rows/tables.ts";

/** What a key may spend in one currency. Units: minor units; null is no limit. */
export type NewKeyCaps = Omit<KeyCapsRow, "account_id" | "key_id">;

/** A key to make, every field already read and allowed. */
export interface NewKey {
  readonly kind: KeyFacts["kind"];
  readonly label: string | null;
  readonly scopes: KeyScope[];
  readonly allowed_ips: string[];
  readonly allowed_origins: string[];
  readonly allowed_products: string[];
  readonly allowed_networks: string[];
  /** E.164, or meter numbers. */
  readonly recipient_allowlist: string[];
  /** Unix milliseconds on the account's clock. */
  readonly expires_at: number | null;
  readonly caps: readonly NewKeyCaps[];
  readonly metadata: Record<string, string>;
}

/** Whose the key is and who made it, when. */
export interface KeyOrigin {
  readonly account: { readonly id: string; readonly mode: "test" | "live" };
  /** The request that created it, with the creating key; null when the service created it. */
  readonly request: EventRequest | null;
  /** Uuid of the member for whom the service creates it; left out, nobody in particular. */
  readonly member_id?: string;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
}

/**
 * Makes a key; its secret is in the answer and nowhere else. The sandbox, which keeps its secret in
 * a file of its own, hands one in.
 *
 * Writes: api_keys, key_secrets, key_caps, key_deadlines, an `api_key.created` event.
 */
export async function mintKey(
  tx: Tx,
  { caps, ...wanted }: NewKey,
  { account, request, now, member_id }: KeyOrigin,
  secret: MintedSecret = mintSecret(wanted.kind, { mode: account.mode, cell: tx.cell }),
): Promise<KeyWithCaps & { secret: string }> {
  const key = { account_id: account.id, key_id: mintId(now) };
  const maker = makerOf(request, member_id);
  const [row] = await tx.db
    .insert(apiKeys)
    .values({
      ...wanted,
      account_id: account.id,
      id: key.key_id,
      status: FIRST_STATUS,
      prefix: secret.prefix,
      last4: secret.last4,
      ...maker,
      created: now,
      event_sequence: 1,
    })
    .returning();
  if (row === undefined) throw new Error("the insert of a key returned no row");
  const cap_rows = caps.map((cap) => ({ ...cap, ...key }));
  await Promise.all([
    insertMany(tx, keySecrets, [{ ...key, secret_hash: secret.secret_hash, last4: secret.last4 }]),
    insertMany(tx, keyCaps, cap_rows),
    emit(tx, [eventOf("api_key.created", "key", row, { created: now, request })]),
  ]);
  await setExpiryDeadlines(tx, { ...key, expires_at: row.expires_at });
  return { row, caps: cap_rows, rolled: [], secret: secret.text };
}

function makerOf(request: EventRequest | null, member_id: string | undefined) {
  const key_id = request?.key?.id ?? null;
  if (key_id !== null) return { created_by_kind: "key" as const, created_by_id: key_id };
  if (member_id === undefined) return { created_by_kind: null, created_by_id: null };
  return { created_by_kind: "member" as const, created_by_id: member_id };
}
