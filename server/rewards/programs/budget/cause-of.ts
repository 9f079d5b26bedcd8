import { causedBy } from "#journal/events";
import type { ReservationCause } from "#money/credit";
import type { Ctx } from "#platform/context";

/** A request, as the cause of what it does to a budget and to the Credit behind it. */
export function causeOf(ctx: Ctx): ReservationCause {
  const { account, now, key } = ctx;
  return { account, now, request: causedBy(ctx), api_key_id: key?.id ?? null };
}
