import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { earmarkBudget } from "#rewards/programs";
import type { RewardLinkSettings } from "../read/reward-input.ts";
import { writeLink } from "../write-link.ts";
import { beginReward } from "./begin-reward.ts";
import { causeOf } from "./cause-of.ts";
import { registerPerson } from "./register-person.ts";
import type { RewardMaking, WaitingOutcome } from "./reward-making.ts";
import { rewardRowOf } from "./reward-row.ts";

/**
 * Makes a reward that a person claims with a link: its budget is earmarked until then. A refusal
 * is returned, with nothing written: `insufficient_credit`.
 *
 * Writes: rewards, reward_links, reward_link_deadlines, messages, programs, credit_reservations,
 * events, the ledger.
 */
export async function linkReward(
  tx: Tx,
  making: RewardMaking,
  by_link: RewardLinkSettings,
): Promise<WaitingOutcome> {
  const { actor, input, judged, clock, reward_id, recipient_id, position } = making;
  const { terms, recipient } = judged.candidate;
  const { amount_minor } = terms;
  const earmarked = await earmarkBudget(tx, causeOf(actor), making.program, amount_minor);
  if (earmarked.kind === "refused") return { kind: "refused", refusals: [earmarked.refusal] };
  const { program } = earmarked;
  await registerPerson(tx, making);
  const id = mintId(actor.now);
  const of = { id, reward_id, recipient_id, recipient, program, terms, by_link };
  const { expires_at } = await writeLink(tx, actor, of, clock);
  const begun = { status: "pending", held_reason: null, send_id: null, review_id: null } as const;
  const row = rewardRowOf(actor, input, judged.candidate, {
    ...{ ...begun, id: reward_id, recipient_id, position, expires_at, link_id: id },
  });
  return { kind: "made", row: await beginReward(tx, making, row, null), program };
}
