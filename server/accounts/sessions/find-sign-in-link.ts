import type { Schemas } from "@svc/generated/routes";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import { members } from "#accounts/members";
import type { Read, Tx } from "#platform/db/transaction";
import { databaseWall } from "#platform/work/database-clock";
import { browserHashOf, linkHashOf } from "./code-hash.ts";
import { ownerOf, type SignInOwner } from "./sign-in-owner.ts";
import { signInCodes } from "./tables.ts";

/** A code that signs its owner in. */
export interface FoundCode {
  readonly id: string;
  readonly owner: SignInOwner;
  readonly method: Schemas["SignInMethod"];
}

/** The code of a link; null when it is over, or was requested in another browser. */
export async function findSignInLink(
  { db }: Pick<Read | Tx, "db">,
  { code, browser }: { readonly code: string; readonly browser: string | null },
): Promise<FoundCode | null> {
  const of_staff = isNull(signInCodes.browser_hash);
  const own = browser === null ? null : eq(signInCodes.browser_hash, browserHashOf(browser));
  const [found] = await db
    .select({ code: signInCodes, member: members })
    .from(signInCodes)
    .leftJoin(
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
  if (found === undefined) return null;
  const { id, account_id, invite_id, address, browser_hash } = found.code;
  const method = browser_hash === null ? "staff_link" : "link";
  if (found.member !== null) return { id, owner: ownerOf(found.member), method };
  if (address === null) return null;
  return { id, owner: { account_id, member: null, invite_id, address }, method };
}
