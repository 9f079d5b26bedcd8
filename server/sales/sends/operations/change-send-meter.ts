import type { Answer, Input } from "@svc/generated/routes";
import { confirmMeter } from "#catalogue/meters";
import { findBlocked } from "#directory/blocklist";
import { audit } from "#journal/audit-log";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { Refusal, refuse } from "#platform/refusal";
import { moveToMeter, type PowerSend } from "../order/move-to-meter.ts";
import { refuseOrder } from "../place/refuse-order.ts";
import { presentSend } from "../present/present.ts";
import type { ConfirmedFacts } from "../rows/power-facts.ts";
import { findSends, lockSend } from "../rows/queries.ts";
import { refuseOverRecipientCap } from "../rows/recipient-caps.ts";
import { refuseMissingSend, sendIdOfPath } from "../rows/send-of-path.ts";
import type { SendRow } from "../rows/tables.ts";

/** Sends power to another meter, as long as it waits; the meter is confirmed as for a sale. */
export async function changeSendMeter(
  ctx: Ctx,
  { path, body: { meter } }: Input<"changeSendMeter">,
): Promise<Answer<"changeSendMeter">> {
  const { account } = ctx;
  const send_id = sendIdOfPath(path.send_id);
  const waiting = await ctx.read(async (read) => {
    const [found] = await findSends(read, account.id, [send_id]);
    return found ?? (await refuseMissingSend(read, { account, send_id }));
  });
  refuseUnchangeable(ctx, waiting, meter);
  const is_blocked = await ctx.read((read) => isBlocked(read, account.id, meter));
  if (is_blocked) return await refuseOrder(ctx, { target: meter }, BLOCKED);
  const confirmed = await confirm(ctx, waiting, meter);
  return await ctx.transact("change a meter", (tx) =>
    once(ctx, tx, async () => {
      const found = await lockSend(tx, { account_id: account.id, id: send_id });
      const send = found ?? (await refuseMissingSend(tx, { account, send_id }));
      refuseUnchangeable(ctx, send, meter);
      if (await isBlocked(tx, account.id, meter)) throw new Refusal(BLOCKED.code, BLOCKED.detail);
      const changed = await change(ctx, tx, { send, meter, confirmed });
      return { status: 200 as const, body: presentSend(changed, ctx) };
    }),
  );
}

const BLOCKED = {
  code: "target_blocked",
  detail: { param: "meter", message: "`meter` is on the blocklist of this account." },
} as const;

async function isBlocked(from: Read | Tx, account_id: string, target: string): Promise<boolean> {
  return (await findBlocked(from, [{ account_id, target }])).size > 0;
}

/** The same rules apply before the utility is asked and again under the send's lock. */
function refuseUnchangeable({ key }: Ctx, send: SendRow, meter: string): asserts send is PowerSend {
  if (send.checkout_session_id !== null) {
    const message = "A customer has paid for the send. Correct the meter in its checkout session.";
    const resource = formatId("cs", send.checkout_session_id);
    refuse("resource_in_use", { message, resource });
  }
  if (send.status !== "scheduled" && send.status !== "queued") {
    const message =
      "The send has already been dispatched or has ended, so its meter cannot be changed.";
    refuse("already_sent", { message, meta: { status: send.status } });
  }
  if (send.power === null) {
    refuse("product_mismatch", {
      param: "meter",
      message: "`meter` can be changed on power sends only.",
    });
  }
  const allowed = key?.recipient_allowlist ?? [];
  if (allowed.length === 0 || allowed.includes(meter)) return;
  const message = "`meter` is not on the `recipient_allowlist` of this key.";
  refuse("recipient_not_allowed", { param: "meter", message });
}

/** What is queued waits for the utility, and is confirmed before it goes; so is best_effort. */
async function confirm(
  ctx: Ctx,
  { status, power, currency, target }: PowerSend,
  number: string,
): Promise<ConfirmedFacts | null> {
  if (status === "queued" || power.confirm !== "strict" || target === number) return null;
  const asked = { number, currency, param: "meter" };
  return (await confirmMeter(ctx, asked)).row;
}

async function change(
  ctx: Ctx,
  tx: Tx,
  { send, meter, confirmed }: { send: PowerSend; meter: string; confirmed: ConfirmedFacts | null },
): Promise<SendRow> {
  if (send.target === meter) return send;
  await refuseOverRecipientCap(tx, send, { target: meter, keys: keysOf(ctx, send) });
  const after = await moveToMeter(tx, ctx, { send, meter, confirmed });
  const object_id = formatId("snd", send.id);
  await audit(tx, ctx, [{ object_id, changes: { meter: [send.target, meter] } }]);
  return after;
}

/**
 * The send counts towards the caps of the key that made it, on the day it was made; the caller's
 * caps apply too.
 */
function keysOf({ key, now }: Ctx, { api_key_id, created }: SendRow) {
  const caller = key === null || key.id === api_key_id ? [] : [{ key_id: key.id, at: now }];
  return api_key_id === null ? caller : [{ key_id: api_key_id, at: created }, ...caller];
}
