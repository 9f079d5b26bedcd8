import type { Tx } from "#platform/db/transaction";
import { graceEnds, lockProgram } from "#rewards/programs";
import type { RewardRow } from "#rewards/rewards";

/**
 * Whether the program of a locked reward may still give it: it is open, or the grace in which it
 * was closed is not over. The program is locked from then on.
 *
 * Units: `now` in milliseconds on the account's clock.
 */
export async function isInGrace(
  tx: Tx,
  { account_id, program_id }: RewardRow,
  now: number,
): Promise<boolean> {
  const program = await lockProgram(tx, account_id, program_id);
  if (program === null) throw new Error(`There is no program ${program_id}.`);
  return program.closed_at === null || graceEnds(program) > now;
}
