import type { Tx } from "#platform/db/transaction";
import { PROBE_EVERY_MS } from "#providers/port";
import { routeOf, type SupplierOffer, type Supply, walletIn } from "./supply.ts";

/** An order that would be paid for from a wallet, at no more than its face value. */
type Drawing = Pick<SupplierOffer, "supplier" | "wallet"> & { readonly amount_minor: bigint };

/**
 * Says whether an order may go to a wallet: not where less is left than it may cost; where the
 * wallet is to be tried, one order may.
 */
export type Gate = (drawing: Drawing) => boolean;

/**
 * Opens the gates to the wallets that orders of some offers may draw on. A wallet that is to be
 * tried is tried by one process, with one order. Nobody waits for a process that stands still
 * meanwhile.
 *
 * Writes: supplier_wallets; nothing while all of them serve.
 */
export async function claimProbes(
  { sql }: Tx,
  supply: Supply,
  offers: readonly Parameters<typeof routeOf>[1][],
): Promise<Gate> {
  const sellers = offers.flatMap((offer) => routeOf(supply, offer));
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
  return ({ amount_minor, ...seller }) => {
    const { left_minor = null, probe_at = null } = walletIn(supply, seller) ?? {};
    if (left_minor !== null && left_minor < amount_minor) return false;
    return probe_at === null || probes.delete(nameOf(seller));
  };
}

const PROBE_SECONDS = PROBE_EVERY_MS / 1_000;

function nameOf({ supplier, wallet }: Pick<SupplierOffer, "supplier" | "wallet">): string {
  return `${supplier}/${wallet}`;
}
