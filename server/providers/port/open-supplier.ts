import assert from "node:assert/strict";
import { wall } from "#platform/clock";
import { answered } from "./answered.ts";
import { type Breaker, closedBreaker } from "./breaker.ts";
import type { SupplierAdapter, SupplierOrder, SupplierOutcome } from "./port.ts";

/** What a supplier answered, and how long it took. */
interface SupplierAnswer {
  readonly outcome: SupplierOutcome;
  readonly duration_ms: number;
  /** What an adapter threw; it is a bug of the adapter, and the outcome stands for it. */
  readonly error: unknown;
}

/**
 * A supplier as dispatch talks to it: always outside a transaction, and always answered in time.
 */
export interface Supplier {
  readonly adapter: SupplierAdapter;
  readonly breaker: Breaker;
  talk(question: Question, order: SupplierOrder): Promise<SupplierAnswer>;
}

/** The calls to a supplier: to submit an order, or to query it. */
export type Question = "submit" | "query";

/** Two not-founds ten minutes apart are proof only when that is three deadlines or more. */
const DEADLINE_MS_MAX = 200_000;

/**
 * Opens the port to a supplier.
 *
 * An adapter that throws or does not answer within its deadline gives `no_answer`: whatever it was,
 * the order may have arrived.
 */
export function openSupplier(adapter: SupplierAdapter): Supplier {
  assert(adapter.deadline_ms <= DEADLINE_MS_MAX, `${adapter.name} may take too long to answer.`);
  const breaker = closedBreaker();
  return {
    adapter,
    breaker,
    async talk(question, order) {
      const { name, deadline_ms } = adapter;
      const started = wall();
      const { answer: outcome, error } = await answered<SupplierOutcome>(
        { name: `${name} ${question}`, deadline_ms, silence: SILENCE, thrown: NONSENSE },
        (signal) => adapter[question](order, signal),
      );
      breaker.learn(adapter.walletOf(order), outcome);
      return { outcome, duration_ms: wall() - started, error };
    },
  };
}

const SILENCE: SupplierOutcome = { kind: "no_answer", reason: "timeout" };
const NONSENSE: SupplierOutcome = { kind: "no_answer", reason: "unparseable" };
