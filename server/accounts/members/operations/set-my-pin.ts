import type { Answer, Input } from "@svc/generated/routes";
import { MESSAGES } from "#accounts/messages";
import { audit } from "#journal/audit-log";
import type { Ctx, MemberFacts } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { formatId } from "#platform/ids";
import { Refusal, refuse } from "#platform/refusal";
import { wakeWorkers } from "#platform/work/worker";
import { hashPin } from "../pin/hash-pin.ts";
import { isPinCode, pinCodeHashOf, tryPinCode, useUpPinCode } from "../pin/pin-codes.ts";
import { countAttempt, lockPinGuard, refusalOfLocked, writeGuard } from "../pin/pin-guard.ts";
import { type CountedAttempt, judgeAttempt } from "../pin/prove-pin.ts";
import { refuseWeakPin } from "../pin/refuse-weak-pin.ts";
import { tellOfPin } from "../pin/tell-of-pin.ts";
import { presentMember } from "../present.ts";
import { signedIn } from "../signed-in.ts";

type PinSet = Input<"setMyPin">["body"];

/** A PIN that replaces a forgotten one approves nothing for this time. */
const REPLACED_MS = 12 * 3_600_000;

/** What a request to set a PIN was found to be, with its guesses counted. */
interface Checked {
  /** The current PIN, which is yet to be judged; null where it is not asked for. */
  readonly counted: CountedAttempt | null;
  readonly code_hash: string;
  /** The hash that the guard had; who finds another one in its place has come too late. */
  readonly before: string | null;
}

/** Sets or changes the payment PIN of whoever is signed in. */
export async function setMyPin(ctx: Ctx, { body }: Input<"setMyPin">): Promise<Answer<"setMyPin">> {
  const member = signedIn(ctx);
  const { pin, current_pin = null } = body;
  refuseWeakPin(pin);
  const checked = await ctx.record((tx) => check(tx, ctx, member, body));
  if (checked instanceof Refusal) throw checked;
  const { counted } = checked;
  if (counted !== null && current_pin !== null) {
    await judgeAttempt(ctx, member, { pin: current_pin, param: "current_pin", counted });
  }
  const sealed_hash = await hashPin(pin, member.id, ctx.config);
  await ctx.transact("set a payment PIN", (tx) => keep(tx, ctx, member, { sealed_hash, checked }));
  wakeWorkers(MESSAGES);
  return { status: 200, body: presentMember(member, { account: ctx.account, pin_set: true }) };
}

/**
 * Counts the try of the code and, if that is right, the attempt at the current PIN: neither is
 * given back, whatever becomes of the request.
 */
async function check(
  tx: Tx,
  { config }: Ctx,
  member: MemberFacts,
  { current_pin = null, password_or_otp: code }: PinSet,
): Promise<Checked | Refusal> {
  const guard = await lockPinGuard(tx, member);
  const locked = await refusalOfLocked(tx, guard);
  if (locked !== null) return locked;
  const { sealed_hash: before } = guard;
  const is_code = isPinCode(code);
  if (before !== null && current_pin === null && !is_code) {
    return new Refusal("pin_required", { param: "current_pin" });
  }
  const code_hash = pinCodeHashOf(code, member, config);
  const nothing = { is_right: false, attempts_left: 0 };
  const tried = is_code ? await tryPinCode(tx, member, code_hash) : nothing;
  if (!tried.is_right) return wrongCode(tried.attempts_left);
  if (before === null || current_pin === null) return { counted: null, code_hash, before };
  const attempts_left = await countAttempt(tx, guard);
  return { counted: { sealed: before, attempts_left }, code_hash, before };
}

function wrongCode(attempts_left: number): Refusal {
  return new Refusal("pin_invalid", { param: "password_or_otp", meta: { attempts_left } });
}

/** Of two that come with one code at the same time, the second finds it used. */
async function keep(
  tx: Tx,
  ctx: Ctx,
  member: MemberFacts,
  { sealed_hash, checked }: { sealed_hash: string; checked: Checked },
): Promise<void> {
  const guard = await lockPinGuard(tx, member);
  const { before, counted, code_hash } = checked;
  if (guard.sealed_hash !== before) refuse("concurrent_update", { retry_after: 1 });
  if (!(await useUpPinCode(tx, member, code_hash))) throw wrongCode(0);
  const is_replaced = before !== null && counted === null;
  const approves_from = is_replaced
    ? (await transactionTime(tx)) + REPLACED_MS
    : guard.approves_from;
  const kept = { sealed_hash, approves_from, attempts: 0, locked_until: null };
  await writeGuard(tx, guard, kept);
  await tellOfPin(tx, ctx, member, { is_replaced });
  const object_id = formatId("mem", member.id);
  const note = is_replaced ? "Without the current PIN." : undefined;
  const changes = { pin_set: [before !== null, true] };
  await audit(tx, ctx, [{ object_id, changes, ...(note && { note }) }]);
}
