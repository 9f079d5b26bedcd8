import { and, asc, eq, or, sql } from "drizzle-orm";
import { accounts } from "#accounts/account";
import type { Read } from "#platform/db/transaction";
import { type SendRow, sends } from "./tables.ts";

/** A send that is unknown for so long is for staff, who ask its supplier. */
export const STAFF_AFTER_MS = 3_600_000;

/** A send that waits for staff, and whose it is. */
export interface UndecidedSend extends SendRow {
  readonly organisation: string;
}

const LISTED_MAX = 100;

/** The live sends of all organisations that staff decide, those that wait longest at the top. */
export async function listUndecided({ db }: Read): Promise<UndecidedSend[]> {
  const is_late = sql`${sends.status_at} <= svc_now() - make_interval(secs => ${
    STAFF_AFTER_MS / 1_000
  })`;
  const rows = await db
    .select({ send: sends, organisation: accounts.name })
    .from(sends)
    .innerJoin(accounts, and(eq(accounts.id, sends.account_id), eq(accounts.mode, "live")))
    .where(
      and(
        // As the condition of the index says it that holds these few sends.
        sql`${sends.stage} in ('unknown', 'requires_review', 'queued')`,
        or(eq(sends.status, "requires_review"), and(eq(sends.status, "unknown"), is_late)),
      ),
    )
    .orderBy(asc(sends.status_at))
    .limit(LISTED_MAX);
  return rows.map(({ send, organisation }) => ({ ...send, organisation }));
}
