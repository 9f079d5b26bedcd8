import { parseId } from "@svc/server/platform/ids.ts";
import { expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { givenReview, givenReward } from "../../kit/rewards.ts";

it("shows why a reward is under review, and the reward itself when asked", async () => {
  const shop = await given.organisation();
  const program = (await given.activeProgram(shop)).id;
  const earlier = await givenReward(shop, program);
  const { review, reward } = await givenReview(shop, program, {
    ...{ risk: "medium", reasons: ["velocity_phone", "new_recipient"] },
    ...{ related_count: 3, related_blocked_count: 1 },
    related_reward_ids: [parseId("rwd", earlier) ?? ""],
  });
  const path = { review_id: review };
  const { status, body } = await shop.api.getReview({ path });
  expect(status).toBe(200);
  expect(body).toEqual({
    ...{ id: review, object: "review", created: body.created, livemode: false },
    ...{ program, reward, status: "open", risk: "medium" },
    reasons: ["velocity_phone", "new_recipient"],
    related: { count: 3, blocked_count: 1, reward_ids: [earlier] },
    ...{ decided_by: null, decided_at: null, resolution: null, note: null },
  });
  const query = { expand: ["reward"] } as never;
  const { body: whole } = await shop.api.getReview({ path, query });
  expect(whole.reward).toMatchObject({ id: reward, held_reason: "review", review });
  const stranger = await given.stranger();
  await expectRefusal(await stranger.api.getReview({ path }), "resource_missing");
});
