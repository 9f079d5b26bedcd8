import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx, Currency } from "#platform/context";
import { listOfAll } from "#platform/page";
import { readObserved } from "../observed.ts";
import { presentObservation } from "../present.ts";

const DAYS = 90;
const LIMIT = 20;

/** Lists the purchases behind the observed price, without their buyers. */
export async function listPowerObservations(
  ctx: Ctx,
  { query }: Input<"listPowerObservations">,
): Promise<Answer<"listPowerObservations">> {
  const currency = query.currency.toUpperCase() as Currency;
  const { days = DAYS, limit = LIMIT } = query;
  const watch = { mode: ctx.account.mode, currency, now: ctx.now, days };
  const seen = await ctx.read((read) => readObserved(read, { ...watch, limit }));
  const data = seen.map((purchase) => presentObservation(purchase, { currency, asked: ctx }));
  return { status: 200, body: listOfAll({ path: "/power/observations", data }) };
}
