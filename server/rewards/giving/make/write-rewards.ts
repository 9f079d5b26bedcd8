import { writeTogether } from "#platform/db/multi-table-write";
import type { Tx } from "#platform/db/transaction";
import type { ProgramRow } from "#rewards/programs";
import type { RewardRow } from "#rewards/rewards";
import { answersOf } from "./answers-of.ts";
import type { GivenReward, RewardDecision, UngivenReward } from "./decide-rewards.ts";
import type { GatheredRewards } from "./gather-rewards.ts";
import { holdReward } from "./hold-reward.ts";
import { linkReward } from "./link-reward.ts";
import type { WaitingOutcome } from "./reward-making.ts";
import { sendRewards } from "./send-rewards.ts";

/** What became of one reward of a set; nothing is written of any but those that were made. */
export type RewardOutcome = { readonly kind: "made"; readonly row: RewardRow } | UngivenReward;

type Waiting = Exclude<GivenReward, { kind: "send" }>;

/**
 * Writes what was decided for a set of rewards: those that are sent first, together with their
 * sales, whose balances were read before; then those that wait, each of which may reserve Credit.
 * Returns the outcomes in the order of the set.
 *
 * Writes: as `makeReward`, and idempotency_keys.
 */
export async function writeRewards(
  tx: Tx,
  decisions: readonly RewardDecision[],
  { program: before, sends, ends }: GatheredRewards & { readonly ends: boolean },
): Promise<RewardOutcome[]> {
  const going = decisions.filter((one) => one.kind === "send");
  const waiting = decisions.filter((one) => one.kind === "hold" || one.kind === "link");
  const is_last = ends && waiting.length === 0;
  const sent = await sendRewards(tx, going, { program: before, sends, ends: is_last });
  const written = new Map<RewardDecision, RewardOutcome>(
    going.map((one, index) => [one, madeOf(sent.rows[index])]),
  );
  let { program } = sent;
  for (const one of waiting) {
    const outcome = await writeWaiting(tx, one, program);
    if (outcome.kind === "made") program = outcome.program;
    written.set(one, outcome);
  }
  const answered = waiting.filter((one) => written.get(one)?.kind === "made");
  await writeTogether(tx, answersOf(answered));
  return decisions.map((one) => written.get(one) ?? (one as UngivenReward));
}

function madeOf(row: RewardRow | undefined): RewardOutcome {
  if (row === undefined) throw new Error("a reward that was sent has no row");
  return { kind: "made", row };
}

async function writeWaiting(tx: Tx, one: Waiting, program: ProgramRow): Promise<WaitingOutcome> {
  const making = { ...one.making, program };
  return one.kind === "hold"
    ? await holdReward(tx, making, one.hold)
    : await linkReward(tx, making, one.by_link);
}
