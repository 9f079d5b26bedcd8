import { randomInt } from "node:crypto";
import { and, count, eq, gt } from "drizzle-orm";
import { findMemberOfEmail } from "#accounts/members";
import { MESSAGES, queueMessages } from "#accounts/messages";
import type { Config } from "#platform/config";
import { insertMany } from "#platform/db/insert-many";
import type { Database, Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { mintId } from "#platform/ids";
import { wakeWorkers } from "#platform/worker";
import { CODE_VALID_MS, codeHashOf } from "./code-hash.ts";
import { signInCodes } from "./tables.ts";

const CODES = 1_000_000;
/** Codes that one member is sent in an hour: with five tries each, nobody guesses one. */
const CODES_MAX = 5;
const HOUR_MS = 3_600_000;

/**
 * Mails a code to the member with an address, with which they sign in. Nobody is told whether there
 * is one, or whether they were sent too many.
 *
 * Writes: sign_in_codes, messages. Source: docs/decisions/0045-sessions.md.
 */
export async function sendSignInCode(
  { database, config }: { database: Database; config: Config },
  email: string,
): Promise<void> {
  await database.transact("send a sign-in code", async (tx) => {
    const member = await findMemberOfEmail(tx, email);
    if (member === null) return;
    const now = await transactionTime(tx);
    const { account_id, id: member_id } = member;
    if ((await sentWithinHour(tx, { account_id, member_id, now })) >= CODES_MAX) return;
    const code = String(randomInt(CODES)).padStart(String(CODES).length - 1, "0");
    const code_hash = codeHashOf({ member_id, code }, config);
    await insertMany(tx, signInCodes, [
      { account_id, id: mintId(now), member_id, code_hash, created: now },
    ]);
    const minutes = CODE_VALID_MS / 60_000;
    const text =
      `Your code to sign in to the dashboard is ${code}. It is valid for ${minutes} minutes. ` +
      "If you did not request it, ignore this message. Do not share the code.";
    await queueMessages(tx, [
      {
        ...{ account_id, mode: "live", channel: "email", purpose: "sign_in_code", send_id: null },
        ...{ recipient: member.email, subject: "Your sign-in code", text, plays: null },
        ...{ created: now, seal_with: config.secret_key },
      },
    ]);
  });
  wakeWorkers(MESSAGES);
}

/** The member's row is locked, so that codes sent at once are counted one after the other. */
async function sentWithinHour(
  { db }: Tx,
  { account_id, member_id, now }: { account_id: string; member_id: string; now: number },
): Promise<number> {
  const [found] = await db
    .select({ sent: count() })
    .from(signInCodes)
    .where(
      and(
        eq(signInCodes.account_id, account_id),
        eq(signInCodes.member_id, member_id),
        gt(signInCodes.created, now - HOUR_MS),
      ),
    );
  return found?.sent ?? 0;
}
