import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx, Currency } from "#platform/context";
import { refuse } from "#platform/refusal";
import { listOfPage } from "#platform/wire/page";
import { type ObservedPlace, readObserved } from "../observed.ts";
import { presentObservation } from "../present.ts";

const DAYS = 90;
const LIMIT = 20;
/** A day, and the mark of a purchase on it. */
const CURSOR = /^(\d{4}-\d{2}-\d{2})\.([0-9a-f]{16})$/;

/**
 * Lists the purchases behind the observed price, without their buyers.
 *
 * Refuses: `invalid_cursor`.
 */
export async function listPowerObservations(
  ctx: Ctx,
  { query }: Input<"listPowerObservations">,
): Promise<Answer<"listPowerObservations">> {
  const currency = query.currency.toUpperCase() as Currency;
  const { days = DAYS, limit = LIMIT } = query;
  const watch = { mode: ctx.account.mode, currency, now: ctx.now, days };
  const after = query.starting_after === undefined ? null : readCursor(query.starting_after);
  const found = await ctx.read((read) => readObserved(read, { ...watch, limit: limit + 1, after }));
  const rows = found.slice(0, limit);
  const has_more = found.length > limit;
  const last = rows.at(-1);
  const next_cursor = has_more && last !== undefined ? `${last.day}.${last.mark}` : null;
  const data = rows.map((purchase) => presentObservation(purchase, { currency, asked: ctx }));
  const page = { rows, has_more, next_cursor };
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}

function readCursor(written: string): ObservedPlace {
  const [, day, mark] = CURSOR.exec(written) ?? [];
  if (day !== undefined && mark !== undefined) return { day, mark };
  return refuse("invalid_cursor", {
    param: "starting_after",
    message: "`starting_after` must be the `next_cursor` of a page of this list.",
  });
}
