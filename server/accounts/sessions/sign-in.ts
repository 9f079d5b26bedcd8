import { timingSafeEqual } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { findMemberOfEmail, noteMemberSeen } from "#accounts/members";
import type { Config } from "#platform/config";
import { writeInstant } from "#platform/db/columns";
import type { Database, Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { CODE_VALID_MS, codeHashOf } from "./code-hash.ts";
import { openSession } from "./open-session.ts";
import { signInCodes, TRIES_MAX } from "./tables.ts";

/**
 * Signs a member in with the code that they were sent: returns the secret of a new session, or null
 * when the code is not theirs, too old, used, or was guessed at too often. The try is counted with
 * the answer, in one transaction, which a wrong code commits too.
 *
 * Writes: sign_in_codes, members, sessions.
 */
export async function signIn(
  { database, config }: { database: Database; config: Pick<Config, "secret_key"> },
  { email, code }: { email: string; code: string },
): Promise<string | null> {
  return await database.transact("sign in", async (tx) => {
    const member = await findMemberOfEmail(tx, email);
    if (member === null) return null;
    const { account_id, id: member_id } = member;
    const given = Buffer.from(codeHashOf({ member_id, code }, config), "hex");
    const right = await countTry(tx, { account_id, member_id });
    if (right === null || !timingSafeEqual(given, right)) return null;
    await tx.db
      .delete(signInCodes)
      .where(and(eq(signInCodes.account_id, account_id), eq(signInCodes.member_id, member_id)));
    await noteMemberSeen(tx, member, await transactionTime(tx));
    return await openSession(tx, member, { mode: "live" });
  });
}

/**
 * Counts a try of the member's newest code, and returns its hash; null when there is none that may
 * be tried. The member is locked, so of two right tries at once the second finds no code.
 */
async function countTry(
  tx: Tx,
  { account_id, member_id }: { account_id: string; member_id: string },
): Promise<Buffer | null> {
  const since = writeInstant((await transactionTime(tx)) - CODE_VALID_MS);
  const [counted] = await tx.sql<{ code_hash: Uint8Array }[]>`
    update sign_in_codes set tries = tries + 1
    where account_id = ${account_id} and tries < ${TRIES_MAX} and created > ${since}
      and id = (
        select id from sign_in_codes
        where account_id = ${account_id} and member_id = ${member_id}
        order by created desc, id desc limit 1
      )
    returning code_hash`;
  return counted === undefined ? null : Buffer.from(counted.code_hash);
}
