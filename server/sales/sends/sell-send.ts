import type { Answer } from "@svc/generated/routes";
import { findApprovals, presentApproval } from "#accounts/approvals";
import { ReplayNeeded } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import type { JudgedOutcome, SendOrder } from "./order/order.ts";
import { readOrder } from "./order/read-order.ts";
import type { SendCreate } from "./order/type-of.ts";
import { confirmOrder } from "./place/confirm-order.ts";
import { refuseOrder } from "./place/refuse-order.ts";
import { placeSend } from "./place/send-batcher.ts";
import { presentSend } from "./present/present.ts";
import { findSends } from "./rows/queries.ts";

/** What a request that sells is answered with. */
type SendAnswer = Answer<"createSend">;

/**
 * Sells what a request asks for, as `createSend` does, and answers it.
 *
 * Refuses: as spec/sales/sends/operations.tsp says of `createSend`. Writes: as `placeSend`.
 */
export async function sellSend(ctx: Ctx, body: SendCreate): Promise<SendAnswer> {
  const order = await readOrder(ctx, body);
  return await answerOf(ctx, order, await placeSend(ctx, await confirmOrder(ctx, order)));
}

async function answerOf(ctx: Ctx, order: SendOrder, outcome: JudgedOutcome): Promise<SendAnswer> {
  switch (outcome.kind) {
    case "placed":
      return { status: 202, body: presentSend(outcome.row, ctx) };
    case "held":
      return { status: 202, body: presentApproval(outcome.row, ctx) };
    case "existing":
      return await answerExisting(ctx, outcome);
    case "asked":
      return await answerRequested(ctx, outcome);
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
): Promise<SendAnswer> {
  const [row] = await ctx.read((read) => findSends(read, ctx.account.id, [send_id]));
  if (row === undefined) throw new Error(`no row for send ${send_id}, which holds the reference`);
  return { status: 200, body: presentSend(row, ctx), headers: repeatOf(request_id) };
}

/** The request of the agent as it is by now; what it became, once that is made, is `existing`. */
async function answerRequested(
  ctx: Ctx,
  { approval_id, request_id }: Extract<JudgedOutcome, { kind: "asked" }>,
): Promise<SendAnswer> {
  const [row] = await ctx.read((read) => findApprovals(read, ctx.account.id, [approval_id]));
  if (row === undefined) throw new Error(`no row for approval ${approval_id}`);
  return { status: 202, body: presentApproval(row, ctx), headers: repeatOf(request_id) };
}

function repeatOf(request_id: string) {
  return { "Idempotent-Replayed": "true", "Original-Request": formatId("req", request_id) };
}
