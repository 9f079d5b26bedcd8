import type { Tx } from "#platform/db/transaction";
import { findCompletion, noteDuplicate, type RewardRow } from "#rewards/rewards";
import type { RewardActor, RewardInput } from "../read/reward-input.ts";

/**
 * The reward that a completion has been given, which is told to have been asked for again; null
 * when there is none.
 *
 * Writes: rewards, events.
 */
export async function findExisting(
  tx: Tx,
  { account, now, request }: RewardActor,
  { program_id, completion_id }: RewardInput,
): Promise<RewardRow | null> {
  if (completion_id === null) return null;
  const name = { account_id: account.id, program_id, completion_id };
  const found = await findCompletion(tx, name);
  if (found !== null) await noteDuplicate(tx, found, { now, request });
  return found;
}
