import type { Schemas } from "@svc/generated/routes";
import { parseMoney } from "#platform/values/money";
import { FRAUD_LIMITS } from "./limits.ts";
import type { FraudFacts } from "./read-facts.ts";
import type { SuspectReward } from "./suspect.ts";

type Reason = Schemas["ReviewReason"];
type Rule = (suspect: SuspectReward, facts: FraudFacts) => boolean;

/** End of the test numbers whose rewards are held. Source: docs/guides/test-mode.md. */
const HELD_TEST_NUMBER = "0010";

const RULES: readonly (readonly [Reason, Rule])[] = [
  ["velocity_phone", isOftenRewarded],
  ["velocity_ip", isAddressOfMany],
  ["same_meter", isMeterOfMany],
  ["new_recipient", isNewAndMore],
  ["amount_outlier", isFarAboveUsual],
  ["cap_near", isNearLimit],
  ["geofence_edge", isAtEdge],
  ["blocklist_near", (_, { is_near_blocked }) => is_near_blocked],
  ["test_number", isTestNumber],
];

/** Why a person must look at a reward before it is given; nothing for most. Pure. */
export function findReasons(suspect: SuspectReward, facts: FraudFacts): Reason[] {
  return RULES.flatMap(([reason, applies]) => (applies(suspect, facts) ? [reason] : []));
}

/** How likely a reward is fraudulent that is held for these reasons. Pure. */
export function riskOf(reasons: readonly Reason[]): Schemas["ReviewRisk"] {
  const odd = reasons.filter((reason) => reason !== "manual_hold");
  if (odd.length >= 3 || odd.some((reason) => reason.startsWith("velocity_"))) return "high";
  return odd.length === 2 ? "medium" : "low";
}

/** Whether a person gets nothing, because of what people rejected before. Pure. */
export function isFraudBlocked({ rejected }: FraudFacts): boolean {
  return rejected >= FRAUD_LIMITS.fraud_blocked.rejected;
}

function isOftenRewarded({ phone }: SuspectReward, { to_phone }: FraudFacts): boolean {
  return phone !== null && to_phone + 1 >= FRAUD_LIMITS.velocity_phone.rewards;
}

function isAddressOfMany({ claims_from_address: claims }: SuspectReward): boolean {
  return claims !== null && claims + 1 >= FRAUD_LIMITS.velocity_ip.claims;
}

function isMeterOfMany({ type }: SuspectReward, { others_at_meter }: FraudFacts): boolean {
  return type === "power" && others_at_meter + 1 >= FRAUD_LIMITS.same_meter.people;
}

function isNewAndMore({ recipient, program, amount_minor, now }: SuspectReward): boolean {
  const usual_minor = program.default_amount_minor;
  const is_new = now - recipient.created < FRAUD_LIMITS.new_recipient.younger_than_ms;
  return is_new && usual_minor !== null && amount_minor > usual_minor;
}

function isFarAboveUsual({ amount_minor }: SuspectReward, { usual }: FraudFacts): boolean {
  const { times, rewards_min } = FRAUD_LIMITS.amount_outlier;
  if (usual.median_minor === null || usual.rewards < rewards_min) return false;
  return amount_minor > usual.median_minor * times;
}

/** What was used before this reward counts: the only reward of a person is no warning. */
function isNearLimit({ program, received }: SuspectReward): boolean {
  if (received === null) return false;
  const periods = Object.keys(received) as (keyof typeof received)[];
  return periods.some((period) => {
    const { count, amount } = program.per_recipient[period] ?? { count: null, amount: null };
    const used = received[period];
    const is_near_count = count !== null && isNear(BigInt(used.count), BigInt(count));
    const limit_minor = amount === null ? null : parseMoney(amount);
    return is_near_count || (limit_minor !== null && isNear(used.amount_minor, limit_minor));
  });
}

function isNear(used: bigint, limit: bigint): boolean {
  return used * 100n >= limit * BigInt(FRAUD_LIMITS.cap_near.used_percent);
}

function isAtEdge({ place }: SuspectReward): boolean {
  if (place === null) return false;
  return place.distance_m * 100 > place.radius_m * FRAUD_LIMITS.geofence_edge.radius_percent;
}

/** In live mode a number is a number, whatever it ends in. */
function isTestNumber({ mode, target }: SuspectReward): boolean {
  return mode === "test" && target.endsWith(HELD_TEST_NUMBER);
}
