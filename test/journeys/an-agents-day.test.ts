/** The day of an assistant that sells for a shop: over REST, in test mode, as its guide tells. */
import { expect, it } from "vitest";
import {
  agentOf,
  approve,
  askFor,
  askRewardAs,
  KNOWN,
  reject,
  requested,
  requestedReward,
  STRANGE,
} from "../kit/agents.ts";
import { drain, pass } from "../kit/drain.ts";
import { given, type KeyInHand, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { approver, PIN } from "../kit/members.ts";
import { testServer } from "../kit/server.ts";

it("asks, sells, is held, is approved, is refused, and pays once for what it tries twice", async () => {
  const shop = await given.organisation();
  const agent = await agentOf(shop);
  const { body: products } = await agent.api.listProducts({});
  expect(products.data.length).toBeGreaterThan(0);
  const first = { client_reference: "agent-1", amount: "4.00" };
  const { body: sold } = await askFor(agent, first);
  const { body: again } = await askFor(agent, first);
  expect([sold.object, again.id]).toEqual(["send", sold.id]);

  const driver = { client_reference: "agent-2", amount: "25.00", target: STRANGE };
  const held = await requested(agent, driver);
  expect(held).toMatchObject({ why: "both", threshold: { used_24h: "4.00" } });
  expect((await requested(agent, driver)).id).toBe(held.id);
  const owner = await approver(shop);
  const decision = { path: { approval_id: held.id }, body: { pin: PIN } };
  expect((await owner.api.approveApproval(decision)).body.decided_by).toBe(owner.id);
  const { body: made } = await askFor(agent, driver);
  expect(made).toMatchObject({ object: "send", approval: held.id, amount: "25.00" });

  const refused = await requested(agent, { target: "0778888888", client_reference: "agent-3" });
  await owner.api.rejectApproval({ path: { approval_id: refused.id } });
  const path = { approval_id: refused.id };
  expect((await agent.api.getApproval({ path })).body.status).toBe("rejected");
  await rewardsInBetween(shop, agent);

  const wrong = await askFor(agent, { target: KNOWN, amount: "0.01" });
  expect(wrong.error?.code).toBe("amount_out_of_range");

  for (let step = 0; step < 4; step += 1) await pass(shop);
  await drain(shop);
  const { body: sends } = await agent.api.listSends({});
  expect(sends.data.map(({ amount, status }) => [amount, status])).toEqual([
    ["2.00", "delivered"],
    ["25.00", "delivered"],
    ["4.00", "delivered"],
  ]);
  const { body: rewards } = await agent.api.listRewards({});
  expect(rewards.data.map(({ status, approval }) => [status, approval?.slice(0, 4)])).toEqual([
    ["delivered", "apr_"],
  ]);
  expect((await shop.api.getCredit()).body.USD.available).toBe("969.00");
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
});

/** The agent has used its threshold up, so each reward waits: one is given, one is not. */
async function rewardsInBetween(shop: Organisation, agent: KeyInHand): Promise<void> {
  const { id: program } = await given.activeProgram(shop, {
    ...{ default_amount: "2.00", funding: "pay_as_you_go" },
  });
  const survey = { completion_id: "survey-7", reason: "Tendai answered every question." };
  const gift = await requestedReward(agent, program, survey);
  expect(gift).toMatchObject({ action: "reward", why: "over_threshold", amount: "2.00" });
  expect((await requestedReward(agent, program, survey)).id).toBe(gift.id);
  const { body: approved } = await approve(shop, gift.id);
  const { body: reward } = await askRewardAs(agent, program, survey);
  expect(reward).toMatchObject({ object: "reward", id: approved.result, approval: gift.id });
  const other = await requestedReward(agent, program, { completion_id: "survey-8" });
  await reject(shop, other.id);
  const repeated = await askRewardAs(agent, program, { completion_id: "survey-8" });
  expect(repeated.body).toMatchObject({ id: other.id, status: "rejected" });
}
