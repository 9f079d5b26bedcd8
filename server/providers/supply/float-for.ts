import type { Offer } from "#platform/values/offers";
import { isLow, isServing, routeOf, type Supply, walletIn } from "./supply.ts";

/** What is to be sold of an offer. */
interface Wanted extends Offer {
  readonly amount_minor: bigint;
}

type FloatState = "sufficient" | "low" | "unknown";

/**
 * Whether the first choices of some sales hold enough for all of them together, by network: each
 * is the worst of its offers.
 */
export function floatFor(
  supply: Supply,
  wanted: readonly Wanted[],
): ReadonlyMap<string, FloatState> {
  const draws = wanted.map((sale) => ({ ...sale, wallet: firstWallet(supply, sale) }));
  const drawn = new Map<string, bigint>();
  for (const { wallet, amount_minor } of draws) {
    const name = nameOf(wallet);
    drawn.set(name, (drawn.get(name) ?? 0n) + amount_minor);
  }
  const states = new Map<string, FloatState>();
  for (const { network, wallet } of draws) {
    const left_minor = wallet?.left_minor ?? null;
    const is_enough = left_minor !== null && (drawn.get(nameOf(wallet)) ?? 0n) <= left_minor;
    const state = left_minor === null ? "unknown" : is_enough ? "sufficient" : "low";
    states.set(network, worseOf(states.get(network) ?? "sufficient", state));
  }
  return states;
}

function firstWallet(supply: Supply, offer: Offer) {
  const serving = routeOf(supply, offer).filter((seller) => isServing(supply, seller));
  const seller = serving.find((one) => !isLow(supply, one)) ?? serving[0];
  return seller === undefined ? null : walletIn(supply, seller);
}

function nameOf(wallet: ReturnType<typeof firstWallet>): string {
  return wallet === null ? "" : `${wallet.supplier}/${wallet.wallet}`;
}

const WORSE: readonly FloatState[] = ["sufficient", "unknown", "low"];

function worseOf(one: FloatState, other: FloatState): FloatState {
  return WORSE.indexOf(one) > WORSE.indexOf(other) ? one : other;
}
