import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { Refusal, refusalOf, refuse } from "#platform/refusal";
import { makeReward, type RewardInput } from "#rewards/giving";
import type { RewardRow } from "#rewards/rewards";
import type { ReferralRow } from "../rows/tables.ts";

/** What a referral lacks whose reward would need a field that nobody is asked for. */
const MISSING: Readonly<Record<string, string>> = {
  amount: "The program has no `default_amount`, which referrers are rewarded with.",
  bundle_id: "The program gives data only, and a referral names no bundle.",
  meter: "The referrer has no meter, which the reward would go to.",
  recipient: "The referrer has no phone number, which the reward would go to.",
};

/**
 * Makes the reward of a referral that the caller has locked: the program's default amount, in
 * escrow unless it must be reviewed. Its `completion_id` is the referral, so that nothing pays for
 * one twice. A refusal names no field, because the request has none.
 *
 * Refuses: as `qualifyReferral`. Writes: as `makeReward`.
 */
export async function rewardReferrer(tx: Tx, ctx: Ctx, referral: ReferralRow): Promise<RewardRow> {
  const actor = { ...ctx, request: causedBy(ctx) };
  const making = makeReward(tx, actor, rewardInputOf(referral), { confirmed: null });
  const refusal = await refusalOf(making);
  if (refusal !== null) throw unnamed(refusal);
  const { kind, row } = await making;
  if (kind === "made") return row;
  const message = "The ID of the referral was used as a `completion_id` in this program.";
  return refuse("duplicate_resource", { message, resource: formatId("rwd", row.id) });
}

/** The reward of a referral as it is asked for. */
export function rewardInputOf({ id, program_id, referrer_id }: ReferralRow): RewardInput {
  return {
    program_id,
    source: "referral",
    referral_id: id,
    person: { kind: "reference", ref: formatId("rcp", referrer_id) },
    ...{ phone: null, target_phone: null },
    completion_id: formatId("ref", id),
    amount_minor: null,
    type: null,
    product: null,
    bundle: null,
    meter: null,
    token_phone: null,
    hold: "escrow_at_least",
    metadata: {},
  };
}

function unnamed({ code, detail }: Refusal): Refusal {
  const { param = "", message, ...rest } = detail;
  // An agent has asked to reward this very ID, as if it was a completion of its own.
  if (code === "reference_in_use") return new Refusal("duplicate_resource", { message, ...rest });
  const is_missing = code === "parameter_missing";
  const said = is_missing ? MISSING[param] : message?.replaceAll("`recipient`", "`referrer`");
  return new Refusal(code, { ...rest, ...(said !== undefined && { message: said }) });
}
