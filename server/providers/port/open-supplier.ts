import assert from "node:assert/strict";
import { wall } from "#platform/time/clock";
import { answered } from "./answered.ts";
import { type Breaker, closedBreaker } from "./breaker.ts";
import type {
  ListPayments,
  LiveSupplier,
  SupplierProduct,
  WalletBalance,
} from "./live-supplier.ts";
import type { SupplierAdapter, SupplierOrder, SupplierOutcome } from "./port.ts";
import { openUtility, type Utility, type UtilityAdapter } from "./utility.ts";

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
  /** Confirms the meters that it sells to; null where it sells no power. */
  readonly utility: Utility | null;
  /** What is left in its wallets; null where it does not answer. */
  readBalances(): Promise<readonly WalletBalance[] | null>;
  /** What it says that it sells; null where it does not answer. */
  readCatalogue(): Promise<readonly SupplierProduct[] | null>;
  /** What it was paid; null where it has no list, and is asked about each order. */
  readonly listPayments: ListPayments | null;
  talk(question: Question, order: SupplierOrder): Promise<SupplierAnswer>;
}

/** The calls to a supplier: to submit an order, or to query it. */
export type Question = "submit" | "query";

/** Two not-founds ten minutes apart are proof only when that is three deadlines or more. */
const DEADLINE_MS_MAX = 200_000;
/** A balance that takes longer is asked for again in a minute. */
const BALANCES_DEADLINE_MS = 20_000;
const CATALOGUE_DEADLINE_MS = 60_000;

/**
 * Opens the port to a supplier.
 *
 * An adapter that throws or does not answer within its deadline gives `no_answer`: whatever it was,
 * the order may have arrived.
 */
export function openSupplier(adapter: SupplierAdapter, parts: Parts = {}): Supplier {
  assert(adapter.deadline_ms <= DEADLINE_MS_MAX, `${adapter.name} may take too long to answer.`);
  const breaker = closedBreaker();
  return {
    adapter,
    breaker,
    utility: parts.utility == null ? null : openUtility(parts.utility),
    listPayments: parts.payments ?? null,
    readBalances: () =>
      told(parts.balances ?? nothing, {
        name: `${adapter.name} balances`,
        deadline_ms: BALANCES_DEADLINE_MS,
      }),
    readCatalogue: () =>
      told(parts.catalogue ?? nothing, {
        name: `${adapter.name} catalogue`,
        deadline_ms: CATALOGUE_DEADLINE_MS,
      }),
    async talk(question, order) {
      const { name } = adapter;
      const deadline_ms = adapter.deadlineOf?.(order) ?? adapter.deadline_ms;
      const started = wall();
      const { answer: outcome, error } = await answered<SupplierOutcome>(
        { name: `${name} ${question}`, deadline_ms, silence: SILENCE, thrown: NONSENSE },
        (signal) => adapter[question](order, signal),
      );
      breaker.learn(adapter.walletOf(order), { outcome, is_submit: question === "submit" });
      return { outcome, duration_ms: wall() - started, error };
    },
  };
}

/** Opens the ports to a supplier of live organisations. */
export function openLiveSupplier(live: LiveSupplier): Supplier {
  const { supplier, utility, payments } = live;
  const balances = (signal: AbortSignal) => live.balances(signal);
  const catalogue = (signal: AbortSignal) => live.catalogue(signal);
  return openSupplier(supplier, { utility, balances, catalogue, ...(payments && { payments }) });
}

/** What a supplier has beside its sales. */
interface Parts {
  readonly utility?: UtilityAdapter | null;
  readonly balances?: LiveSupplier["balances"];
  readonly catalogue?: LiveSupplier["catalogue"];
  readonly payments?: ListPayments;
}

const nothing = async () => [];

/** What a supplier tells in time; null where it does not. */
async function told<T>(
  ask: (signal: AbortSignal) => Promise<readonly T[]>,
  call: { readonly name: string; readonly deadline_ms: number },
): Promise<readonly T[] | null> {
  const { answer } = await answered<readonly T[] | null>(
    { ...call, silence: null, thrown: null },
    ask,
  );
  return answer;
}

const SILENCE: SupplierOutcome = { kind: "no_answer", reason: "timeout" };
const NONSENSE: SupplierOutcome = { kind: "no_answer", reason: "unparseable" };
