import type { Tx } from "#platform/db/transaction";
import type { RewardRow } from "../rows/tables.ts";
import { type NewReward, type RewardBeginning, writeRewards } from "./write-rewards.ts";

/** The same as `writeRewards`, of one. */
export async function writeReward(
  tx: Tx,
  reward: NewReward,
  rest: Omit<RewardBeginning, "reward">,
): Promise<RewardRow> {
  const [row] = await writeRewards(tx, [{ reward, ...rest }]);
  if (row === undefined) throw new Error("An insert of one row wrote none.");
  return row;
}
