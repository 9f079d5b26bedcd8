import type { ListedPayment, Supplier } from "#providers/port";
import type { AskedSale } from "./our-sales.ts";

/** What a supplier says of a span. */
export interface Theirs {
  readonly is_listed: boolean;
  readonly payments: readonly ListedPayment[];
  /** References that it did not answer about. */
  readonly unanswered: ReadonlySet<string>;
}

/**
 * Reads the list of a supplier; one that has none is asked about each of our hand-overs, which can
 * find no payment of nobody. Throws where the list does not come whole.
 */
export async function readTheirPayments(
  supplier: Supplier,
  { from, to, ours }: { from: number; to: number; ours: readonly AskedSale[] },
  signal: AbortSignal,
): Promise<Theirs> {
  if (supplier.listPayments === null) return await askForEach(supplier, ours, signal);
  const payments: ListedPayment[] = [];
  for await (const payment of supplier.listPayments({ from, to }, signal)) payments.push(payment);
  return { is_listed: true, payments, unanswered: new Set() };
}

/** The maximum of queries that a supplier has to answer together. */
const QUERIES_MAX = 4;

async function askForEach(
  supplier: Supplier,
  ours: readonly AskedSale[],
  signal: AbortSignal,
): Promise<Theirs> {
  const payments: ListedPayment[] = [];
  const unanswered = new Set<string>();
  for (let first = 0; first < ours.length; first += QUERIES_MAX) {
    signal.throwIfAborted();
    const some = ours.slice(first, first + QUERIES_MAX);
    const answers = await Promise.all(some.map(({ order }) => supplier.talk("query", order)));
    for (const [index, { reference, at }] of some.entries()) {
      const outcome = answers[index]?.outcome;
      if (outcome?.kind === "delivered") {
        const { supplier_reference, vended } = outcome;
        const { amount_minor, currency } = vended;
        const status = "delivered";
        payments.push({ reference, supplier_reference, amount_minor, currency, status, at });
      }
      if (outcome?.kind === "no_answer" || outcome?.kind === "not_taken") unanswered.add(reference);
    }
  }
  return { is_listed: false, payments, unanswered };
}
