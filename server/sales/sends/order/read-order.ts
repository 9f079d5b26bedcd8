import type { Ctx } from "#platform/context";
import { refusalOfFields, refuse } from "#platform/refusal";
import type { SendOrder } from "./order.ts";
import { readSale } from "./read-sale.ts";
import type { SendCreate } from "./type-of.ts";

/**
 * Reads a sale from the wire: the one place where its text becomes money, phone and time.
 *
 * Refuses: `not_implemented` for the parts of a sale that are still to come, else every wrong
 * field at once. Source: spec/sales/sends/create.tsp.
 */
export function readOrder(ctx: Ctx, body: SendCreate): SendOrder {
  refuseWhatIsToCome(body);
  const { order, wrong } = readSale(ctx, body);
  const [first, ...rest] = wrong;
  if (first !== undefined) throw refusalOfFields([first, ...rest]);
  return order;
}

/** The parts of a sale that belong to programs. */
function refuseWhatIsToCome(body: SendCreate): void {
  if (body.program != null) refuseToCome("program", "`program`");
}

function refuseToCome(param: string, what: string): never {
  return refuse("not_implemented", {
    param,
    message: `\`${param}\`: ${what} is not available yet.`,
  });
}
