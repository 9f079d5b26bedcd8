import { momentNow } from "#platform/work/lease";
import type { SupplierOutcome } from "./port.ts";

/**
 * Unanswered calls within the window that open the breaker.
 * Source: docs/decisions/0025-attempts.md.
 */
const SILENCES_MAX = 5;
const SILENCE_WINDOW_MS = 60_000;
/** Reasons of which none is an answer; the others may be due to the numbers of one account. */
const SILENCES: readonly string[] = ["timeout", "reset", "http_5xx"] satisfies Reason[];
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
  learn(wallet: string | null, heard: Heard): void;
}

/** What came of a call. */
interface Heard {
  readonly outcome: SupplierOutcome;
  /** False for a question about an order, which draws on no wallet. */
  readonly is_submit: boolean;
}

type Reason = Extract<SupplierOutcome, { kind: "no_answer" }>["reason"];

/** What a breaker knows of a wallet. Times are of whichever clock it goes by, in milliseconds. */
export interface WalletState {
  /** Times of the latest silences, oldest first. */
  readonly silences: readonly number[];
  /** The latest answers that may be one account's own fault, oldest first. */
  readonly garbled: readonly Garbled[];
  /** When the next probe is made; null while the breaker is closed. */
  readonly probe_at: number | null;
}

/** An answer that cannot be read. */
interface Garbled {
  readonly at: number;
  readonly account_id: string;
}

const NOTHING_KNOWN: WalletState = { silences: [], garbled: [], probe_at: null };

/** A breaker that has learned nothing yet. It knows no accounts, so only silences open it. */
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
    learn(wallet, heard) {
      if (wallet === null) return;
      const state = wallets.get(wallet) ?? NOTHING_KNOWN;
      const now = momentNow().monotonic_ms;
      wallets.set(wallet, walletAfter(state, { ...heard, account_id: null, now }));
    },
  };
}

/** Whether an answer speaks against the wallet: of a question, what became of the order alone. */
export function speaksAgainst({ outcome, is_submit }: Heard): boolean {
  if (outcome.kind === "not_taken") {
    return outcome.reason === "float" || (outcome.reason === "auth" && is_submit);
  }
  return outcome.kind === "no_answer" && is_submit;
}

/** What is known of a wallet after an answer: it opens the breaker, or closes it. Pure. */
export function walletAfter(
  state: WalletState,
  { outcome, is_submit, account_id, now }: Heard & { account_id: string | null; now: number },
): WalletState {
  const is_answer = outcome.kind !== "not_taken" && outcome.kind !== "no_answer";
  if (is_answer) return NOTHING_KNOWN;
  if (!speaksAgainst({ outcome, is_submit })) return state;
  const probe_at = now + PROBE_EVERY_MS;
  if (outcome.kind === "not_taken") {
    if (outcome.reason === "auth") return { ...state, probe_at };
    // An empty wallet is filled by people, which a balance shows sooner than an order.
    const empty_at = now + EMPTY_PROBE_MS;
    return { ...state, probe_at: is_submit ? empty_at : (state.probe_at ?? empty_at) };
  }
  if (!SILENCES.includes(outcome.reason)) return garbledAfter(state, { account_id, now });
  const recent = state.silences.filter((at) => at > now - SILENCE_WINDOW_MS);
  const silences = [...recent, now].slice(-SILENCES_MAX);
  return { ...state, silences, ...(silences.length === SILENCES_MAX && { probe_at }) };
}

/**
 * One account can bring the same answer again and again with numbers of its own, and must not close
 * a wallet for all others; a supplier that is broken answers two of them so.
 */
function garbledAfter(
  state: WalletState,
  { account_id, now }: { account_id: string | null; now: number },
): WalletState {
  if (account_id === null) return state;
  const recent = state.garbled.filter(({ at }) => at > now - SILENCE_WINDOW_MS);
  const garbled = [...recent, { at: now, account_id }].slice(-SILENCES_MAX);
  const accounts = new Set(garbled.map((one) => one.account_id));
  if (garbled.length < SILENCES_MAX || accounts.size < 2) return { ...state, garbled };
  // Meters are confirmed while it is open, and must not put its next probe off.
  return { ...state, garbled, probe_at: state.probe_at ?? now + PROBE_EVERY_MS };
}
