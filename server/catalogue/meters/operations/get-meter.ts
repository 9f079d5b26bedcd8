import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx, Currency } from "#platform/context";
import { confirmMeter } from "../confirm-meter.ts";
import { presentMeter } from "../present.ts";

/** Asks the utility who a meter belongs to. */
export async function getMeter(
  ctx: Ctx,
  { path, query }: Input<"getMeter">,
): Promise<Answer<"getMeter">> {
  const currency = (query.currency?.toUpperCase() ?? null) as Currency | null;
  const asked = { number: path.number, currency, param: "number" };
  const { row, source } = await confirmMeter(ctx, asked);
  const { account, now } = ctx;
  return { status: 200, body: presentMeter(row, { account, now, source }) };
}
