import type { Tx } from "#platform/db/transaction";
import type { ClosedProgram, ProgramRest } from "#platform/work/reactions";
import { endLinks } from "./lifecycle/end-links.ts";
import { lockUnclaimed } from "./rows/queries.ts";

/**
 * What a closed program leaves unclaimed is revoked immediately; the link of a reward that was let
 * go in its grace only when that is over, because its text says that it can be claimed.
 */
export const LINKS_OF_PROGRAMS: ProgramRest = { end: endUnclaimed };

/**
 * Writes: reward_links, reward_link_deadlines, programs, credit_reservations, events, the ledger.
 */
async function endUnclaimed(
  tx: Tx,
  { account, now, program_id, limit, closed_at, is_over }: ClosedProgram,
): Promise<number> {
  const released_before = is_over ? null : closed_at;
  const of = { account_id: account.id, program_id, released_before, limit };
  const links = await lockUnclaimed(tx, of);
  const cause = { account, now, request: null, api_key_id: null };
  if (links.length > 0) await endLinks(tx, cause, { links, by: "revoke" });
  return links.length;
}
