import { refusalOf } from "#platform/refusal";
import { type Asking, askBeforeRetry, findSends, hasFailed } from "#sales/sends";
import type { SessionRow } from "../rows/tables.ts";

/**
 * Asks the network about the newest send of a session before it is sold again, if it has failed:
 * one payment never buys twice. What it says is kept; proof of delivery fulfils the session, which
 * the caller finds under its lock.
 *
 * Refuses: `provider_unavailable`. Writes: as `askBeforeRetry`.
 */
export async function askBeforeResend(ctx: Asking, { send_ids }: SessionRow): Promise<void> {
  const ids = send_ids.slice(-1);
  const [send] = await ctx.read((read) => findSends(read, ctx.account.id, ids));
  if (send === undefined || !hasFailed(send)) return;
  const asking = askBeforeRetry(ctx, send);
  const refusal = await refusalOf(asking);
  if (refusal?.code !== "send_delivered_late") await asking;
}
