import { formatId } from "#platform/ids";
import type { ProgramRow } from "#rewards/programs";
import type { NewReward } from "#rewards/rewards";
import type { RewardCandidate } from "../judge/candidate.ts";
import type { RewardTerms } from "../judge/settle-terms.ts";
import type { RewardActor, RewardInput } from "../read/reward-input.ts";

/** What of a new reward its maker decides. */
type Begun = Pick<
  NewReward,
  | "id"
  | "recipient_id"
  | "position"
  | "status"
  | "held_reason"
  | "send_id"
  | "review_id"
  | "expires_at"
> &
  Partial<Pick<NewReward, "link_id" | "link_terms">>;

/** The row of a reward that is being made. */
export function rewardRowOf(
  { account, key, request_id, now, approval_id = null, mandate = null }: RewardActor,
  { completion_id, referral_id, by_rule, by_link, link, metadata }: RewardInput,
  { program, terms, source }: RewardCandidate,
  begun: Begun,
): NewReward {
  const is_power = terms.type === "power";
  return {
    ...NOTHING_YET,
    account_id: account.id,
    program_id: program.id,
    completion_id,
    referral_id,
    amount_minor: terms.amount_minor,
    currency: program.currency,
    delivery: by_link?.delivery ?? deliveryOf(link),
    link_id: link?.id ?? null,
    ...(by_link?.delivery === "choice" ? NOT_CHOSEN : chosenOf(terms, program)),
    meter: is_power && by_link === undefined ? terms.target : null,
    token_phone: terms.token_phone,
    // Whoever claims it says where it goes.
    target: by_link === undefined ? terms.target : null,
    source,
    held_at: begun.status === "held" ? now : null,
    rule_id: by_rule?.rule_id ?? null,
    activity_id: by_rule?.activity_id ?? null,
    approval_id,
    mandate,
    api_key_id: key?.id ?? null,
    request_id,
    metadata,
    created: now,
    ...begun,
  };
}

function chosenOf({ type, product, bundle }: RewardTerms, { currency }: ProgramRow) {
  const slug = product ?? `${type}-${currency.toLowerCase()}`;
  return { type, product: slug, bundle_id: bundle?.id ?? null };
}

const NOT_CHOSEN = { type: null, product: null, bundle_id: null } as const;

/** Source: spec/rewards/rewards/enums.tsp. */
function deliveryOf(link: RewardInput["link"]): NewReward["delivery"] {
  if (link === undefined) return "direct";
  return link.choices.length > 1 ? "choice" : "link";
}

const NOTHING_YET = {
  link_terms: null,
  matches: [],
  released_amount_minor: null,
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
