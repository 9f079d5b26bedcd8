import type { Tx } from "#platform/db/transaction";
import { lockProgram } from "#rewards/programs";
import { earmarkedOf, type RewardRow } from "#rewards/rewards";
import { countReceived } from "../judge/caps.ts";
import { throwFirst } from "../judge/first-refusal.ts";
import { refusalsOfSale } from "../judge/judge-reward.ts";
import { orderOfReward } from "../judge/order-of-reward.ts";
import type { RewardActor } from "../read/reward-input.ts";
import { termsOf } from "./send-held.ts";

/**
 * Refuses to let a held reward go that its program would not give any more: what the person, or the
 * number, has received meanwhile counts. The program is locked from then on. The refusal names no
 * field, because whoever lets the reward go has named none.
 *
 * Refuses: `one_per_phone`, `reward_cap_reached`, or what the contract names before them.
 */
export async function refuseByLimits(tx: Tx, actor: RewardActor, row: RewardRow): Promise<void> {
  const { account_id, id: reward_id, program_id } = row;
  const program = await lockProgram(tx, account_id, program_id);
  if (program === null) throw new Error(`There is no program ${program_id}.`);
  const amount_minor = earmarkedOf(row);
  // What is claimed afterwards has no number yet.
  const terms = row.link_terms === null ? termsOf(row, amount_minor) : null;
  const phone = (terms?.type === "power" ? terms.token_phone : terms?.target) ?? null;
  const given = { target: terms?.target ?? "", amount_minor };
  const recipient = { id: row.recipient_id };
  const held = { account_id, program, recipient, terms: given, phone, reward_id, now: actor.now };
  const [counted] = await countReceived(tx, [held]);
  const refusals = counted?.refusals ?? [];
  if (refusals.length === 0) return;
  const unplaced = { recipient: null, draws_on: "available", confirmed: null } as const;
  const of_sale =
    terms === null
      ? []
      : await refusalsOfSale(tx, orderOfReward(actor, { program, terms, reward_id, ...unplaced }));
  const all = [...refusals, ...of_sale];
  throwFirst(all.map(({ code, detail: { param: _, ...detail } }) => ({ code, detail })));
}
