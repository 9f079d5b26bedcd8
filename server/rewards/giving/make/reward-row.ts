import { formatId } from "#platform/ids";
import type { NewReward } from "#rewards/rewards";
import type { RewardInput, RewardMaker } from "../asked/reward-input.ts";
import type { RewardCandidate } from "../judge/candidate.ts";

/** What of a new reward its maker decides. */
type Begun = Pick<
  NewReward,
  "id" | "recipient_id" | "status" | "held_reason" | "send_id" | "review_id" | "expires_at"
>;

/** The row of a reward that is being made. */
export function rewardRowOf(
  { account, key, request_id, now }: RewardMaker,
  { completion_id, referral_id, by_rule, link, metadata }: RewardInput,
  { program, terms, source }: RewardCandidate,
  begun: Begun,
): NewReward {
  const is_power = terms.type === "power";
  return {
    ...NOTHING_YET,
    ...begun,
    account_id: account.id,
    program_id: program.id,
    completion_id,
    referral_id,
    amount_minor: terms.amount_minor,
    currency: program.currency,
    delivery: deliveryOf(link),
    link_id: link?.id ?? null,
    type: terms.type,
    product: terms.product ?? `${terms.type}-${program.currency.toLowerCase()}`,
    bundle_id: terms.bundle?.id ?? null,
    meter: is_power ? terms.target : null,
    token_phone: terms.token_phone,
    target: terms.target,
    source,
    held_at: begun.status === "held" ? now : null,
    rule_id: by_rule?.rule_id ?? null,
    activity_id: by_rule?.activity_id ?? null,
    api_key_id: key?.id ?? null,
    request_id,
    metadata,
    created: now,
  };
}

/** Source: spec/rewards/rewards/enums.tsp. */
function deliveryOf(link: RewardInput["link"]): NewReward["delivery"] {
  if (link === undefined) return "direct";
  return link.choices.length > 1 ? "choice" : "link";
}

const NOTHING_YET = {
  released_amount_minor: null,
  approval_id: null,
  failure_code: null,
  released_at: null,
  delivered_at: null,
  failed_at: null,
  voided_at: null,
  expired_at: null,
  rejected_at: null,
  duplicate_at: null,
} as const;

/** A recipient as a sale names one. */
export function refOf(recipient_id: string): string {
  return formatId("rcp", recipient_id);
}
