/** What happens to programs, and to what they give. */
import { reported } from "../../kit/activities.ts";
import { drain, pass } from "../../kit/drain.ts";
import { askReward, madeReward } from "../../kit/give.ts";
import { given } from "../../kit/given.ts";
import { madeLink } from "../../kit/links.ts";
import { qualify, referred } from "../../kit/refer.ts";
import { ruleOf, setRules } from "../../kit/rules.ts";
import type { Cause } from "./cause.ts";

const DAY_SECONDS = 86_400;

export const REWARDS: readonly Cause[] = [
  {
    by: "a program that reserves its budget, and is activated, paused and closed",
    events: [
      ...(["program.activated", "program.paused", "program.closed"] as const),
      ...(["credit.reserved", "credit.released"] as const),
    ],
    async act(shop) {
      const path = { program_id: (await given.activeProgram(shop, { funding: "reserve" })).id };
      await shop.api.pauseProgram({ path });
      await shop.api.closeProgram({ path });
    },
  },
  {
    by: "a budget that is cut to what is held, and raised again",
    events: ["program.budget.low", "program.exhausted", "program.reactivated"],
    async act(shop) {
      const path = { program_id: (await given.activeProgram(shop)).id };
      await madeReward(shop, path.program_id, { hold: true, amount: "3.00" });
      await shop.api.updateProgram({ path, body: { budget: "3.00" } });
      await shop.api.updateProgram({ path, body: { budget: "9.00" } });
    },
  },
  {
    by: "rewards in escrow: released, voided, and left alone for a week; one comes twice",
    events: [
      ...(["reward.created", "reward.held", "reward.released", "reward.delivered"] as const),
      ...(["reward.voided", "reward.expired", "reward.duplicate"] as const),
    ],
    async act(shop) {
      const hold = { mode: "escrow", expires_after: "7d" };
      const { id: program } = await given.activeProgram(shop, { hold });
      const completion_id = "order-5512";
      const released = await madeReward(shop, program, { completion_id });
      await askReward(shop, program, { completion_id });
      const voided = await madeReward(shop, program);
      await madeReward(shop, program);
      await shop.api.releaseReward({ path: { reward_id: released.id } });
      await shop.api.voidReward({ path: { reward_id: voided.id } });
      await drain(shop);
      await pass(shop);
      await pass(shop, { seconds: 7 * DAY_SECONDS });
    },
  },
  {
    by: "a reward that is reviewed, and rejected",
    events: ["review.opened", "review.resolved", "reward.rejected"],
    async act(shop) {
      const { id: program } = await given.activeProgram(shop, { hold: { mode: "review" } });
      const { review } = await madeReward(shop, program);
      await shop.api.rejectReview({ path: { review_id: String(review) }, body: { note: "No." } });
    },
  },
  {
    by: "a reward for a phone number ending in 0002",
    events: ["reward.failed"],
    async act(shop) {
      const { id: program } = await given.activeProgram(shop);
      await madeReward(shop, program, { recipient: { phone: "0771230002" } });
      await drain(shop);
      await pass(shop);
    },
  },
  {
    by: "POST /test/reward-links/{link_id}/claim, and links that nobody claims",
    events: [
      ...(["reward_link.created", "reward_link.opened", "reward_link.claimed"] as const),
      ...(["reward_link.revoked", "reward_link.expired"] as const),
    ],
    async act(shop) {
      const { id: program } = await given.activeProgram(shop);
      const [claimed, revoked] = [await madeLink(shop, program), await madeLink(shop, program)];
      await madeLink(shop, program);
      const body = { phone: "0771234567" };
      await shop.api.claimTestRewardLink({ path: { link_id: claimed.id }, body });
      await shop.api.revokeRewardLink({ path: { link_id: revoked.id } });
      await pass(shop, { seconds: 90 * DAY_SECONDS });
    },
  },
  {
    by: "a referral that is qualified",
    events: ["referral.qualified"],
    act: async (shop) => qualify(shop, (await referred(shop)).id),
  },
  {
    by: "an activity that a rule matches",
    events: ["activity.rule_matched"],
    async act(shop) {
      const { id: program } = await given.activeProgram(shop);
      await setRules(shop, program, [ruleOf()]);
      await reported(shop);
    },
  },
];
