/** Rewards that wait for their claims. */
import type { Schemas } from "@svc/generated/routes";
import type { KeyInHand } from "./given.ts";

/** A reward that anybody can claim who has its link. */
export const OPEN = { delivery: "link", link: { bind: "none" } };

/** The link of a reward, with its token where the caller may see it. */
export async function linkOf(
  { api }: Pick<KeyInHand, "api">,
  { id: reward_id }: Pick<Schemas["Reward"], "id">,
): Promise<Schemas["RewardLink"]> {
  const query = { expand: ["link" as const] };
  const { body } = await api.getReward({ path: { reward_id }, query });
  return body.link as Schemas["RewardLink"];
}
