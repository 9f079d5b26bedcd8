import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import { refuse } from "#platform/refusal";
import { databaseWall } from "#platform/work/database-clock";
import { refuseUnstarted } from "./make/refuse-unstarted.ts";
import { presentTopup } from "./present.ts";
import { findTopups } from "./rows/queries.ts";
import type { TopupRow } from "./rows/tables.ts";

/** A provider has answered by then, most of the time. */
const RETRY_SECONDS = 2;

/**
 * What the request for a top-up is answered again, by its uuid: as it is now, once it is known
 * where it is paid. Its row is written before the payment is started, so the first request may
 * still be at it.
 *
 * Refuses: `idempotency_in_progress`, `provider_unavailable`.
 */
export async function presentReplayedTopup(
  ctx: PresentContext,
  topup_id: string,
): Promise<Schemas["Topup"]> {
  const [row] = await ctx.read((read) => findTopups(read, ctx.account.id, [topup_id]));
  if (row === undefined) throw new Error(`Top-up ${topup_id} was answered and is gone.`);
  const is_started = row.method === "bank_transfer" || row.redirect_url !== null;
  if (row.status !== "pending" || is_started) return presentTopup(row, ctx);
  if (isBeingStarted(row)) refuse("idempotency_in_progress", { retry_after: RETRY_SECONDS });
  return refuseUnstarted();
}

function isBeingStarted({ starting_until }: TopupRow): boolean {
  return starting_until !== null && starting_until > databaseWall();
}
