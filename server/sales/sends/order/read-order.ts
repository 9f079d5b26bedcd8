import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { refuseWrong } from "#platform/wire/fields";
import type { SendOrder } from "./order.ts";
import { readSale } from "./read-sale.ts";
import type { SendCreate } from "./type-of.ts";

/**
 * Reads a sale from the wire: the one place where its text becomes money, phone and time.
 *
 * Refuses: every wrong field at once. Source: spec/sales/sends/create.tsp.
 */
export async function readOrder(ctx: Ctx, body: SendCreate): Promise<SendOrder> {
  const { order, wrong } = readSale(ctx, body);
  refuseWrong(wrong);
  return order.program_id === null ? order : await withProgram(ctx, order, order.program_id);
}

/** No program is ever deleted, so that it need not be looked for under a lock. */
async function withProgram(ctx: Ctx, order: SendOrder, program_id: string): Promise<SendOrder> {
  const id = formatId("prg", program_id);
  const found = await ctx.objects.present(ctx, [id]);
  return found.has(id) ? order : { ...order, is_program_unknown: true };
}
