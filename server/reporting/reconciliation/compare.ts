import type { Currency } from "#platform/context";
import type { ListedPayment } from "#providers/port";
import type { BreakKind } from "./tables.ts";

/** A hand-over of ours, and what we hold of it. */
export interface OurSale {
  readonly reference: string;
  readonly account_id: string;
  readonly send_id: string;
  readonly at: number;
  readonly amount_minor: bigint;
  readonly currency: Currency;
  /** Delivered is what also left the float of the supplier in the ledger. */
  readonly state: "delivered" | "not_delivered" | "open";
}

/** What differs. */
export interface Break {
  readonly kind: BreakKind;
  readonly reference: string;
  /** Of our sale, or of their payment where nobody sold it. */
  readonly currency: Currency;
  readonly ours: OurSale | null;
  readonly theirs: ListedPayment | null;
}

export interface Compared {
  readonly matched: number;
  readonly breaks: readonly Break[];
}

interface Day {
  readonly from: number;
  readonly to: number;
}

/**
 * Compares what we hold of a day with what a supplier says of it. Pure. Both lists reach a little
 * further than the day: a pair belongs to the day of our hand-over, and a payment of nobody to its
 * own.
 */
export function compareDay(
  { from, to }: Day,
  { ours, theirs }: { ours: readonly OurSale[]; theirs: readonly ListedPayment[] },
): Compared {
  const isOfDay = ({ at }: { at: number }) => at >= from && at < to;
  const sold = new Map(ours.map((sale) => [sale.reference, sale]));
  const paid = new Map<string, ListedPayment>();
  const breaks: Break[] = [];
  for (const payment of theirs) {
    const { status, reference, supplier_reference } = payment;
    if (status !== "delivered") continue;
    const is_known = sold.has(reference) && !paid.has(reference);
    if (is_known) paid.set(reference, payment);
    if (is_known || !isOfDay(payment)) continue;
    // A second payment under one reference is one of nobody, and has a name of its own.
    const name = reference === "" || paid.has(reference) ? supplier_reference : reference;
    const { currency } = payment;
    breaks.push({ kind: "theirs_only", reference: name, currency, ours: null, theirs: payment });
  }
  let matched = 0;
  for (const sale of ours.filter(isOfDay)) {
    const payment = paid.get(sale.reference) ?? null;
    const kind = kindOf(sale, payment);
    if (kind === "matched") matched += 1;
    else if (kind !== null) {
      const { reference, currency } = sale;
      breaks.push({ kind, reference, currency, ours: sale, theirs: payment });
    }
  }
  return { matched, breaks };
}

/** Null where neither of us has sold anything. */
function kindOf(sale: OurSale, payment: ListedPayment | null): BreakKind | "matched" | null {
  if (payment === null) return sale.state === "delivered" ? "ours_only" : null;
  // They have delivered what we have returned, given up or are still asking about.
  if (sale.state !== "delivered") return "late";
  const is_equal = payment.amount_minor === sale.amount_minor && payment.currency === sale.currency;
  return is_equal ? "matched" : "amount_differs";
}
