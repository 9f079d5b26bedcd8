import { and, eq, gt } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { invites } from "./tables.ts";

/**
 * Each is a mail and a text to somebody who has not asked for it, so what was revoked meanwhile
 * counts too. Source: spec/accounts/members/operations.tsp.
 */
const INVITES_A_DAY = 50;
const DAY_MS = 86_400_000;

/** Refuses: `limit_reached`; the caller holds the lock of the account's invitations. */
export async function refuseManyInvites(
  { db }: Tx,
  account_id: string,
  now: number,
): Promise<void> {
  const made = await db.$count(
    invites,
    and(eq(invites.account_id, account_id), gt(invites.created, now - DAY_MS)),
  );
  if (made < INVITES_A_DAY) return;
  refuse("limit_reached", {
    message: `At most ${INVITES_A_DAY} people can be invited within 24 hours.`,
    meta: { limit: "invites_per_day", max: INVITES_A_DAY },
  });
}
