import type { LockedClock } from "#accounts/account";
import type { NewContacts } from "#directory/recipients";
import type { IdempotencyKey } from "#platform/context";
import type { ProgramRefusal, ProgramRow } from "#rewards/programs";
import type { RewardRow } from "#rewards/rewards";
import type { JudgedReward } from "../judge/judge-candidates.ts";
import type { RewardActor, RewardInput } from "../read/reward-input.ts";

/** What is at hand while a reward is made that nothing of its own program refuses. */
export interface RewardMaking {
  readonly actor: RewardActor;
  readonly input: RewardInput;
  readonly idempotency: IdempotencyKey | null;
  readonly judged: JudgedReward;
  /** Locked; as the rewards of its set that were made before have left it. */
  readonly program: ProgramRow;
  readonly clock: LockedClock;
  /** Uuid. */
  readonly reward_id: string;
  /** Uuid. */
  readonly recipient_id: string;
  /** The person, who is registered with the reward; no row where the account has the recipient. */
  readonly registered: NewContacts;
  /** The reward that waited for this claim, locked; null where the reward is new. */
  readonly waiting: RewardRow | null;
  /** Place among what rules count with it; null of what none counts. */
  readonly position: number | null;
}

/** A reward that waits and was written, and its program as that has left it; or why it was not. */
export type WaitingOutcome =
  | { readonly kind: "made"; readonly row: RewardRow; readonly program: ProgramRow }
  | { readonly kind: "refused"; readonly refusals: readonly ProgramRefusal[] };
