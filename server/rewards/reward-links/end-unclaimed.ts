import type { Tx } from "#platform/db/transaction";
import type { ClosedProgram, ProgramRest } from "#platform/work/reactions";
import { endLinks } from "./lifecycle/end-links.ts";
import { lockUnclaimed } from "./rows/queries.ts";

/** What a closed program leaves unclaimed is revoked at once, and has no grace. */
export const LINKS_OF_PROGRAMS: ProgramRest = { end: endUnclaimed };

/**
 * Writes: reward_links, reward_link_deadlines, programs, credit_reservations, events, the ledger.
 */
async function endUnclaimed(
  tx: Tx,
  { account, now, program_id, limit }: ClosedProgram,
): Promise<number> {
  const links = await lockUnclaimed(tx, { account_id: account.id, program_id, limit });
  const cause = { account, now, request: null, api_key_id: null };
  if (links.length > 0) await endLinks(tx, cause, { links, by: "revoke" });
  return links.length;
}
