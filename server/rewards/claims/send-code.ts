import { randomInt } from "node:crypto";
import type { Schemas } from "@svc/generated/routes";
import { MESSAGES, queueMessages, withdrawMessages } from "#accounts/messages";
import type { Ctx } from "#platform/context";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { maskedPhone } from "#platform/values/phone";
import { wakeWorkers } from "#platform/work/worker";
import { findPrograms } from "#rewards/programs";
import type { RewardLinkRow } from "#rewards/reward-links";
import { lockGuard } from "./guard/guards.ts";
import { passGuards } from "./guard/pass-guards.ts";
import { refuseClaimed, refuseEnded } from "./guard/refuse-ended.ts";
import { type ClaimCodeCreate, readClaimPhone, readShownChallenge } from "./read-claim.ts";
import { RESEND_MS, refuseOften } from "./refuse-often.ts";
import { CODE_VALID_MS, codeHashOf, phoneHashOf } from "./rows/codes.ts";
import { claimCodes } from "./rows/tables.ts";

/** Every code of test mode, where no text arrives. Source: docs/guides/test-mode.md. */
const TEST_CODE = "000000";
const CODES = 1_000_000;

/**
 * Texts a claim code to a number that may claim a link. The answer is the same for any other
 * number, and as much is written and taken back meanwhile, so that it takes as long.
 *
 * Refuses: `invalid_phone`, `claim_revoked`, `claim_expired`, `claim_used`, `claim_locked`,
 * `challenge_required`, `challenge_failed`, `claim_code_limit`.
 * Writes: claim_codes, claim_attempts, claim_challenges, messages.
 */
export async function sendCode(
  ctx: Ctx,
  link: RewardLinkRow,
  body: ClaimCodeCreate,
): Promise<Schemas["ClaimCode"]> {
  const phone = readClaimPhone(body);
  refuseEnded(link, ctx.now);
  refuseClaimed(link);
  const shown = { phone, code: null, challenge: readShownChallenge(body) };
  await passGuards(ctx, link, shown, { is_claim: false });
  await ctx.transact("send a claim code", (tx) => writeCode(tx, ctx, link, phone));
  wakeWorkers(MESSAGES);
  return {
    object: "claim_code",
    created: unixSeconds(ctx.now),
    livemode: ctx.account.mode === "live",
    sent: true,
    to_masked: maskedPhone(phone),
    expires_in: CODE_VALID_MS / 1_000,
    resend_in: RESEND_MS / 1_000,
  };
}

/** Refuses: `claim_code_limit`. */
async function writeCode(tx: Tx, ctx: Ctx, link: RewardLinkRow, phone: string): Promise<void> {
  const { account, now, config } = ctx;
  const { account_id, id: link_id } = link;
  await lockGuard(tx, link);
  await refuseOften(tx, ctx, link, phone);
  const code = account.mode === "test" ? TEST_CODE : newCode();
  const of = { link_id, phone };
  const [phone_hash, code_hash] = [phoneHashOf(of, config), codeHashOf(of, code, config)];
  const row = { account_id, link_id, id: mintId(now), phone_hash, code_hash, created: now };
  await insertMany(tx, claimCodes, [row]);
  const sender = await senderOf(tx, ctx, link);
  const text = `${sender}: your code is ${code}. It is valid for 10 minutes.`;
  const ids = await queueMessages(tx, [
    {
      ...{ account_id, mode: account.mode, channel: "sms", purpose: "claim_code", send_id: null },
      ...{ recipient: phone, subject: null, text, plays: null, created: now },
      seal_with: config.secret_key,
    },
  ]);
  await withdrawMessages(tx, account_id, mayHaveCode(link, phone) ? [] : ids);
}

/** Of a link that asks for no code, a code would be a text for nothing. */
function mayHaveCode({ bind, phone_hint }: RewardLinkRow, phone: string): boolean {
  return bind === "otp" && (phone_hint === null || phone_hint === phone);
}

async function senderOf(tx: Tx, { account }: Ctx, { program_id }: RewardLinkRow): Promise<string> {
  const [program] = await findPrograms(tx, account.id, [program_id]);
  return program?.branding.display_name ?? account.statement_descriptor;
}

function newCode(): string {
  return String(randomInt(CODES)).padStart(String(CODES).length - 1, "0");
}
