import { followSupply } from "#catalogue/products";
import { bookFloat } from "#money/ledger";
import type { Currency } from "#platform/context";
import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";

interface WalletName {
  readonly supplier: string;
  readonly wallet: string;
}

/** Who of the staff changes something, and why. */
interface StaffWord {
  readonly by: string;
  readonly reason: string;
}

interface Held {
  readonly currency: Currency;
  readonly confirmed_minor: string | null;
  readonly difference_minor: string;
  readonly told_at: number | null;
}

/** What a change could not be made for. */
type NotChanged = "no_wallet" | "booked_before" | "not_told" | "told_before_topup";

/**
 * Books a top-up of a wallet, bank → float, and expects it from then on: once for a reference.
 *
 * Writes: supplier_wallets, supplier_float_changes, the ledger.
 */
export async function topUpFloat(
  tx: Tx,
  topup: WalletName & StaffWord & { readonly amount_minor: bigint; readonly reference: string },
): Promise<NotChanged | null> {
  const held = await lockWallet(tx, topup);
  if (held === null) return "no_wallet";
  const { supplier, wallet, amount_minor, reference } = topup;
  const known = await tx.sql`select from supplier_float_changes
    where supplier = ${supplier} and wallet = ${wallet} and reference = ${reference}`;
  if (known.length > 0) return "booked_before";
  await writeChange(tx, { ...topup, kind: "topup", currency: held.currency });
  await tx.sql`
    update supplier_wallets set moved_minor = moved_minor + ${String(amount_minor)}
    where supplier = ${supplier} and wallet = ${wallet} and confirmed_minor is not null`;
  return null;
}

/**
 * Takes the last balance for true: what comes is counted from it, and the difference is booked,
 * float ↔ float differences.
 *
 * Writes: supplier_wallets, supplier_float_changes, the ledger.
 */
export async function confirmFloat(
  tx: Tx,
  confirmed: WalletName & StaffWord,
): Promise<NotChanged | null> {
  const held = await lockWallet(tx, confirmed);
  if (held === null) return "no_wallet";
  if (held.told_at === null) return "not_told";
  const { supplier, wallet } = confirmed;
  const told_at = writeInstant(held.told_at);
  const later = await tx.sql`select from supplier_float_changes where supplier = ${supplier}
    and wallet = ${wallet} and set_at >= ${told_at}::timestamptz`;
  if (later.length > 0) return "told_before_topup";
  const amount_minor = BigInt(held.difference_minor);
  if (amount_minor !== 0n) {
    const reference = `difference of ${told_at}`;
    const change = { ...confirmed, reference, amount_minor, currency: held.currency };
    await writeChange(tx, { ...change, kind: "difference" });
  }
  await tx.sql`
    update supplier_wallets set difference_minor = 0,
      confirmed_minor = coalesce(confirmed_minor + difference_minor, balance_minor),
      confirmed_at = told_at, alarms = array_remove(alarms, 'float_mismatch')
    where supplier = ${supplier} and wallet = ${wallet}`;
  return null;
}

/**
 * Sets what is low in a wallet, and how far its balance may be from what is expected; what is left
 * out stays.
 *
 * Writes: supplier_wallets.
 */
export async function setMarks(
  tx: Tx,
  {
    supplier,
    wallet,
    ...marks
  }: WalletName & { readonly low_minor: bigint | null; readonly limit_minor: bigint | null },
): Promise<NotChanged | null> {
  if ((await lockWallet(tx, { supplier, wallet })) === null) return "no_wallet";
  const [low, limit] = [marks.low_minor, marks.limit_minor].map(textOf);
  await tx.sql`
    update supplier_wallets set low_minor = coalesce(${low ?? null}, low_minor),
      limit_minor = coalesce(${limit ?? null}, limit_minor)
    where supplier = ${supplier} and wallet = ${wallet}`;
  await followSupply(tx);
  return null;
}

function textOf(amount_minor: bigint | null): string | null {
  return amount_minor === null ? null : String(amount_minor);
}

/** Of the wallets that are sold from; their currency is that of the offers. */
async function lockWallet({ sql }: Tx, { supplier, wallet }: WalletName): Promise<Held | null> {
  await sql`
    insert into supplier_wallets (supplier, wallet)
    select distinct supplier, wallet from supplier_offers
    where supplier = ${supplier} and wallet = ${wallet} on conflict do nothing`;
  const [held] = await sql<Held[]>`
    select (select min(currency) from supplier_offers offer
        where offer.supplier = held.supplier and offer.wallet = held.wallet) as currency,
      confirmed_minor, difference_minor, date_part('epoch', told_at) * 1000 as told_at
    from supplier_wallets held where supplier = ${supplier} and wallet = ${wallet}
    for update`;
  return held?.currency == null ? null : held;
}

async function writeChange(
  tx: Tx,
  change: WalletName &
    StaffWord & {
      readonly kind: "topup" | "difference";
      readonly amount_minor: bigint;
      readonly currency: Currency;
      readonly reference: string;
    },
): Promise<void> {
  const { kind, supplier, wallet, currency, reference, amount_minor, by, reason } = change;
  const created = await transactionTime(tx);
  const gained = kind === "topup" ? "float_topup" : "float_gain";
  const transaction_id = await bookFloat(tx, {
    kind: amount_minor < 0n ? "float_loss" : gained,
    ...{ supplier, currency, created },
    amount_minor: amount_minor < 0n ? -amount_minor : amount_minor,
  });
  await tx.sql`
    insert into supplier_float_changes (supplier, wallet, reference, kind, currency, amount_minor,
      transaction_id, set_by, reason, set_at)
    values (${supplier}, ${wallet}, ${reference}, ${kind}, ${currency}, ${String(amount_minor)},
      ${transaction_id}, ${by}, ${reason}, svc_now())`;
}
