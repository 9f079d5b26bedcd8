import { contactWrites } from "#directory/recipients";
import { emissionOf } from "#journal/events";
import { writeTogether } from "#platform/db/multi-table-write";
import type { Tx } from "#platform/db/transaction";
import type { RewardMaking } from "./reward-making.ts";

/** Registers the person of a reward, if new. Writes: recipients, recipient_counts, events. */
export async function registerPerson(
  tx: Tx,
  { program, registered: { rows, events } }: Pick<RewardMaking, "program" | "registered">,
): Promise<void> {
  await writeTogether(tx, [...contactWrites(program.account_id, rows), ...emissionOf(events)]);
}
