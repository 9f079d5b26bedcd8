import type { ReservationCause } from "#money/credit";
import type { RewardActor } from "../read/reward-input.ts";

/** The actor of a reward, as the cause of what it does to the budget and the Credit behind it. */
export function causeOf({ account, now, request, key }: RewardActor): ReservationCause {
  return { account, now, request, api_key_id: key?.id ?? null };
}
