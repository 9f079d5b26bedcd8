/** What the utility has said of the meter of a reward before its transaction opened. */
import type { RewardSending } from "../judge/order-of-reward.ts";
import type { RewardTerms } from "../judge/settle-terms.ts";

/** A meter that the utility has confirmed for a reward. */
export interface ConfirmedReward {
  readonly meter: string;
  readonly facts: NonNullable<RewardSending["confirmed"]>;
}

/**
 * What is known of the meter of a reward; `later` where no caller waits for the utility, which is
 * queried before the token is bought; `unconfirmed` of one in a set, which takes no electricity.
 */
export type Confirmation = ConfirmedReward | "later" | "unconfirmed" | null;

type Terms = Pick<RewardTerms, "type" | "target">;

/** Whether a reward goes to a meter that has changed since the utility confirmed it. */
export function isUnconfirmed(confirmed: Confirmation, { type, target }: Terms): boolean {
  if (type !== "power" || confirmed === "later") return false;
  return confirmed === "unconfirmed" || confirmed?.meter !== target;
}

/** The facts of the meter that a reward goes to; null where they are read before the purchase. */
export function confirmedFacts(confirmed: Confirmation, terms: Terms): RewardSending["confirmed"] {
  if (confirmed === null || typeof confirmed === "string") return null;
  return terms.type === "power" && confirmed.meter === terms.target ? confirmed.facts : null;
}
