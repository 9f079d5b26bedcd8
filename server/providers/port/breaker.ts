import { momentNow } from "#platform/work/lease";
import type { SupplierOutcome } from "./port.ts";

/**
 * Unanswered calls within the window that open the breaker.
 * Source: docs/decisions/0025-attempts.md.
 */
const SILENCES_MAX = 5;
const SILENCE_WINDOW_MS = 60_000;
/** How often an open breaker lets an order through, to probe the supplier. */
export const PROBE_EVERY_MS = 30_000;
/** How soon an empty wallet is tried all the same, in case its balance cannot be read. */
const EMPTY_PROBE_MS = 10 * 60_000;

/**
 * Keeps orders from a supplier's wallet that cannot serve them. This one is of one process, on its
 * monotonic clock; that of live suppliers is shared by all, as rows of `supplier_wallets`.
 */
export interface Breaker {
  /** Whether an order may be handed over; with an open breaker, now and then, one may. */
  allows(wallet: string | null): boolean;
  learn(wallet: string | null, outcome: SupplierOutcome): void;
}

/** What a breaker knows of a wallet. Times are of whichever clock it goes by, in milliseconds. */
export interface WalletState {
  /** Times of the latest silences, oldest first. */
  readonly silences: readonly number[];
  /** When the next probe is made; null while the breaker is closed. */
  readonly probe_at: number | null;
}

/** A breaker that has learned nothing yet. */
export function closedBreaker(): Breaker {
  const wallets = new Map<string, WalletState>();
  return {
    allows(wallet) {
      const state = wallet === null ? undefined : wallets.get(wallet);
      if (state === undefined || state.probe_at === null) return true;
      const now = momentNow().monotonic_ms;
      if (now < state.probe_at) return false;
      wallets.set(wallet ?? "", { ...state, probe_at: now + PROBE_EVERY_MS });
      return true;
    },
    learn(wallet, outcome) {
      if (wallet === null) return;
      const state = wallets.get(wallet) ?? { silences: [], probe_at: null };
      wallets.set(wallet, walletAfter(state, { outcome, now: momentNow().monotonic_ms }));
    },
  };
}

/** What is known of a wallet after an answer: it opens the breaker, or closes it. Pure. */
export function walletAfter(
  state: WalletState,
  { outcome, now }: { outcome: SupplierOutcome; now: number },
): WalletState {
  const opened = { ...state, probe_at: now + PROBE_EVERY_MS };
  switch (outcome.kind) {
    case "not_taken":
      // An empty wallet is filled by people, which a balance shows sooner than an order.
      if (outcome.reason === "float") return { ...state, probe_at: now + EMPTY_PROBE_MS };
      return outcome.reason === "auth" ? opened : state;
    case "no_answer": {
      const recent = state.silences.filter((at) => at > now - SILENCE_WINDOW_MS);
      const silences = [...recent, now].slice(-SILENCES_MAX);
      return silences.length < SILENCES_MAX ? { ...state, silences } : { ...opened, silences };
    }
    default:
      return { silences: [], probe_at: null };
  }
}
