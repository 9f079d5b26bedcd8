import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import { refuseUnstarted } from "../make/refuse-unstarted.ts";
import { presentTopup } from "../present/present.ts";
import { findTopups } from "../rows/queries.ts";

/**
 * What the request for a top-up is answered again, by its uuid: as it is now, once it is known
 * where it is paid.
 *
 * Refuses: `provider_unavailable`.
 */
export async function presentReplayedTopup(
  ctx: PresentContext,
  topup_id: string,
): Promise<Schemas["Topup"]> {
  const [row] = await ctx.read((read) => findTopups(read, ctx.account.id, [topup_id]));
  if (row === undefined) throw new Error(`Top-up ${topup_id} was answered and is gone.`);
  const is_started = row.method === "bank_transfer" || row.redirect_url !== null;
  return row.status === "pending" && !is_started ? refuseUnstarted() : presentTopup(row, ctx);
}
