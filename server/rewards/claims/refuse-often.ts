import { and, desc, eq, gt } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import type { RewardLinkRow } from "#rewards/reward-links";
import { phoneHashOf } from "./rows/codes.ts";
import { claimCodes } from "./rows/tables.ts";

const MINUTE_MS = 60_000;

/** How long a person waits before the next code. Source: spec/rewards/claims/operations.tsp. */
export const RESEND_MS = MINUTE_MS;

const OF_PHONE = [
  { window: "minute", limit: 1, window_ms: RESEND_MS },
  { window: "15 minutes", limit: 3, window_ms: 15 * MINUTE_MS },
] as const;
const OF_DAY = { window: "day", limit: 10, window_ms: 24 * 60 * MINUTE_MS } as const;

/**
 * Refuses a code where too many were asked for. Where anybody may claim the link, those of a day
 * are counted of all numbers, so that it texts few strangers; what was asked for a number that may
 * not claim it takes none of those from the one that may. The caller holds the guard of the link.
 *
 * Refuses: `claim_code_limit`.
 */
export async function refuseOften(
  { db }: Tx,
  { now, config }: Pick<Ctx, "now" | "config">,
  { account_id, id: link_id, phone_hint }: RewardLinkRow,
  phone: string,
): Promise<void> {
  const phone_hash = phoneHashOf({ link_id, phone }, config);
  const is_of_all = phone_hint === null;
  // More than a day allows need not be looked at, however many strangers asked.
  const rows = await db
    .select({ phone_hash: claimCodes.phone_hash, created: claimCodes.created })
    .from(claimCodes)
    .where(
      and(
        eq(claimCodes.account_id, account_id),
        eq(claimCodes.link_id, link_id),
        is_of_all ? undefined : eq(claimCodes.phone_hash, phone_hash),
        gt(claimCodes.created, now - OF_DAY.window_ms),
      ),
    )
    .orderBy(desc(claimCodes.created))
    .limit(OF_DAY.limit);
  const of_phone = rows.filter((row) => row.phone_hash === phone_hash);
  for (const allowed of [...OF_PHONE, OF_DAY]) {
    const sent = (allowed === OF_DAY ? rows : of_phone).map(({ created }) => created);
    // The code that has to leave the window before there is room for another.
    const blocking = sent[allowed.limit - 1];
    if (blocking === undefined || blocking <= now - allowed.window_ms) continue;
    const { window, limit, window_ms } = allowed;
    const retry_after = Math.max(1, Math.ceil((blocking + window_ms - now) / 1_000));
    const message = `Too many codes were requested for this link; wait ${retry_after} s.`;
    refuse("claim_code_limit", { message, retry_after, meta: { window, limit } });
  }
}
