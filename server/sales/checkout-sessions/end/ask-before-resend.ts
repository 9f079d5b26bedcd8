import { refusalOf, refuse } from "#platform/refusal";
import { type Asking, askBeforeRetry, findSends, hasFailed, type SendRow } from "#sales/sends";
import type { SessionRow } from "../rows/tables.ts";

/**
 * Asks the network about the newest send of a session before it is sold again, if it has failed:
 * one payment never buys twice. What it says is kept; proof of delivery fulfils the session, which
 * the caller finds under its lock. Returns the uuid of the failed send; null where none had failed.
 *
 * Refuses: `provider_unavailable`. Writes: as `askBeforeRetry`.
 */
export async function askBeforeResend(
  ctx: Asking,
  { send_ids }: SessionRow,
): Promise<string | null> {
  const ids = send_ids.slice(-1);
  const [send] = await ctx.read((read) => findSends(read, ctx.account.id, ids));
  if (send === undefined || !hasFailed(send)) return null;
  const asking = askBeforeRetry(ctx, send);
  const refusal = await refusalOf(asking);
  if (refusal?.code !== "send_delivered_late") await asking;
  return send.id;
}

/**
 * Whether the newest send of a locked session has failed since its network could be asked about it:
 * nothing may be sold in its place yet.
 */
export function isUnqueried(send: SendRow | null, queried_id: string | null): boolean {
  return send !== null && hasFailed(send) && send.id !== queried_id;
}

/** Refuses: `concurrent_update`, for a send that is `isUnqueried`. */
export function refuseUnqueried(send: SendRow | null, queried_id: string | null): void {
  if (isUnqueried(send, queried_id)) refuse("concurrent_update", { retry_after: 1 });
}
