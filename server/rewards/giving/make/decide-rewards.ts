import { refusalOfCount } from "#directory/recipients";
import { type ProgramRefusal, spendsQuietly } from "#rewards/programs";
import { type Decision, decideOrders, type SendOrder } from "#sales/sends";
import { underNames } from "../judge/first-refusal.ts";
import type { RewardHold } from "../judge/hold-of.ts";
import { refusalsOfGathered } from "../judge/judge-reward.ts";
import type { RewardLinkSettings } from "../read/reward-input.ts";
import { isUnconfirmed } from "./confirmation.ts";
import type { FoundReward, GatheredReward, GatheredRewards } from "./gather-rewards.ts";
import type { RewardMaking } from "./reward-making.ts";

/** The decision on one reward of a set. */
export type RewardDecision = GivenReward | UngivenReward;

/** A reward that is written: sent, held, or given the link with which it is claimed. */
export type GivenReward =
  | { readonly kind: "send"; readonly making: RewardMaking; readonly sale: PlacedSale }
  | { readonly kind: "hold"; readonly making: RewardMaking; readonly hold: Held }
  | { readonly kind: "link"; readonly making: RewardMaking; readonly by_link: RewardLinkSettings };

/** Why nothing is written of a reward. */
export type UngivenReward =
  | { readonly kind: "existing" }
  | { readonly kind: "refused"; readonly refusals: readonly ProgramRefusal[] }
  /** Its caller, or the meter that was confirmed for it, has changed. */
  | { readonly kind: "outdated" }
  /** It is made alone once its set is written, and its refusals are named then. */
  | { readonly kind: "excluded" };

export type SendDecision = Extract<GivenReward, { kind: "send" }>;

type PlacedSale = Extract<Decision, { kind: "place" }>;
type Held = Exclude<RewardHold, { kind: "none" }>;

const EXCLUDED = { kind: "excluded" } as const;

/**
 * Decides a set of rewards, one after the other: what is given counts against the budget for those
 * behind it, and what is refused does not. A set does not reach the end of a budget, or what makes
 * it low: that is for one alone, which has the events of it. Pure.
 */
export function decideRewards(gathered: GatheredRewards): RewardDecision[] {
  const { program, rewards } = gathered;
  const is_alone = rewards.length === 1;
  let given_minor = 0n;
  const admitted = rewards.map((one): FoundReward | UngivenReward => {
    const decided = admit(one);
    if (decided.kind !== "found" || is_alone) return decided;
    const { amount_minor } = decided.candidate.terms;
    if (!spendsQuietly(program, given_minor + amount_minor)) return EXCLUDED;
    given_minor += amount_minor;
    return decided;
  });
  const entered = enter(admitted, gathered);
  const sales = decideSales(entered.filter(isSent), gathered);
  return entered.map((one) => {
    if (one.kind !== "found") return one;
    const making = makingOf(one, gathered);
    const { by_link } = one.request.input;
    if (one.hold.kind !== "none") return { kind: "hold", making, hold: one.hold };
    if (by_link !== undefined) return { kind: "link", making, by_link };
    return sentOf(one, making, { sale: sales.get(one), gathered });
  });
}

/** What its request, its program, and whatever send would pay it out have against a reward. */
function admit(one: GatheredReward): FoundReward | UngivenReward {
  if (one.kind === "refused") return { kind: "refused", refusals: [one.refusal] };
  if (one.kind !== "found") return one;
  const refusals = [...one.own, ...one.of_giving];
  return refusals.length === 0 ? one : { kind: "refused", refusals };
}

/** Those who are new have to find room on the list of recipients. */
function enter(
  admitted: readonly (FoundReward | UngivenReward)[],
  { listed }: GatheredRewards,
): readonly (FoundReward | UngivenReward)[] {
  const isNew = (one: FoundReward | UngivenReward) =>
    one.kind === "found" && one.registered.rows.length > 0;
  const refusal = refusalOfCount((listed ?? 0) + admitted.filter(isNew).length);
  if (refusal === null) return admitted;
  return admitted.map((one) => (isNew(one) ? { kind: "refused", refusals: [refusal] } : one));
}

/** Whether a reward is sold now; a meter that has changed is confirmed anew before. */
function isSent(one: FoundReward | UngivenReward): one is FoundReward {
  if (one.kind !== "found" || one.hold.kind !== "none") return false;
  const { input, confirmed } = one.request;
  return input.by_link === undefined && !isUnconfirmed(confirmed, one.candidate.terms);
}

/** What the sales of rewards would meet, one after the other. */
function decideSales(
  going: readonly FoundReward[],
  { sends }: GatheredRewards,
): ReadonlyMap<FoundReward, Decision | undefined> {
  if (sends === null) return new Map();
  const decisions = decideOrders(going.map(orderOf), sends.facts);
  return new Map(going.map((one, index) => [one, decisions[index]]));
}

function orderOf({ order, reward_id }: FoundReward): SendOrder {
  if (order === null) throw new Error(`reward ${reward_id} is sent and has no order`);
  return order;
}

function sentOf(
  one: FoundReward,
  making: RewardMaking,
  { sale, gathered: { sends } }: { sale: Decision | undefined; gathered: GatheredRewards },
): RewardDecision {
  if (sale === undefined || sale.kind === "outdated" || sends === null) return { kind: "outdated" };
  if (sale.kind === "place") return { kind: "send", making, sale };
  if (sale.kind !== "refused")
    throw new Error(`the send of reward ${one.reward_id} is ${sale.kind}`);
  const order = orderOf(one);
  const refusals = underNames([sale.refusal], order);
  return { kind: "refused", refusals: [...refusals, ...refusalsOfGathered(order, sends.facts)] };
}

function makingOf(
  { request, actor, judged, position, ...reward }: FoundReward,
  { clock, program, waiting }: GatheredRewards,
): RewardMaking {
  const { input, idempotency } = request;
  const { reward_id, recipient_id, registered } = reward;
  return {
    ...{ actor, input, idempotency, judged, program, clock, waiting, position },
    ...{ reward_id, recipient_id, registered },
  };
}
