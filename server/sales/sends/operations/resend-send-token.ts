import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import { MESSAGES } from "#accounts/messages";
import { causedBy, emit, eventOf } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { unixSeconds } from "#platform/time/instants";
import { nationalOf } from "#platform/values/phone";
import { wakeWorkers } from "#platform/work/worker";
import { drawResend } from "../messages/draw-resend.ts";
import { resendMessages } from "../messages/notify-customers.ts";
import { lockSend } from "../rows/queries.ts";
import { refuseMissingSend, sendIdOfPath } from "../rows/send-of-path.ts";
import type { SendRow } from "../rows/tables.ts";
import { unreportedOf } from "../unreported.ts";

/** Sends a token to the customer again, to the number and the address of the sale. */
export async function resendSendToken(
  ctx: Ctx,
  { path }: Input<"resendSendToken">,
): Promise<Answer<"resendSendToken">> {
  const { account } = ctx;
  const send_id = sendIdOfPath(path.send_id);
  const { send, remaining } = await ctx.transact("send a token again", async (tx) => {
    await lockClocksForShare(tx, [account.id]);
    const found = await lockSend(tx, { account_id: account.id, id: send_id });
    const locked = found ?? (await refuseMissingSend(tx, { account, send_id }));
    const phone = phoneOf(locked);
    const left = await draw(tx, locked, phone);
    await resend(ctx, tx, locked);
    return { send: locked, remaining: left };
  });
  wakeWorkers(MESSAGES);
  return { status: 202, body: presentResend(ctx, send, remaining) };
}

/** Only a send with a token has a recipient for it. */
function phoneOf({ status, power }: SendRow): string {
  const phone = power?.tokens.length ? power.token_phone : null;
  if (phone !== null) return phone;
  const message =
    power === null ? "Only power sends have a token." : `This send has no token; it is ${status}.`;
  return refuse("token_not_available", { message });
}

async function draw(tx: Tx, { account_id, id: send_id }: SendRow, phone: string): Promise<number> {
  const ration = await drawResend(tx, { account_id, send_id, phone });
  if (ration.is_drawn) return ration.remaining;
  const { window, limit, retry_after } = ration;
  return refuse("token_resend_limit", {
    message: `${SPENT[window]}; wait ${retry_after} s.`,
    retry_after,
    meta: { window, limit },
  });
}

const SPENT = {
  minute: "A token is sent again once a minute",
  send: "A token is sent again three times in 24 hours",
  phone: "A number gets ten tokens again in 24 hours",
} as const;

async function resend(ctx: Ctx, tx: Tx, before: SendRow): Promise<void> {
  const { account, config, now: at } = ctx;
  const { mode } = account;
  const { secret_key } = config;
  const after = await resendMessages(tx, { send: before, at, mode, secret_key });
  await emit(tx, [
    eventOf("send.token_resent", "snd", after, {
      previous_attributes: unreportedOf({ before, after, at }),
      created: at,
      request: causedBy(ctx),
    }),
  ]);
}

function presentResend({ account, now }: Ctx, send: SendRow, remaining_today: number) {
  const [prefix, , last] = nationalOf(send.power?.token_phone ?? "").split(" ");
  const email = send.power?.token_email ?? null;
  return {
    object: "token_resend" as const,
    created: unixSeconds(now),
    livemode: account.mode === "live",
    send: formatId("snd", send.id),
    channels: email !== null ? ["sms" as const, "email" as const] : ["sms" as const],
    to_masked: `${prefix} *** ${last}`,
    email_masked: email === null ? null : maskedEmail(email),
    status: "queued" as const,
    remaining_today,
  };
}

/** `t***@example.com`: who it is stays recognisable to the customer alone. */
function maskedEmail(address: string): string {
  const at = address.lastIndexOf("@");
  return `${address.slice(0, 1)}***${address.slice(at)}`;
}
