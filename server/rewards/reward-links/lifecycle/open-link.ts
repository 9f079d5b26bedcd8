import type { Tx } from "#platform/db/transaction";
import type { RewardLinkRow } from "../rows/tables.ts";
import { type CausedAt, moveLinks } from "./lifecycle.ts";

/**
 * Opens a locked link that nobody has opened, and counts the look.
 *
 * Writes: reward_links, events.
 */
export async function openLink(
  tx: Tx,
  link: RewardLinkRow,
  caused: CausedAt,
): Promise<RewardLinkRow> {
  const looked = { opened_at: caused.at, open_count: link.open_count + 1 };
  const move = { to: "opened", by: "first_look", with: looked } as const;
  const [after] = await moveLinks(tx, [link], move, caused);
  if (after === undefined) throw new Error(`Link ${link.id} was not opened.`);
  return after;
}
