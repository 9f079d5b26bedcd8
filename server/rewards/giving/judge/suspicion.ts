import type { Schemas } from "@svc/generated/routes";
import type { Read, Tx } from "#platform/db/transaction";
import {
  type FraudFacts,
  findReasons,
  isFraudBlocked,
  readFraudFacts,
  type SuspectReward,
} from "#rewards/fraud";
import { metresBetween, type ProgramRefusal } from "#rewards/programs";
import type { Received } from "#rewards/rewards";
import type { RewardCandidate } from "./candidate.ts";

/** What the fraud rules have against a reward. */
export interface Suspicion {
  readonly suspect: SuspectReward;
  /** Why a person must look at it before it is given. */
  readonly reasons: readonly Schemas["ReviewReason"][];
  readonly refusals: readonly ProgramRefusal[];
}

/** A reward that is judged, with what its person has received where the program asks for it. */
export interface CountedReward {
  readonly candidate: RewardCandidate;
  readonly received: Received | null;
}

/**
 * Reads what the fraud rules judge rewards by, in their order; their programs are locked when it
 * counts.
 */
export async function findFraudFacts(
  from: Tx | Read,
  candidates: readonly RewardCandidate[],
): Promise<FraudFacts[]> {
  return await readFraudFacts(from, candidates.map(suspectOf));
}

/** Judges a reward by the fraud rules. Pure. */
export function suspicionOf({ candidate, received }: CountedReward, facts: FraudFacts): Suspicion {
  const suspect = { ...suspectOf(candidate), received };
  const refusals = isFraudBlocked(facts) ? [FRAUD_BLOCKED] : [];
  // Where somebody claims it, the claim is what may be odd.
  const reasons = candidate.by_link === null ? findReasons(suspect, facts) : [];
  return { suspect, reasons, refusals };
}

function suspectOf(candidate: RewardCandidate): Omit<SuspectReward, "received"> {
  const { type, target, amount_minor } = candidate.terms;
  return { ...candidate, type, target, amount_minor, place: placeOf(candidate) };
}

/** How far from the centre of its location a person has checked in. */
function placeOf({ program, checkin }: RewardCandidate): SuspectReward["place"] {
  const { geofence } = program;
  if (geofence === null || checkin === null) return null;
  return { distance_m: metresBetween(geofence, checkin), radius_m: geofence.radius_m };
}

const FRAUD_BLOCKED: ProgramRefusal = {
  code: "fraud_blocked",
  detail: {
    param: "recipient",
    message: "`recipient` had several rewards rejected by reviews lately, and gets none for now.",
    meta: { rule: "fraud_blocked" },
  },
};
