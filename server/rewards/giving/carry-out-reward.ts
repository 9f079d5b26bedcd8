import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refusalOf, refuse } from "#platform/refusal";
import { normaliseMobile } from "#platform/values/phone";
import type { ApprovalResult, ApprovedCall, Within } from "#platform/work/reactions";
import { wakeWorkers } from "#platform/work/worker";
import { DISPATCH } from "#sales/sends";
import { confirmReward } from "./make/confirm-reward.ts";
import type { Confirmation } from "./make/confirmation.ts";
import { countBlocked } from "./make/count-blocked.ts";
import { makeReward } from "./make/make-reward.ts";
import { type RewardCreate, readReward } from "./read/read-reward.ts";
import type { RewardActor, RewardInput } from "./read/reward-input.ts";

/**
 * Makes the reward that an agent asked for and a person approved: no threshold holds it any more.
 *
 * Refuses: as `createReward`. Throws `AuthorityChanged`. Writes: as `makeReward`.
 */
export async function carryOutReward(
  ctx: Ctx,
  { approval_id, mandate, body, permitted }: ApprovedCall,
  within: Within,
): Promise<void> {
  const input = asPermitted(readReward(ctx, body as RewardCreate), permitted);
  const actor: RewardActor = { ...ctx, request: causedBy(ctx), approval_id, mandate };
  const confirmed = await confirmReward(ctx, actor, input);
  const giving = within((tx) => give(tx, actor, input, confirmed));
  const refusal = await refusalOf(giving);
  if (refusal?.code === "target_blocked") await countBlocked(ctx, actor, input);
  await giving;
  wakeWorkers(DISPATCH);
}

/**
 * What a request leaves open was settled when it was shown to the person: another amount, number or
 * meter, which the program or the recipient has since, is not permitted with it. The token of a
 * meter is texted to the number that the recipient has by then.
 */
function asPermitted(
  input: RewardInput,
  { amount_minor, target }: ApprovedCall["permitted"],
): RewardInput {
  const at_amount = { ...input, amount_minor };
  if (target === null) return at_amount;
  if (normaliseMobile(target) === null) return { ...at_amount, type: "power", meter: target };
  // Without a type it is no data, because a bundle says the type.
  return { ...at_amount, type: input.type ?? "airtime", target_phone: target };
}

async function give(
  tx: Tx,
  actor: RewardActor,
  input: RewardInput,
  confirmed: Confirmation,
): Promise<ApprovalResult> {
  const { kind, row } = await makeReward(tx, actor, input, { confirmed });
  if (kind === "made") return { prefix: "rwd", id: row.id };
  const resource = formatId("rwd", row.id);
  return refuse("reference_in_use", { param: "completion_id", resource });
}
