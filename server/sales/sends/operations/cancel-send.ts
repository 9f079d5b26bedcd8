import type { Answer, Input } from "@svc/generated/routes";
import { causedBy } from "#journal/events";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { canMoveSend } from "../lifecycle.ts";
import { presentSend } from "../present/present.ts";
import { lockSend } from "../rows/queries.ts";
import { refuseMissingSend, sendIdOfPath } from "../rows/send-of-path.ts";
import type { SendRow } from "../rows/tables.ts";
import { closeSends } from "../settle/close-sends.ts";

/** Cancels a send that has not gone out and returns its Credit. */
export async function cancelSend(
  ctx: Ctx,
  { path }: Input<"cancelSend">,
): Promise<Answer<"cancelSend">> {
  const { account } = ctx;
  const send_id = sendIdOfPath(path.send_id);
  return await ctx.transact("cancel a send", (tx) =>
    once(ctx, tx, async () => {
      const found = await lockSend(tx, { account_id: account.id, id: send_id });
      const send = found ?? (await refuseMissingSend(tx, { account, send_id }));
      return { status: 200 as const, body: presentSend(await cancelled(ctx, tx, send), ctx) };
    }),
  );
}

async function cancelled(ctx: Ctx, tx: Tx, send: SendRow): Promise<SendRow> {
  if (send.reward_id !== null) {
    const message = "The send pays out a reward. Void the reward while nothing was sent for it.";
    refuse("resource_in_use", { message, resource: formatId("rwd", send.reward_id) });
  }
  if (send.checkout_session_id !== null) {
    const message = "A customer has paid for the send. Correct the meter in its checkout session.";
    const resource = formatId("cs", send.checkout_session_id);
    refuse("resource_in_use", { message, resource });
  }
  if (send.status === "cancelled_credited") return send;
  if (!canMoveSend(send.status, "cancelled_credited")) {
    const message = "The send has already been dispatched or has ended, so it cannot be cancelled.";
    refuse("already_sent", { message, meta: { status: send.status } });
  }
  const request = causedBy(ctx);
  const closing = { send, to: "cancelled_credited", at: ctx.now } as const;
  const [row] = await closeSends(tx, [closing], { reactions: ctx.reactions, request });
  if (row === undefined) throw new Error(`no row for the closed send ${send.id}`);
  return row;
}
