import { and, eq, gt, isNull, or } from "drizzle-orm";
import { type MemberRow, members } from "#accounts/members";
import { databaseWall } from "#platform/database-clock";
import type { Read, Tx } from "#platform/db/transaction";
import { browserHashOf, linkHashOf } from "./code-hash.ts";
import { signInCodes } from "./tables.ts";

/** A code that signs its member in. */
export interface FoundCode {
  readonly id: string;
  readonly member: MemberRow;
}

/** The code of a link; null when it is over, or was requested in another browser. */
export async function findSignInLink(
  { db }: Pick<Read | Tx, "db">,
  { code, browser }: { readonly code: string; readonly browser: string | null },
): Promise<FoundCode | null> {
  const of_staff = isNull(signInCodes.browser_hash);
  const own = browser === null ? null : eq(signInCodes.browser_hash, browserHashOf(browser));
  const [found] = await db
    .select({ id: signInCodes.id, member: members })
    .from(signInCodes)
    .innerJoin(
      members,
      and(eq(members.account_id, signInCodes.account_id), eq(members.id, signInCodes.member_id)),
    )
    .where(
      and(
        eq(signInCodes.token_hash, linkHashOf(code)),
        gt(signInCodes.expires_at, databaseWall()),
        own === null ? of_staff : or(of_staff, own),
      ),
    );
  return found ?? null;
}
