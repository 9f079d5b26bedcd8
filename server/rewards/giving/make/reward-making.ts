import type { LockedClock } from "#accounts/account";
import type { ReservationCause } from "#money/credit";
import type { RewardRow } from "#rewards/rewards";
import type { RewardActor, RewardInput } from "../asked/reward-input.ts";
import type { JudgedReward } from "../judge/judge-candidates.ts";
import type { Confirmation } from "./confirm-reward.ts";

/** What is at hand while a reward is made that nothing of its own program refuses. */
export interface RewardMaking {
  readonly actor: RewardActor;
  readonly cause: ReservationCause;
  readonly input: RewardInput;
  readonly judged: JudgedReward;
  readonly clock: LockedClock;
  /** Uuid. */
  readonly reward_id: string;
  /** Uuid; a person who was new is registered by now. */
  readonly recipient_id: string;
  readonly confirmed: Confirmation;
  /** The reward that waited for this claim, locked; null where the reward is new. */
  readonly waiting: RewardRow | null;
  /** Place among what rules count with it; null of what none counts. */
  readonly position: number | null;
}
