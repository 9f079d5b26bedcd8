import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import { draftsTo, type MailWords, MESSAGES, queueMessages } from "#accounts/messages";
import { writeInstant } from "#platform/db/columns";
import { insertMany } from "#platform/db/insert-many";
import type { Database, Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { mintId } from "#platform/ids";
import { cellSecret } from "#platform/settings/cell";
import type { Config } from "#platform/settings/config";
import { wakeWorkers } from "#platform/work/worker";
import { browserHashOf, CODE_VALID_MS, codeHashOf, linkHashOf } from "./code-hash.ts";
import { contactOf } from "./contact-of.ts";
import { signInLink } from "./sign-in-link.ts";
import { idOf, lockSignInOwner, type SignInOwner } from "./sign-in-owner.ts";
import { signInCodes } from "./tables.ts";

/** What a browser asks for. */
interface CodeRequest {
  /** Of mail, or a phone number in E.164. */
  readonly address: string;
  /** The secret of the browser, in which alone the code and the link are valid. */
  readonly browser: string;
  /** The page that is wanted; empty when none is. */
  readonly next: string;
}

/**
 * Codes of one person that were not used, after which the next ones are too long to be guessed:
 * five tries each guess none of so few. Nobody is refused a code because others requested many.
 */
const SHORT_CODES_MAX = { hour: 5, day: 10 } as const;
const [SHORT, LONG] = [6, 12];
const HOUR_MS = 3_600_000;

/**
 * Sends a code and a link to the person with an address or a number, with which they sign in in the
 * browser that requested them. The caller is not told whether there is such a person.
 *
 * Writes: sign_in_codes, messages. Source: docs/decisions/0045-sessions.md.
 */
export async function sendSignInCode(
  { database, config }: { database: Database; config: Config },
  { address, browser, next }: CodeRequest,
): Promise<void> {
  await database.transact("send a sign-in code", async (tx) => {
    // Locked, so that codes that are requested at once are counted one after the other.
    const owner = await lockSignInOwner(tx, address);
    if (owner === null) return;
    const now = await transactionTime(tx);
    const { account_id, member, invite_id } = owner;
    const length = (await hasManyCodes(tx, owner, now)) ? LONG : SHORT;
    const code = String(randomInt(10 ** length)).padStart(length, "0");
    const secret = cellSecret(tx.cell);
    await insertMany(tx, signInCodes, [
      {
        ...{ account_id, id: mintId(now), member_id: member?.id ?? null, invite_id },
        address: member === null ? owner.address : null,
        browser_hash: browserHashOf(browser),
        code_hash: codeHashOf({ owner_id: idOf(owner), code }, config),
        ...{ token_hash: linkHashOf(secret), expires_at: now + CODE_VALID_MS, created: now },
      },
    ]);
    const link = signInLink(config, { code: secret, next });
    const drafts = draftsTo(member ?? contactOf(owner.address), {
      ...{ account_id, mode: "live", purpose: "sign_in_code" },
      ...{
        text: textOf(code, link),
        mail: { subject: "Your sign-in code", words: wordsOf(code, link) },
      },
      ...{ created: now, seal_with: config.secret_key },
    });
    await queueMessages(tx, drafts);
  });
  wakeWorkers(MESSAGES);
}

const VALID =
  `Both are valid for ${CODE_VALID_MS / 60_000} minutes, only in the browser in which they were ` +
  "requested. If you did not request them, ignore this message. Do not share the code.";

function textOf(code: string, link: string): string {
  return (
    `Your sign-in code is ${writtenCode(code)}, or open ${link} in the same browser. Valid for ` +
    `${CODE_VALID_MS / 60_000} minutes. Do not share it.`
  );
}

function wordsOf(code: string, link: string): MailWords {
  return {
    preheader: `${writtenCode(code)} is your code to sign in to the dashboard.`,
    lead: ["Enter this code where you requested it, or open the link in the same browser."],
    code: writtenCode(code),
    action: { label: "Sign in", url: link },
    notes: [VALID],
  };
}

function writtenCode(code: string): string {
  return code.length === LONG ? code.replaceAll(/\d{4}(?=\d)/g, "$& ") : code;
}

/** Of codes that were sent, which leave the table when they are used. */
async function hasManyCodes(
  { db }: Tx,
  { account_id, member, invite_id }: SignInOwner,
  now: number,
): Promise<boolean> {
  const since = (ms: number) => writeInstant(now - ms);
  const [counted] = await db.execute<{ hour: number; day: number }>(sql`
    select count(*)::int as day,
      (count(*) filter (where created > ${since(HOUR_MS)}))::int as hour
    from ${signInCodes}
    where account_id = ${account_id}
      and (member_id = ${member?.id ?? null}::uuid or invite_id = ${invite_id}::uuid)
      and created > ${since(24 * HOUR_MS)} and code_hash is not null`);
  const { hour = 0, day = 0 } = counted ?? {};
  return hour >= SHORT_CODES_MAX.hour || day >= SHORT_CODES_MAX.day;
}
