import type { Schemas } from "@svc/generated/routes";
import { SIMULATED_BUNDLES } from "#catalogue/bundles";
import type { PresentContext } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { maskedPhone } from "#platform/values/phone";
import type { ProgramRow } from "#rewards/programs";
import type { RewardLinkRow } from "#rewards/reward-links";
import type { RewardRow } from "#rewards/rewards";
import { resultOf } from "./result.ts";

/** What is shown along with a link. */
export interface ClaimShown extends Pick<PresentContext, "account" | "now"> {
  readonly program: ProgramRow;
  /** What the link was claimed as; null of one that is open. */
  readonly reward: RewardRow | null;
  readonly challenge: Schemas["ClaimChallenge"] | null;
}

/** A link as its holder may see it: nothing of its program but the place and the branding. */
export function presentClaim(
  link: RewardLinkRow,
  { account, now, program, reward, challenge }: ClaimShown,
): Schemas["RewardLinkClaim"] {
  const { status, amount_minor, currency, bind, phone_hint, expires_at } = link;
  return {
    object: "reward_link_claim",
    created: unixSeconds(now),
    livemode: account.mode === "live",
    status,
    amount: formatMoney(amount_minor),
    currency,
    choices: link.choices.map((type) => ({ type, bundles: bundlesOf(type, link, program) })),
    bind,
    phone_hint_masked: phone_hint === null ? null : maskedPhone(phone_hint),
    requires: requirementsOf(link, program, challenge !== null),
    place: program.geofence,
    challenge,
    branding: program.branding,
    expires_at: expires_at === null ? null : unixSeconds(expires_at),
    result: reward === null ? null : resultOf(reward),
  };
}

function requirementsOf(
  { status, bind, choices }: RewardLinkRow,
  { geofence }: ProgramRow,
  is_challenged: boolean,
): Schemas["ClaimRequirement"][] {
  if (status === "claimed") return [];
  return [
    "phone",
    ...(bind === "otp" ? (["code"] as const) : []),
    ...(choices.includes("power") ? (["meter"] as const) : []),
    ...(is_challenged ? (["challenge"] as const) : []),
    ...(geofence === null ? [] : (["position"] as const)),
  ];
}

/** Those that the link can pay for, on the networks that its program rewards. */
function bundlesOf(
  type: Schemas["SendType"],
  { amount_minor, currency, bundle_id }: RewardLinkRow,
  { require_network }: ProgramRow,
): Schemas["ClaimBundle"][] {
  if (type !== "data") return [];
  return SIMULATED_BUNDLES.filter(
    (bundle) =>
      !bundle.is_withdrawn &&
      (bundle_id === null || bundle.id === bundle_id) &&
      bundle.currency === currency &&
      bundle.amount_minor <= amount_minor &&
      (require_network === null || bundle.network === require_network),
  ).map(({ id, network, name, amount_minor: price_minor }) => ({
    id: formatId("bnd", id),
    network,
    name,
    amount: formatMoney(price_minor),
  }));
}
