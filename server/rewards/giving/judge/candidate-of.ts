import { networkOfPhone } from "#catalogue/networks";
import { normaliseMobile } from "#platform/values/phone";
import type { ProgramRefusal, ProgramRow } from "#rewards/programs";
import type { RewardRecipient } from "#rewards/recipients";
import type { RewardActor, RewardInput } from "../read/reward-input.ts";
import type { RewardCandidate } from "./candidate.ts";
import { claimableTerms } from "./claimable-terms.ts";
import { areTerms, type RewardTerms, settleTerms } from "./settle-terms.ts";
import { wayOf } from "./ways.ts";

/** A reward as its program is to judge it, or what its request lacks. Pure. */
export function candidateOf(
  { account, now }: RewardActor,
  input: RewardInput,
  { program, recipient }: { program: ProgramRow; recipient: RewardRecipient },
): RewardCandidate | ProgramRefusal {
  const { by_link = null, link = null } = input;
  const asked = { program, recipient, input };
  const terms = by_link === null ? settleTerms(asked) : claimableTerms(asked, by_link);
  if (!areTerms(terms)) return terms;
  const phone = by_link === null ? phoneOf(terms) : terms.target || null;
  return {
    ...{ account_id: account.id, mode: account.mode, program, recipient, terms, phone, now },
    ...{ source: input.source, way: wayOf(input), by_link, link },
    checkin: input.checkin ?? null,
    phone_network: phone === null ? null : networkOf(phone),
    reward_id: link?.reward_id ?? null,
    claims_from_address: input.claims_from_address ?? null,
  };
}

/** Distinguishes a reward that can be judged from the reason why there is none. */
export function isCandidate(found: RewardCandidate | ProgramRefusal): found is RewardCandidate {
  return "terms" in found;
}

function phoneOf({ type, target, token_phone }: RewardTerms): string | null {
  return type === "power" ? token_phone : target;
}

function networkOf(phone: string): string | null {
  const mobile = normaliseMobile(phone);
  return mobile === null ? null : networkOfPhone(mobile);
}
