import type { ErrorCode } from "@svc/generated/errors";
import type { Tx } from "#platform/db/transaction";
import { refusalOf } from "#platform/refusal";
import type { RewardActor, RewardInput } from "../read/reward-input.ts";
import { type MadeReward, makeReward } from "./make-reward.ts";

/**
 * Makes a reward for something that is kept whether it is rewarded or not, and returns why there is
 * none in place of refusing. The person is registered, and named by a reference, so that a refusal
 * has written nothing. A meter is confirmed before its token is bought.
 *
 * Throws `AuthorityChanged`. Writes: as `makeReward`.
 */
export async function offerReward(
  tx: Tx,
  actor: RewardActor,
  input: RewardInput,
): Promise<MadeReward | { readonly kind: "refused"; readonly code: ErrorCode }> {
  const making = makeReward(tx, actor, input, { confirmed: "later" });
  const refusal = await refusalOf(making);
  return refusal === null ? await making : { kind: "refused", code: refusal.code };
}
