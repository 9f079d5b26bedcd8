import { recordPurchases } from "#catalogue/utility";
import { openSecretBox } from "#platform/crypto/secret-box";
import type { Tx } from "#platform/db/transaction";
import type { VendedPower } from "#providers/port";
import type { PowerFacts, SealedToken } from "./power-facts.ts";
import type { SendRow } from "./tables.ts";

/** What a utility issued, ready to be stored: its tokens are sealed. */
export interface BoughtPower extends Omit<VendedPower, "tokens"> {
  readonly tokens: readonly SealedToken[];
}

/** Seals what a utility issued, bound to its send. */
export function sealPower(
  { tokens, ...rest }: VendedPower,
  { send_id, secret_key }: { send_id: string; secret_key: string },
): BoughtPower {
  const box = openSecretBox(secret_key);
  return {
    ...rest,
    tokens: tokens.map(({ kind, token, units_centi }) => ({
      kind,
      sealed: box.seal(token, { bound_to: boundTo(send_id) }),
      last4: token.slice(-4),
      units_centi: units_centi === null ? null : units_centi.toString(),
    })),
  };
}

/** Opens a token of a send. */
export function openToken(
  { sealed }: SealedToken,
  { send_id, secret_key }: { send_id: string; secret_key: string },
): string {
  return openSecretBox(secret_key).open(sealed, { bound_to: boundTo(send_id) });
}

/** The facts of a power sale once its tokens are there. */
export function powerAfter(
  before: PowerFacts,
  { tokens, units_centi, breakdown, utility_reference }: BoughtPower,
): PowerFacts {
  const { energy_minor, levy_minor, tax_minor, arrears_minor, fee_minor } = breakdown;
  return {
    ...before,
    tokens,
    units_centi: units_centi.toString(),
    breakdown: {
      energy: energy_minor.toString(),
      levy: levy_minor.toString(),
      tax: tax_minor.toString(),
      arrears: arrears_minor.toString(),
      fee: fee_minor.toString(),
    },
    utility_reference,
  };
}

/**
 * Writes the electricity side of sends that the caller has locked, and what was bought with them.
 *
 * Writes: sends, power_purchases.
 */
export async function writePower({ sql }: Tx, rows: readonly SendRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update sends set power = written.power::jsonb, unreported = written.unreported::jsonb
    from unnest(
      ${rows.map(({ account_id }) => account_id)}::uuid[], ${rows.map(({ id }) => id)}::uuid[],
      ${rows.map(({ power }) => JSON.stringify(power))}::text[],
      ${rows.map(({ unreported: it }) => (it === null ? null : JSON.stringify(it)))}::text[]
    ) as written(account_id, id, power, unreported)
    where sends.account_id = written.account_id and sends.id = written.id`;
}

/**
 * Records delivered power for the price observations and monthly quotas. Writes: power_purchases.
 */
export async function writePurchases(
  tx: Tx,
  bought: readonly { row: SendRow; mode: "test" | "live"; at: number }[],
): Promise<void> {
  await recordPurchases(
    tx,
    bought.map(({ row, mode, at }) => ({
      account_id: row.account_id,
      send_id: row.id,
      mode,
      meter: row.target,
      currency: row.currency,
      amount_minor: row.amount_minor,
      units_centi: BigInt(row.power?.units_centi ?? 0),
      bought_at: at,
    })),
  );
}

export function boundTo(send_id: string): string {
  return `token/${send_id}`;
}
