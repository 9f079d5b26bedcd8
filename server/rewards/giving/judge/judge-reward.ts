import { networkOfPhone } from "#catalogue/networks";
import type { Read, Tx } from "#platform/db/transaction";
import { normaliseMobile } from "#platform/phone";
import { Refusal } from "#platform/refusal";
import type { ProgramRefusal, ProgramRow } from "#rewards/programs";
import type { Received } from "#rewards/rewards";
import { judgeOrders, type SendOrder } from "#sales/sends";
import type { RewardRecipient } from "../asked/find-recipient.ts";
import type { RewardInput, RewardMaker } from "../asked/reward-input.ts";
import type { RewardCandidate } from "./candidate.ts";
import { countReceived } from "./caps.ts";
import { claimableTerms } from "./claimable-terms.ts";
import { underNames } from "./first-refusal.ts";
import { refusalsOfRules } from "./rules.ts";
import { areTerms, type RewardTerms, settleTerms } from "./settle-terms.ts";
import { type Suspicion, suspicionOf } from "./suspicion.ts";
import { refusalsOfThrottle } from "./throttle.ts";
import { wayOf } from "./ways.ts";

/** A reward that is judged, and what its program has against it. */
export interface JudgedReward {
  readonly candidate: RewardCandidate;
  readonly refusals: readonly ProgramRefusal[];
  /** What the person has received, where the program asks for it. */
  readonly received: Received | null;
  /** What the fraud rules have against it; what they refuse is among the refusals. */
  readonly suspicion: Suspicion;
}

/**
 * Judges a reward by the terms of its program, which is locked when it counts.
 *
 * Refuses: `conflicting_parameters`, `parameter_missing`; what the program refuses is returned.
 */
export async function judgeReward(
  from: Tx | Read,
  { account, now }: RewardMaker,
  input: RewardInput,
  { program, recipient }: { program: ProgramRow; recipient: RewardRecipient },
): Promise<JudgedReward> {
  const { by_link = null, link = null } = input;
  const asked = { program, recipient, input };
  const terms = by_link === null ? settleTerms(asked) : claimableTerms(asked, by_link);
  if (!areTerms(terms)) throw new Refusal(terms.code, terms.detail);
  const phone = by_link === null ? phoneOf(terms) : terms.target || null;
  const candidate: RewardCandidate = {
    ...{ account_id: account.id, mode: account.mode, program, recipient, terms, phone, now },
    ...{ source: input.source, way: wayOf(input), by_link, link },
    checkin: input.checkin ?? null,
    phone_network: phone === null ? null : networkOf(phone),
    reward_id: link?.reward_id ?? null,
    claims_from_address: input.claims_from_address ?? null,
  };
  const counted = await countReceived(from, candidate);
  const { received } = counted;
  const refusals = counted.refusals.filter((refusal) => isCountedNow(candidate, refusal));
  const suspicion = await suspicionOf(from, candidate, received);
  const throttled = await refusalsOfThrottle(from, candidate);
  const by_rules = [...refusalsOfRules(candidate), ...refusals, ...suspicion.refusals];
  return { candidate, refusals: [...throttled, ...by_rules], received, suspicion };
}

/** What waited for its claim was counted when it was made, and for its number only now. */
function isCountedNow({ reward_id }: RewardCandidate, { code }: ProgramRefusal): boolean {
  return reward_id === null || code !== "reward_cap_reached";
}

function phoneOf({ type, target, token_phone }: RewardTerms): string | null {
  return type === "power" ? token_phone : target;
}

/** What stands in the way of the send that would pay a reward out, but for the Credit. */
export async function refusalsOfSale(from: Tx | Read, order: SendOrder): Promise<ProgramRefusal[]> {
  const { orders, over_cap } = await judgeOrders(from, [{ ...order, recipient: null }]);
  const refusals = orders.flatMap((judged) => judged.refusals);
  return underNames([...refusals, ...(over_cap === null ? [] : [over_cap])], order);
}

function networkOf(phone: string): string | null {
  const mobile = normaliseMobile(phone);
  return mobile === null ? null : networkOfPhone(mobile);
}
