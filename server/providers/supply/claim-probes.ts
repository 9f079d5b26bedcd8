import type { Tx } from "#platform/db/transaction";
import { PROBE_EVERY_MS } from "#providers/port";
import { type SupplierOffer, type Supply, walletIn } from "./supply.ts";

/** An order that would be paid for from a wallet, at no more than its face value. */
interface Drawing extends Pick<SupplierOffer, "supplier" | "wallet"> {
  readonly amount_minor: bigint;
  /** False while its meter has yet to be confirmed, which tries no wallet. */
  readonly is_ready: boolean;
}

/**
 * Says whether an order may go to a wallet: not where less is left than it may cost; where the
 * wallet is to be tried, one order may.
 */
export type Gate = (drawing: Drawing) => boolean;

/**
 * Opens the gates to the wallets of those that may be handed an order now. A wallet that is to be
 * tried is tried by one process, with one order. Nobody waits for a process that stands still
 * meanwhile.
 *
 * Writes: supplier_wallets; nothing while all of them serve.
 */
export async function claimProbes(
  { sql }: Tx,
  supply: Supply,
  sellers: readonly SupplierOffer[],
): Promise<Gate> {
  const due = sellers.flatMap((seller) => {
    const wallet = walletIn(supply, seller);
    return wallet?.probe_at != null && wallet.probe_at <= supply.now ? [wallet] : [];
  });
  const claimed =
    due.length === 0
      ? []
      : await sql<{ supplier: string; wallet: string }[]>`
          update supplier_wallets tried
          set probe_at = svc_now() + make_interval(secs => ${PROBE_SECONDS})
          from (
            select supplier, wallet from supplier_wallets
            where probe_at <= svc_now() and (supplier, wallet) in (select * from unnest(
              ${due.map(({ supplier }) => supplier)}::text[],
              ${due.map(({ wallet }) => wallet)}::text[]))
            for update skip locked
          ) as free
          where (tried.supplier, tried.wallet) = (free.supplier, free.wallet)
          returning tried.supplier, tried.wallet`;
  const probes = new Set(claimed.map(nameOf));
  return ({ amount_minor, is_ready, ...seller }) => {
    const { left_minor = null, probe_at = null } = walletIn(supply, seller) ?? {};
    if (left_minor !== null && left_minor < amount_minor) return false;
    return probe_at === null || (is_ready && probes.delete(nameOf(seller)));
  };
}

const PROBE_SECONDS = PROBE_EVERY_MS / 1_000;

function nameOf({ supplier, wallet }: Pick<SupplierOffer, "supplier" | "wallet">): string {
  return `${supplier}/${wallet}`;
}
