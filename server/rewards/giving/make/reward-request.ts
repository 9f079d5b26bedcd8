import type { IdempotencyKey } from "#platform/context";
import type { RewardActor, RewardInput } from "../read/reward-input.ts";
import type { Confirmation } from "./confirmation.ts";

/** A reward that is to be made, alone or with others of its program. */
export interface RewardRequest {
  readonly actor: RewardActor;
  readonly input: RewardInput;
  readonly confirmed: Confirmation;
  /** The key that the set locks and answers; null where the caller does. */
  readonly idempotency: IdempotencyKey | null;
}
