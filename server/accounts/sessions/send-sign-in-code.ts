import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import { addressOf, lockMemberOfEmail } from "#accounts/members";
import { MESSAGES, queueMessages } from "#accounts/messages";
import type { Config } from "#platform/config";
import { writeInstant } from "#platform/db/columns";
import { insertMany } from "#platform/db/insert-many";
import type { Database, Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { mintId } from "#platform/ids";
import { randomText } from "#platform/random-text";
import { wakeWorkers } from "#platform/worker";
import { browserHashOf, CODE_VALID_MS, codeHashOf, linkHashOf } from "./code-hash.ts";
import { signInLink } from "./sign-in-link.ts";
import { signInCodes } from "./tables.ts";

/** What a browser asks for. */
interface CodeRequest {
  readonly email: string;
  /** The secret of the browser, in which alone the code and the link are valid. */
  readonly browser: string;
  /** The page that is wanted; empty when none is. */
  readonly next: string;
}

/**
 * Codes of one member that were not used, after which the next ones are too long to be guessed:
 * five tries each guess none of so few. Nobody is refused a code because others requested many.
 */
const SHORT_CODES_MAX = { hour: 5, day: 10 } as const;
const [SHORT, LONG] = [6, 12];
const HOUR_MS = 3_600_000;

/**
 * Mails a code and a link to the member with an address, with which they sign in in the browser
 * that requested them. The caller is not told whether there is a member.
 *
 * Writes: sign_in_codes, messages. Source: docs/decisions/0045-sessions.md.
 */
export async function sendSignInCode(
  { database, config }: { database: Database; config: Config },
  { email, browser, next }: CodeRequest,
): Promise<void> {
  await database.transact("send a sign-in code", async (tx) => {
    // Locked, so that codes that are requested at once are counted one after the other.
    const member = await lockMemberOfEmail(tx, email);
    if (member === null) return;
    const now = await transactionTime(tx);
    const { account_id, id: member_id } = member;
    const length = (await hasManyCodes(tx, { account_id, member_id, now })) ? LONG : SHORT;
    const code = String(randomInt(10 ** length)).padStart(length, "0");
    const secret = randomText();
    await insertMany(tx, signInCodes, [
      {
        ...{ account_id, id: mintId(now), member_id, browser_hash: browserHashOf(browser) },
        ...{ code_hash: codeHashOf({ member_id, code }, config) },
        ...{ token_hash: linkHashOf(secret), expires_at: now + CODE_VALID_MS, created: now },
      },
    ]);
    const link = signInLink(config, { code: secret, next });
    await queueMessages(tx, [
      {
        ...{ account_id, mode: "live", channel: "email", purpose: "sign_in_code", send_id: null },
        ...{ recipient: addressOf(member), subject: "Your sign-in code", text: textOf(code, link) },
        ...{ plays: null, created: now, seal_with: config.secret_key },
      },
    ]);
  });
  wakeWorkers(MESSAGES);
}

function textOf(code: string, link: string): string {
  const written = code.length === LONG ? code.replaceAll(/\d{4}(?=\d)/g, "$& ") : code;
  return (
    `Your code to sign in to the dashboard is ${written}. Or open this link in the same ` +
    `browser: ${link}\n\nBoth are valid for ${CODE_VALID_MS / 60_000} minutes, only in the ` +
    "browser in which they were requested. If you did not request them, ignore this message. " +
    "Do not share the code."
  );
}

/** Of codes by mail, which leave the table when they are used. */
async function hasManyCodes(
  { db }: Tx,
  { account_id, member_id, now }: { account_id: string; member_id: string; now: number },
): Promise<boolean> {
  const since = (ms: number) => writeInstant(now - ms);
  const [counted] = await db.execute<{ hour: number; day: number }>(sql`
    select count(*)::int as day,
      (count(*) filter (where created > ${since(HOUR_MS)}))::int as hour
    from ${signInCodes}
    where account_id = ${account_id} and member_id = ${member_id}
      and created > ${since(24 * HOUR_MS)} and code_hash is not null`);
  const { hour = 0, day = 0 } = counted ?? {};
  return hour >= SHORT_CODES_MAX.hour || day >= SHORT_CODES_MAX.day;
}
