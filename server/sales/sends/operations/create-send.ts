import type { Answer, Input } from "@svc/generated/routes";
import { ReplayNeeded } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import type { JudgedOutcome, SendOrder } from "../order/order.ts";
import { readOrder } from "../order/read-order.ts";
import { confirmOrder } from "../place/confirm-order.ts";
import { refuseOrder } from "../place/refuse-order.ts";
import { placeSend } from "../place/send-batcher.ts";
import { validateSend } from "../place/validate-send.ts";
import { presentSend } from "../present/present.ts";
import { findSends } from "../rows/queries.ts";

/** Sells airtime, data or power: send, charge and work are committed before the answer. */
export async function createSend(
  ctx: Ctx,
  { body }: Input<"createSend">,
): Promise<Answer<"createSend">> {
  const order = readOrder(ctx, body);
  if (body.validate_only === true) return { status: 200, body: await validateSend(ctx, order) };
  return await answerOf(ctx, order, await placeSend(ctx, await confirmOrder(ctx, order)));
}

async function answerOf(
  ctx: Ctx,
  order: SendOrder,
  outcome: JudgedOutcome,
): Promise<Answer<"createSend">> {
  switch (outcome.kind) {
    case "placed":
      return { status: 202, body: presentSend(outcome.row, ctx) };
    case "existing":
      return await answerExisting(ctx, outcome);
    case "replay":
      throw ReplayNeeded;
    case "refused":
      return await refuseOrder(ctx, order, outcome.refusal);
    case "busy":
      throw new Error("an order placed on its own was returned as busy");
  }
}

async function answerExisting(
  ctx: Ctx,
  { send_id, request_id }: Extract<JudgedOutcome, { kind: "existing" }>,
): Promise<Answer<"createSend">> {
  const [row] = await ctx.read((read) => findSends(read, ctx.account.id, [send_id]));
  if (row === undefined) throw new Error(`no row for send ${send_id}, which holds the reference`);
  const headers = {
    "Idempotent-Replayed": "true",
    "Original-Request": formatId("req", request_id),
  };
  return { status: 200, body: presentSend(row, ctx), headers };
}
