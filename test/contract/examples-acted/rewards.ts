/** How the examples of rewards and reviews come about. */
import { parseId } from "@svc/server/platform/ids.ts";
import { reported } from "../../kit/activities.ts";
import { complete, signedProgram } from "../../kit/complete.ts";
import { drain } from "../../kit/drain.ts";
import { madeReward } from "../../kit/give.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { givenReview, givenReward } from "../../kit/rewards.ts";
import { setRules } from "../../kit/rules.ts";
import { runNow } from "../../kit/run-clock.ts";
import { sell } from "../../kit/sell.ts";
import type { Stages } from "./stages.ts";

const FIFTH_TIME = {
  ...{ name: "Fifth visit in a month", kind: "threshold", on: "activity", activity_name: "visit" },
  when: { all: [{ field: "metadata.branch", op: "eq", value: "mbare" }] },
  ...{ count: { times: 5, within: "30d" }, give: { amount: "1.00", type: "airtime" } },
};

/** Somebody who has been there four times, and is there again. */
async function fifthTime() {
  const { shop, program } = await running();
  await setRules(shop, program, [FIFTH_TIME]);
  await given.recipient(shop, { external_id: "loyalty-20231", phone: "0771234567" });
  const wanted = { recipient: "ext:loyalty-20231", metadata: { branch: "mbare" } };
  for (const _ of [1, 2, 3, 4]) await reported(shop, wanted);
  const priced = { activity_id: "pos-4-000871", value: "18.40", currency: "USD" };
  return { shop, last: () => reported(shop, { ...wanted, ...priced }) };
}

async function running(): Promise<{ shop: Organisation; program: string }> {
  const shop = await given.organisation();
  return { shop, program: (await given.activeProgram(shop)).id };
}

/** A reward of a survey that was sent and delivered. */
async function delivered() {
  const { shop, program } = await running();
  const send = await sell(shop, { amount: "1.00" });
  const { id: recipient } = await given.recipient(shop);
  const reward_id = await givenReward(shop, program, {
    ...{ status: "delivered", held_reason: null, send_id: parseId("snd", send.id) },
    ...{ completion_id: "survey-7-resp-20231", delivered_at: runNow() },
    ...{ recipient_id: parseId("rcp", recipient), metadata: { survey: "7" } },
  });
  return { api: shop.api, program, path: { reward_id } };
}

async function reviewed() {
  const { shop, program } = await running();
  const related = parseId("rwd", await givenReward(shop, program)) ?? "";
  const { review: review_id } = await givenReview(shop, program, {
    ...{ risk: "high", reasons: ["velocity_phone", "new_recipient"] },
    ...{ related_count: 3, related_blocked_count: 1, related_reward_ids: [related] },
  });
  return { api: shop.api, path: { review_id } };
}

/** A reward for a survey, of somebody whom the account knows by an own ID. */
async function surveyed() {
  const { shop, program } = await running();
  await given.recipient(shop, { external_id: "loyalty-20231", phone: "0771234567" });
  const named = { program, recipient: "ext:loyalty-20231" };
  const body = { ...named, completion_id: "survey-7-resp-20231", metadata: { survey: "7" } };
  return { shop, ask: () => shop.api.createReward({ body }) };
}

/** US$10.00 for an order, until it is paid. */
async function inEscrow() {
  const { shop, program } = await running();
  const { id } = await madeReward(shop, program, {
    ...{ completion_id: "order-5512", amount: "10.00", hold: true },
  });
  return { api: shop.api, path: { reward_id: id } };
}

export const REWARDS: Stages = {
  "createReward 201 US$1.00 of airtime for a survey": async () => (await surveyed()).ask(),
  "createReward 200 The same completion again": async () => {
    const { shop, ask } = await surveyed();
    await ask();
    await drain(shop);
    await shop.api.advanceTestClock({ body: { seconds: 10 } });
    await drain(shop);
    return ask();
  },
  "createReward 200 Validate a reward without giving it": async () => {
    const { shop, program } = await running();
    await given.recipient(shop, { external_id: "loyalty-20231", phone: "0771234567" });
    const named = { program, recipient: "ext:loyalty-20231" };
    const body = { ...named, completion_id: "survey-7-resp-20231", validate_only: true };
    return shop.api.createReward({ body });
  },
  "createReward 201 A reward that the person claims": async () => {
    const shop = await given.organisation();
    const { id: program } = await given.activeProgram(shop, { choices: ["airtime", "data"] });
    await given.recipient(shop, { external_id: "loyalty-20231", phone: "0771234567" });
    const named = { program, recipient: "ext:loyalty-20231", completion_id: "survey-8-resp-20231" };
    const body = { ...named, delivery: "choice" as const, link: { label: "Survey 8" } };
    return shop.api.createReward({ body: body as never });
  },
  "setProgramRules 200 A reward for the fifth visit": async () => {
    const { shop, program: program_id } = await running();
    return shop.api.setProgramRules({
      path: { program_id },
      body: { rules: [FIFTH_TIME] } as never,
    });
  },
  "listProgramRules 200 The active rules": async () => {
    const { shop, program: program_id } = await running();
    await setRules(shop, program_id, [FIFTH_TIME]);
    return shop.api.listProgramRules({ path: { program_id }, query: { active: true } });
  },
  "createCompletion 201 A survey was answered": async () => {
    const shop = await given.organisation();
    const asked = { completion_id: "survey-7-resp-20231", metadata: { survey: "7" } };
    return complete(shop, await signedProgram(shop), { phone: "0771234567", ...asked });
  },
  "createActivity 201 The fifth visit": async () => (await fifthTime()).last(),
  "createActivity 200 Reported again": async () => {
    const { last } = await fifthTime();
    await last();
    return last();
  },
  "listActivities 200 The visits of a customer": async () => {
    const { shop, last } = await fifthTime();
    await last();
    const query = { recipient: "ext:loyalty-20231", name: "visit", limit: 1 };
    return shop.api.listActivities({ query });
  },
  "getActivity 200 A visit that was rewarded": async () => {
    const { shop, last } = await fifthTime();
    const { id: activity_id } = (await last()).body;
    return shop.api.getActivity({ path: { activity_id } });
  },
  "releaseReward 200 Half of the amount held": async () => {
    const { api, path } = await inEscrow();
    return api.releaseReward({ path, body: { amount: "5.00" } });
  },
  "voidReward 200 Void a reward in escrow": async () => {
    const { api, path } = await inEscrow();
    return api.voidReward({ path });
  },
  "listRewards 200 Rewards that a program has delivered": async () => {
    const { api, program } = await delivered();
    return api.listRewards({ query: { program, status: "delivered" } });
  },
  "getReward 200 A delivered reward": async () => {
    const { api, path } = await delivered();
    return api.getReward({ path });
  },
  "listReviews 200 Reviews that need a decision": async () =>
    (await reviewed()).api.listReviews({ query: { status: "open" } }),
  "getReview 200 A number that is rewarded often": async () => {
    const { api, path } = await reviewed();
    return api.getReview({ path });
  },
  "approveReview 200 A legitimate reward": async () => {
    const { api, path } = await reviewed();
    const body = { note: "Called the customer; a new phone." };
    return api.approveReview({ path, body });
  },
  "rejectReview 200 A fraudulent reward": async () => {
    const { api, path } = await reviewed();
    const body = { note: "Six numbers from one handset." };
    return api.rejectReview({ path, body });
  },
};
