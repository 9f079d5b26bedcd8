import { AuthorityChanged } from "#accounts/account";
import { SIMULATED_BUNDLES } from "#catalogue/bundles";
import { networkOfPhone } from "#catalogue/networks";
import type { Tx } from "#platform/db/transaction";
import { Refusal } from "#platform/refusal";
import { normaliseMobile } from "#platform/values/phone";
import { drawsOn, lockProgram, type ProgramRow, spendBudget } from "#rewards/programs";
import { earmarkedOf, moveRewards, type RewardRow } from "#rewards/rewards";
import { placeSends, type SendOrder } from "#sales/sends";
import { orderOfReward } from "../judge/order-of-reward.ts";
import type { RewardTerms } from "../judge/settle-terms.ts";
import { refOf } from "../make/reward-row.ts";
import type { RewardActor } from "../read/reward-input.ts";

/** A held reward that is let go. */
export interface HeldRelease {
  /** Locked by the caller. */
  readonly before: RewardRow;
  /** The whole reward or less. Units: minor units. */
  readonly amount_minor: bigint;
  readonly by: "release" | "review_approved";
}

/**
 * Sends a held reward, or a part of it: its cost is drawn from what was set aside for it, and the
 * rest returns to the budget. The limits of whoever lets it go apply, and what a sale is refused
 * for; a meter is confirmed before the token is bought.
 *
 * Refuses: as a sale. Throws `AuthorityChanged`.
 * Writes: rewards, reward_deadlines, programs, credit_reservations, events; as `placeSends`.
 */
export async function sendHeld(
  tx: Tx,
  actor: RewardActor,
  { before, amount_minor, by }: HeldRelease,
): Promise<RewardRow> {
  const { account_id, id: reward_id, program_id, recipient_id } = before;
  const program = await lockProgram(tx, account_id, program_id);
  if (program === null) throw new Error(`There is no program ${program_id}.`);
  const recipient = recipient_id === null ? null : refOf(recipient_id);
  const draws_on = drawsOn(program, { is_earmarked: true });
  const terms = termsOf(before, amount_minor);
  const sending = { program, terms, reward_id, recipient, draws_on, confirmed: null };
  const send = await placed(tx, orderOfReward(actor, sending));
  const { cost_minor, id: send_id } = send;
  const [after] = await moveRewards(
    tx,
    [
      {
        ...{ before, to: "released", by },
        with: { released_at: actor.now, released_amount_minor: amount_minor, send_id },
      },
    ],
    { at: actor.now, request: actor.request },
  );
  if (after === undefined) throw new Error(`Reward ${reward_id} was not moved.`);
  await spend(tx, actor, program, {
    earmarked_minor: earmarkedOf(before),
    amount_minor,
    cost_minor,
  });
  return after;
}

async function spend(
  tx: Tx,
  { account, now, request, key }: RewardActor,
  program: ProgramRow,
  spent: Parameters<typeof spendBudget>[3],
): Promise<void> {
  const cause = { account, now, request, api_key_id: key?.id ?? null };
  await spendBudget(tx, cause, program, spent);
}

/** What a held reward is, of which an amount is let go. Units: minor units. */
export function termsOf(row: RewardRow, amount_minor: bigint): RewardTerms {
  const { type, target } = row;
  if (type === null || target === null) throw new Error(`Reward ${row.id} is not chosen yet.`);
  const mobile = normaliseMobile(target);
  return {
    type,
    product: row.product,
    bundle: SIMULATED_BUNDLES.find(({ id }) => id === row.bundle_id) ?? null,
    target,
    network: mobile === null ? "power" : networkOfPhone(mobile),
    token_phone: row.token_phone,
    amount_minor,
  };
}

/** A release names an amount, and nothing else of the sale. */
async function placed(tx: Tx, order: SendOrder) {
  const [outcome] = await placeSends(tx, [order], "wait");
  if (outcome?.kind === "placed") return outcome.row;
  if (outcome?.kind === "outdated") throw AuthorityChanged;
  if (outcome?.kind === "refused") {
    const { code, detail } = outcome.refusal;
    const { param, ...unnamed } = detail;
    throw new Refusal(code, param === "amount" ? detail : unnamed);
  }
  throw new Error(`The send of reward ${order.reward_id} is ${outcome?.kind}.`);
}
