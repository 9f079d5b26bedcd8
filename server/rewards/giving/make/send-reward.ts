import { AuthorityChanged } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import { drawsOn, spendBudget } from "#rewards/programs";
import type { RewardRow } from "#rewards/rewards";
import { placeSends, type SendOrder } from "#sales/sends";
import { throwFirst, underNames } from "../judge/first-refusal.ts";
import { refusalsOfSale } from "../judge/judge-reward.ts";
import { orderOfReward } from "../judge/order-of-reward.ts";
import { beginReward } from "./begin-reward.ts";
import type { RewardMaking } from "./reward-making.ts";
import { refOf, rewardRowOf } from "./reward-row.ts";

/**
 * Sends a reward at once: its cost is drawn, and its budget is spent. What was earmarked for it and
 * is not given returns to the budget.
 *
 * Refuses: as the sale. Throws `AuthorityChanged`.
 * Writes: rewards, programs, credit_reservations, events; as `placeSends`.
 */
export async function sendReward(tx: Tx, making: RewardMaking): Promise<RewardRow> {
  const { actor, cause, input, judged, reward_id, recipient_id, position } = making;
  const { program, terms } = judged.candidate;
  const earmarked_minor = input.link === undefined ? 0n : input.link.earmarked_minor;
  const draws_on = drawsOn(program, { is_earmarked: earmarked_minor > 0n });
  const confirmed = confirmedFacts(making);
  const recipient = refOf(recipient_id);
  const sending = { program, terms, reward_id, recipient, draws_on, confirmed };
  const { cost_minor, id: send_id } = await placed(tx, orderOfReward(actor, sending));
  const amount_minor = terms.amount_minor;
  await spendBudget(tx, cause, program, { earmarked_minor, amount_minor, cost_minor });
  const begun = {
    status: "pending",
    held_reason: null,
    review_id: null,
    expires_at: null,
  } as const;
  const row = rewardRowOf(actor, input, judged.candidate, {
    ...{ ...begun, id: reward_id, recipient_id, position, send_id },
  });
  return await beginReward(tx, making, row, null);
}

/** A meter that has changed since the utility was asked is asked about anew. */
function confirmedFacts({ judged, confirmed }: RewardMaking) {
  const { type, target } = judged.candidate.terms;
  if (type !== "power" || confirmed === "later") return null;
  if (confirmed?.meter !== target) throw AuthorityChanged;
  return confirmed.facts;
}

/** The send of a reward; what the sale refuses is named in the order of rewards. */
async function placed(tx: Tx, order: SendOrder) {
  const [outcome] = await placeSends(tx, [order], "wait");
  if (outcome?.kind === "placed") return outcome.row;
  if (outcome?.kind === "outdated") throw AuthorityChanged;
  if (outcome?.kind === "refused") {
    const refusals = underNames([outcome.refusal], order);
    throwFirst([...refusals, ...(await refusalsOfSale(tx, order))]);
  }
  throw new Error(`The send of reward ${order.reward_id} is ${outcome?.kind}.`);
}
