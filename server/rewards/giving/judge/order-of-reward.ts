import { mintId } from "#platform/ids";
import type { ProgramRow } from "#rewards/programs";
import type { SendOrder } from "#sales/sends";
import type { RewardActor } from "../read/reward-input.ts";
import type { RewardTerms } from "./settle-terms.ts";

/** How a reward is sent. */
export interface RewardSending {
  readonly program: ProgramRow;
  readonly terms: RewardTerms;
  /** Uuid. */
  readonly reward_id: string;
  /** `rcp_…`; null while the person is new. */
  readonly recipient: string | null;
  readonly draws_on: SendOrder["draws_on"];
  /** The meter as the utility has confirmed it; null when it is confirmed before the purchase. */
  readonly confirmed: NonNullable<SendOrder["power"]>["confirmed"];
}

/** The field of a program's text that stands for a link, which no reward that is sent has. */
const LINK_FIELD = "{link}";
const OF_AMOUNT = /\{(?:amount|currency)\}/g;

/** Texts without program and amount, for people whose reward is nobody else's business. */
const SENSITIVE_TEXTS: Readonly<Record<RewardTerms["type"], string>> = {
  airtime: "{sender}: you have received {network} airtime.",
  data: "{sender}: you have received {network} data.",
  power: "{sender}: power for meter {meter}. Token: {token}. {units} kWh.",
};

/** The order of the send that pays a reward out, or would. */
export function orderOfReward(
  { account, key, member, request_id, now, approval_id = null, mandate = null }: RewardActor,
  { program, terms, reward_id, recipient, draws_on, confirmed }: RewardSending,
): SendOrder {
  return {
    id: mintId(now),
    // A `completion_id` says what is the same reward, whatever a caller has set for sales.
    account: { ...account, prevent_duplicates_seconds: null },
    key,
    member_id: member?.id ?? null,
    request_id,
    idempotency: null,
    created: now,
    source: "reward",
    retry_of: null,
    draws_on,
    batch_item: null,
    program_id: program.id,
    reward_id,
    name: null,
    asked: null,
    approval_id,
    mandate,
    power: powerOf(program, terms, confirmed),
    type: terms.type,
    bundle: terms.bundle,
    product: terms.product,
    target: terms.target,
    network: terms.network,
    amount_minor: terms.amount_minor,
    currency: program.currency,
    cost_center_id: null,
    recipient,
    client_reference: null,
    notify_number: null,
    sms_template: textOf(program, terms),
    sms_locale: "en",
    scheduled_for: null,
    metadata: {},
  };
}

function powerOf(
  program: ProgramRow,
  { type, token_phone }: RewardTerms,
  confirmed: RewardSending["confirmed"],
): SendOrder["power"] {
  if (type !== "power") return null;
  return {
    confirm: confirmed === null ? "best_effort" : "strict",
    token_phone,
    token_email: null,
    on_zesa_down: program.on_zesa_down,
    max_hold_seconds: program.max_hold_seconds,
    quote_id: null,
    confirmed,
  };
}

function textOf(program: ProgramRow, { type }: RewardTerms): string | null {
  const { sms_message, sensitive_data } = program;
  const own = sms_message?.includes(LINK_FIELD) === true ? null : sms_message;
  if (!sensitive_data) return own;
  return own === null ? SENSITIVE_TEXTS[type] : own.replaceAll(OF_AMOUNT, "");
}
