import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { type SupplierOutcome, type WalletState, walletAfter } from "#providers/port";
import type { SupplierWallet } from "./supply.ts";

/** What a supplier answered to an order from one of its wallets. */
export interface WalletAnswer {
  readonly supplier: string;
  readonly wallet: string;
  readonly outcome: SupplierOutcome;
}

/**
 * Keeps what answers say of wallets, for all processes. True if a wallet stops serving by it, or
 * serves again.
 *
 * Writes: supplier_wallets.
 */
export async function learnAnswers(tx: Tx, answers: readonly WalletAnswer[]): Promise<boolean> {
  const now = await transactionTime(tx);
  const before = await lockWallets(tx, answers);
  const after = before.map((wallet) => {
    const told = answers.filter((one) => isOf(one, wallet));
    const state = told.reduce<WalletState>(
      (known, { outcome }) => walletAfter(known, { outcome, now }),
      wallet,
    );
    return { ...wallet, silences: state.silences, probe_at: state.probe_at };
  });
  await writeWallets(tx, after);
  return after.some(({ probe_at }, index) => {
    return (probe_at === null) !== ((before[index]?.probe_at ?? null) === null);
  });
}

function isOf(one: WalletAnswer, wallet: SupplierWallet): boolean {
  return one.supplier === wallet.supplier && one.wallet === wallet.wallet;
}

/** In one order, so that two who learn of the same wallets never wait for each other. */
async function lockWallets(
  { sql }: Tx,
  answers: readonly WalletAnswer[],
): Promise<readonly SupplierWallet[]> {
  const suppliers = answers.map(({ supplier }) => supplier);
  const wallets = answers.map(({ wallet }) => wallet);
  await sql`
    insert into supplier_wallets (supplier, wallet)
    select distinct supplier, wallet
    from unnest(${suppliers}::text[], ${wallets}::text[]) as told(supplier, wallet)
    order by supplier, wallet on conflict do nothing`;
  return await sql<SupplierWallet[]>`
    select supplier, wallet, silences, date_part('epoch', probe_at) * 1000 as probe_at
    from supplier_wallets
    where (supplier, wallet) in (select * from unnest(${suppliers}::text[], ${wallets}::text[]))
    order by supplier, wallet for update`;
}

async function writeWallets({ sql }: Tx, wallets: readonly SupplierWallet[]): Promise<void> {
  const probes = wallets.map(({ probe_at }) => (probe_at === null ? null : writeInstant(probe_at)));
  await sql`
    update supplier_wallets kept
    set silences = written.silences::jsonb, probe_at = written.probe_at::timestamptz
    from unnest(
      ${wallets.map(({ supplier }) => supplier)}::text[],
      ${wallets.map(({ wallet }) => wallet)}::text[],
      ${wallets.map(({ silences }) => JSON.stringify(silences))}::text[],
      ${probes}::text[]
    ) as written(supplier, wallet, silences, probe_at)
    where kept.supplier = written.supplier and kept.wallet = written.wallet`;
}
