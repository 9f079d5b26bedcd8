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

/** Judges a reward by the fraud rules; its program is locked when it counts. */
export async function suspicionOf(
  from: Tx | Read,
  candidate: RewardCandidate,
  received: Received | null,
): Promise<Suspicion> {
  const { terms } = candidate;
  const { type, target, amount_minor } = terms;
  const place = placeOf(candidate);
  const suspect = { ...candidate, type, target, amount_minor, received, place };
  const [facts] = await readFraudFacts(from, [suspect]);
  if (facts === undefined) throw new Error("Facts are found of every reward that is asked for.");
  const refusals = isFraudBlocked(facts) ? [FRAUD_BLOCKED] : [];
  // Where somebody claims it, the claim is what may be odd.
  const reasons = candidate.by_link === null ? findReasons(suspect, facts) : [];
  return { suspect, reasons, refusals };
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
