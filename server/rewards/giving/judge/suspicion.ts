import type { Schemas } from "@svc/generated/routes";
import type { Read, Tx } from "#platform/db/transaction";
import { findReasons, isFraudBlocked, readFraudFacts, type SuspectReward } from "#rewards/fraud";
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

/** Judges rewards by the fraud rules, in their order; their programs are locked when it counts. */
export async function suspicionsOf(
  from: Tx | Read,
  counted: readonly CountedReward[],
): Promise<Suspicion[]> {
  const suspects = counted.map(suspectOf);
  const facts = await readFraudFacts(from, suspects);
  return counted.map(({ candidate }, index) => {
    const [suspect, found] = [suspects[index], facts[index]];
    if (suspect === undefined || found === undefined) {
      throw new Error("Facts are found of every reward that is asked for.");
    }
    const refusals = isFraudBlocked(found) ? [FRAUD_BLOCKED] : [];
    // Where somebody claims it, the claim is what may be odd.
    const reasons = candidate.by_link === null ? findReasons(suspect, found) : [];
    return { suspect, reasons, refusals };
  });
}

function suspectOf({ candidate, received }: CountedReward): SuspectReward {
  const { type, target, amount_minor } = candidate.terms;
  return { ...candidate, type, target, amount_minor, received, place: placeOf(candidate) };
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
