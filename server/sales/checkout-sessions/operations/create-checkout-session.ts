import type { Answer, Input } from "@svc/generated/routes";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { Refusal } from "#platform/refusal";
import { surchargeOf } from "#platform/values/money";
import {
  bindReference,
  findReference,
  fitUnpaidSale,
  paidSessionOf,
  referenceInUse,
  type UsedReference,
} from "#sales/sends";
import { feeBpsOf } from "../make/fee-of.ts";
import { readSession, type SessionInput } from "../make/read-session.ts";
import { writeSession } from "../make/write-session.ts";
import { presentSession } from "../present.ts";
import { findSessions } from "../rows/queries.ts";

type CreateAnswer = Answer<"createCheckoutSession">;

/** Creates a page where a customer pays; everything is checked before, and nothing is charged. */
export async function createCheckoutSession(
  ctx: Ctx,
  { body }: Input<"createCheckoutSession">,
): Promise<CreateAnswer> {
  const input = readSession(ctx, body);
  const surcharge_bps = feeBpsOf(ctx, input.order);
  const used = await ctx.read((read) => findReference(read, nameOf(ctx, input)));
  if (used !== null) {
    return await ctx.transact("answer a checkout session", (tx) =>
      once(ctx, tx, () => answerUsed(ctx, tx, used)),
    );
  }
  const sale = await fitUnpaidSale(ctx, input.order);
  const paid = paidSessionOf(input.order);
  if (paid === null) throw new Error("A customer pays for no sale that draws Credit.");
  const fee_minor = surchargeOf(sale.amount_minor, { surcharge_bps });
  return await ctx.transact("create a checkout session", (tx) =>
    once(ctx, tx, async (): Promise<CreateAnswer> => {
      const object = { object_prefix: "cs", object_id: paid.checkout_session_id } as const;
      const name = { ...nameOf(ctx, input), ...object, request_id: ctx.request_id };
      const held = await bindReference(tx, name);
      if (held !== null) return await answerUsed(ctx, tx, held);
      const row = await writeSession(tx, ctx, { input, sale, paid, fee_minor });
      return { status: 201, body: presentSession(row, ctx) };
    }),
  );
}

function nameOf({ account }: Ctx, { client_reference: reference }: SessionInput) {
  return { account_id: account.id, reference };
}

/**
 * The session that has the reference already.
 *
 * Refuses: `reference_in_use`, where something else has it.
 */
async function answerUsed(ctx: Ctx, from: Read | Tx, used: UsedReference): Promise<CreateAnswer> {
  const { object_prefix, object_id, request_id } = used;
  if (object_prefix !== "cs") {
    const { code, detail } = referenceInUse(object_prefix, object_id);
    throw new Refusal(code, detail);
  }
  const [row] = await findSessions(from, ctx.account.id, [object_id]);
  if (row === undefined) throw new Error(`no row for session ${object_id}, which is named`);
  const original = formatId("req", request_id);
  const headers = { "Idempotent-Replayed": "true", "Original-Request": original };
  return { status: 200, body: presentSession(row, ctx), headers };
}
