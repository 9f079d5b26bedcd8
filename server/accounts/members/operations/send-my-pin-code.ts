import { randomInt } from "node:crypto";
import type { Answer, Input } from "@svc/generated/routes";
import { draftsTo, MESSAGES, queueMessages } from "#accounts/messages";
import { audit } from "#journal/audit-log";
import type { Ctx, MemberFacts } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { unixSeconds } from "#platform/time/instants";
import { maskedPhone } from "#platform/values/phone";
import { wakeWorkers } from "#platform/work/worker";
import { keepPinCode } from "../pin/keep-pin-code.ts";
import { PIN_CODE_VALID_MS, pinCodeHashOf, pinCodesSince } from "../pin/pin-codes.ts";
import { lockPinGuard, refusalOfLocked } from "../pin/pin-guard.ts";
import { signedIn } from "../signed-in.ts";

const CODES = 1_000_000;
const MINUTE_MS = 60_000;
/** With five tries each, nobody guesses one. Source: spec/accounts/members/pin.tsp. */
const IN_A_DAY = 5;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Sends a code to whoever is signed in, with which they set a payment PIN. */
export async function sendMyPinCode(
  ctx: Ctx,
  _input: Input<"sendMyPinCode">,
): Promise<Answer<"sendMyPinCode">> {
  const member = signedIn(ctx);
  await ctx.transact("send a code for a payment PIN", (tx) => send(tx, ctx, member));
  wakeWorkers(MESSAGES);
  return {
    status: 200,
    body: {
      object: "pin_code",
      created: unixSeconds(ctx.now),
      livemode: ctx.account.mode === "live",
      phone_masked: member.phone === null ? null : maskedPhone(member.phone),
      is_mailed: member.email !== null,
      expires_in: PIN_CODE_VALID_MS / 1_000,
    },
  };
}

/** The guard is locked, so that codes asked for at once are counted one after the other. */
async function send(tx: Tx, ctx: Ctx, member: MemberFacts): Promise<void> {
  const locked = await refusalOfLocked(tx, await lockPinGuard(tx, member));
  if (locked !== null) throw locked;
  await refuseOften(tx, member);
  const code = String(randomInt(CODES)).padStart(String(CODES).length - 1, "0");
  await keepPinCode(tx, member, pinCodeHashOf(code, member, ctx.config));
  const minutes = PIN_CODE_VALID_MS / MINUTE_MS;
  const valid =
    `It is valid for ${minutes} minutes. ` +
    "If you did not request it, contact an owner. Do not share the code.";
  const says = "Your code to set a payment PIN";
  const drafts = draftsTo(member, {
    ...{ account_id: member.account_id, mode: "live", purpose: "pin_code" },
    text: `${says} is ${code}. ${valid}`,
    mail: {
      subject: "Your code",
      words: { preheader: `${says} is ${code}.`, lead: [`${says}:`], code, notes: [valid] },
    },
    ...{ created: await transactionTime(tx), seal_with: ctx.config.secret_key },
  });
  await queueMessages(tx, drafts);
  await audit(tx, ctx, [{ object_id: formatId("mem", member.id), changes: {} }]);
}

/** Refuses: `rate_limited`. */
async function refuseOften(tx: Tx, member: MemberFacts): Promise<void> {
  const now = await transactionTime(tx);
  const sent = await pinCodesSince(tx, member, { since: now - DAY_MS, limit: IN_A_DAY });
  const [newest] = sent;
  const oldest = sent[IN_A_DAY - 1];
  const next = Math.max(
    newest === undefined ? now : newest + MINUTE_MS,
    oldest === undefined ? now : oldest + DAY_MS,
  );
  if (next <= now) return;
  const retry_after = Math.ceil((next - now) / 1_000);
  const message = `Too many codes were requested; wait ${retry_after} s.`;
  refuse("rate_limited", { message, retry_after, meta: { policy: "pin_codes" } });
}
