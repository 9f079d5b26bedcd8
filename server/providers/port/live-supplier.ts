import type { Currency } from "#platform/context";
import type { Offer } from "#platform/values/offers";
import type { SupplierAdapter } from "./port.ts";
import type { UtilityAdapter } from "./utility.ts";

/** What is left in one prefunded wallet at a supplier. */
export interface WalletBalance {
  /** As the adapter's `walletOf` names it. */
  readonly wallet: string;
  readonly currency: Currency;
  readonly balance_minor: bigint;
}

/** What the answer to a sale says of the wallet that it drew on. */
export interface AnsweredBalance extends WalletBalance {
  readonly supplier: string;
  /** A moment before the sale was handed over, by the database's clock. Unix milliseconds. */
  readonly leased_at: number;
}

/** What a supplier sells of one offer, as its own catalogue says. */
export interface SupplierProduct extends Offer {
  /** The supplier's own name of the product. */
  readonly product: string;
  /** Null where the supplier does not say. */
  readonly min_minor: bigint | null;
  readonly max_minor: bigint | null;
}

/** A payment as a supplier lists it. */
export interface ListedPayment {
  /** Ours. */
  readonly reference: string;
  readonly supplier_reference: string;
  readonly amount_minor: bigint;
  readonly currency: Currency;
  readonly status: "delivered" | "not_delivered" | "open";
  /** Unix milliseconds. */
  readonly at: number;
}

/** The payments of a span; it throws where the list has a hole. Units: unix milliseconds. */
export type ListPayments = (
  span: { readonly from: number; readonly to: number },
  signal: AbortSignal,
) => AsyncIterable<ListedPayment>;

/**
 * A supplier of live organisations: its sales, its meters, its float and its catalogue. What its
 * questions reject with says only that they were not answered.
 */
export interface LiveSupplier {
  readonly supplier: SupplierAdapter;
  /** Confirms the meters that it sells to; null where it sells no power. */
  readonly utility: UtilityAdapter | null;
  balances(signal: AbortSignal): Promise<readonly WalletBalance[]>;
  catalogue(signal: AbortSignal): Promise<readonly SupplierProduct[]>;
  /** What it was paid, for reconciliation; left out where it has no list. */
  readonly payments?: ListPayments;
}
