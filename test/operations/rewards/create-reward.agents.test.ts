import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import {
  agentOf,
  approve,
  askFor,
  askRewardAs,
  KNOWN,
  requestedReward,
  STRANGE,
} from "../../kit/agents.ts";
import { drain, pass } from "../../kit/drain.ts";
import { mailsTo } from "../../kit/gateways.ts";
import { askReward, madeReward } from "../../kit/give.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const METER = "37140030000";

let contact_email: string;
let shop: Organisation;
let agent: KeyInHand;
let program: string;

beforeEach(async () => {
  contact_email = `${randomUUID()}@tuckshop.example`;
  shop = await given.organisation({ contact_email });
  agent = await agentOf(shop);
  ({ id: program } = await given.activeProgram(shop, { budget: "100.00" }));
});

async function objectOf(wanted: Record<string, unknown>): Promise<string> {
  return (await askRewardAs(agent, program, wanted)).body.object;
}

/** Nothing is spent, nobody is registered, and no event but the request's own is told. */
async function expectNothingGiven(): Promise<void> {
  for (const table of ["rewards", "sends", "recipients", "reviews", "reward_deadlines"]) {
    expect([table, await shop.probe.count(table)]).toEqual([table, 0]);
  }
  const { body } = await shop.api.getProgram({ path: { program_id: program } });
  expect(body).toMatchObject({ spent: "0.00", earmarked: "0.00", remaining: "100.00" });
  expect((await shop.api.getCredit()).body.USD.available).toBe("1000.00");
}

describe("a reward by an agent below its threshold", () => {
  it("is given like any other, to a number on its list, and registers the person", async () => {
    const { status, body } = await askRewardAs(agent, program);
    expect(status).toBe(201);
    expect(body).toMatchObject({ object: "reward", target: KNOWN, approval: null });
    expect(await shop.probe.count("recipients")).toBe(1);
    const { body: send } = await shop.api.getSend({
      path: { send_id: String("send" in body && body.send) },
    });
    expect(send).toMatchObject({ api_key: agent.id, approval: null, source: "reward" });
  });

  it("is given to a recipient, whose number and meters need no list", async () => {
    const meters = [{ number: METER }];
    const { id: recipient } = await given.recipient(shop, { phone: STRANGE, meters });
    expect(await objectOf({ recipient })).toBe("reward");
    await given.activeProgram(shop);
    const { id } = await given.activeProgram(shop, { choices: ["power"] });
    const power = await askRewardAs(agent, id, { recipient, amount: "5.00" });
    expect(power.body).toMatchObject({ object: "reward", meter: METER });
  });

  it("is refused by everything that refuses others, and no link is ever theirs", async () => {
    const dear = { recipient: { phone: STRANGE }, amount: "5000.00" };
    await expectRefusal(await askReward(agent, program, dear), "amount_out_of_range");
    const spent = { recipient: { phone: STRANGE }, amount: "100.01" };
    const over = await askReward(agent, program, { ...spent, amount: "90.00" });
    expect(over.status).toBe(202);
    const { id: small } = await given.activeProgram(shop, { budget: "5.00" });
    const more = await askReward(agent, small, { ...spent, amount: "11.00" });
    await expectRefusal(more, "program_budget_exceeded");
    const link = await askReward(agent, program, { delivery: "link" });
    await expectRefusal(link, "key_kind_not_allowed", { param: "delivery" });
  });

  it("is refused by a program that is a draft and has nothing reserved yet", async () => {
    const { id } = await given.program(shop, { funding: "reserve", budget: undefined });
    const meta = { status: "draft" };
    await expectRefusal(await askRewardAs(agent, id), "program_not_active", { meta });
    const strange = await askReward(agent, id, { recipient: { phone: STRANGE } });
    await expectRefusal(strange, "program_not_active", { meta });
    await expectNothingGiven();
  });

  it("is refused for want of Credit before anybody is asked", async () => {
    const { id } = await given.activeProgram(shop, { funding: "pay_as_you_go", budget: "5000.00" });
    for (let given_away = 0; given_away < 10; given_away += 1) {
      await madeReward(shop, id, {
        amount: "98.00",
        recipient: { phone: `077110000${given_away}` },
      });
    }
    const poor = await askReward(agent, id, { recipient: { phone: STRANGE }, amount: "50.00" });
    await expectRefusal(poor, "insufficient_credit");
    expect(await shop.probe.count("agent_approvals")).toBe(0);
  });

  it("is refused if its escrow could not be set aside, although its sale could be paid", async () => {
    const discounts = JSON.stringify([{ network: "econet", currency: "USD", discount_bps: 1_000 }]);
    await given.facts(shop, { dealer_status: "approved", discounts });
    const money = { funding: "pay_as_you_go", budget: "5000.00", default_amount: "16.00" };
    const { id } = await given.activeProgram(shop, money);
    await given.activeProgram(shop, { funding: "reserve", budget: "985.00" });
    const dear = { recipient: { phone: STRANGE }, amount: "16.00" };
    const poor = await askReward(agent, id, { ...dear, hold: true });
    await expectRefusal(poor, "insufficient_credit", { meta: { required: "16.00" } });
    expect(await shop.probe.count("agent_approvals")).toBe(0);
    // Sent at once, it costs 14.40 of the 15.00 that are left.
    expect((await askReward(agent, id, dear)).body).toMatchObject({ object: "agent_approval" });
    expect((await askReward(agent, id, { ...dear, amount: "15.00", hold: true })).status).toBe(202);
  });
});

describe("a reward by an agent that a person must approve", () => {
  it("is held over the threshold, and nothing is given", async () => {
    const asked = { amount: "10.01", completion_id: "survey-7", reason: "Rudo answered it." };
    const { status, body } = await askRewardAs(agent, program, asked);
    expect(status).toBe(202);
    expect(body).toMatchObject({
      ...{ object: "agent_approval", action: "reward", status: "requested" },
      why: "over_threshold",
      request: { program, recipient: { phone: KNOWN }, ...asked },
      ...{ amount: "10.01", currency: "USD", target: KNOWN, reason: "Rudo answered it." },
      api_key: agent.id,
      threshold: { currency: "USD", limit: "10.00", used_24h: "0.00" },
      ...{ decided_by: null, result: null, failure: null },
    });
    await expectNothingGiven();
  });

  it("is held for a strange number or meter, and for both reasons", async () => {
    const strange = await requestedReward(agent, program);
    expect(strange).toMatchObject({ why: "new_target", target: "+263779876543", amount: "1.00" });
    expect((await requestedReward(agent, program, { amount: "10.01" })).why).toBe("both");
    await expectNothingGiven();
    const { id } = await given.activeProgram(shop, { choices: ["power"] });
    const meter = { recipient: { phone: KNOWN }, meter: METER, amount: "5.00" };
    expect(await requestedReward(agent, id, meter)).toMatchObject({ target: METER });
  });

  it("is held for another number of somebody who is known", async () => {
    await given.recipient(shop, { external_id: "rudo", phone: "0772345678" });
    const recipient = { external_id: "rudo", phone: STRANGE };
    expect((await requestedReward(agent, program, { recipient })).why).toBe("new_target");
  });

  it("is held in escrow and for a review only once it is approved", async () => {
    const held = await requestedReward(agent, program, { hold: true, amount: "11.00" });
    await expectNothingGiven();
    const { body } = await approve(shop, held.id);
    const path = { reward_id: String(body.result) };
    const { body: reward } = await shop.api.getReward({ path });
    expect(reward).toMatchObject({ status: "held", held_reason: "escrow", approval: held.id });
    const suspect = { recipient: { phone: "0771230010" } };
    const review = await requestedReward(agent, program, suspect);
    const { body: reviewed } = await approve(shop, review.id);
    const { body: second } = await shop.api.getReward({
      path: { reward_id: String(reviewed.result) },
    });
    expect(second).toMatchObject({ status: "held", held_reason: "review" });
  });

  it("is told to webhooks and to the contact of the organisation", async () => {
    const { id } = await requestedReward(agent, program, { reason: "Rudo asked." });
    await eventsShown();
    const { body } = await shop.api.listEvents({ query: { type: "agent_approval.requested" } });
    expect(body.data.map(({ data }) => data.object)).toMatchObject([{ id, action: "reward" }]);
    await drain(shop);
    const [mail, ...others] = mailsTo(contact_email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain("a reward of USD 1.00 to +263779876543");
    const { body: listed } = await shop.api.listApprovals({ query: { action: "reward" } });
    expect(listed.data.map((one) => one.id)).toEqual([id]);
    const { body: sales } = await shop.api.listApprovals({ query: { action: "send" } });
    expect(sales.data).toEqual([]);
  });
});

describe("the threshold of an agent", () => {
  it("counts rewards and sends together, to the cent, in each currency for itself", async () => {
    expect((await askFor(agent, { amount: "6.00" })).body.object).toBe("send");
    expect(await objectOf({ amount: "4.00" })).toBe("reward");
    expect((await askFor(agent, { amount: "0.50" })).body).toMatchObject({
      threshold: { used_24h: "10.00" },
    });
    expect(await objectOf({ amount: "0.50" })).toBe("agent_approval");
    const zwg = { currency: "ZWG", budget: "5000.00", default_amount: "250.00" };
    const { id } = await given.activeProgram(shop, zwg);
    expect((await askRewardAs(agent, id)).body.object).toBe("reward");
  });

  it("counts what is held in escrow, once, and not when that is voided", async () => {
    const { body } = await askRewardAs(agent, program, { amount: "9.00", hold: true });
    expect(body).toMatchObject({ object: "reward", status: "held" });
    expect((await askFor(agent, { amount: "2.00" })).body).toMatchObject({
      threshold: { used_24h: "9.00" },
    });
    await shop.api.releaseReward({ path: { reward_id: body.id }, body: { amount: "5.00" } });
    expect((await askFor(agent, { amount: "6.00" })).body).toMatchObject({
      threshold: { used_24h: "5.00" },
    });
    expect(await objectOf({ amount: "5.00", hold: true })).toBe("reward");
    const { body: list } = await shop.api.listRewards({ query: { status: "held" } });
    await shop.api.voidReward({ path: { reward_id: list.data[0]?.id ?? "" } });
    expect((await askFor(agent, { amount: "5.00" })).body.object).toBe("send");
  });

  it("counts neither what failed, nor what waits, nor what others gave", async () => {
    const { id } = await given.activeProgram(shop, { default_amount: "10.00", budget: "100.00" });
    await madeReward(shop, id, { recipient: { phone: KNOWN } });
    await requestedReward(agent, id);
    expect((await askRewardAs(agent, id)).body).toMatchObject({ status: "pending" });
    const failing = "0771230002";
    const able = await agentOf(shop, { recipient_allowlist: [KNOWN, failing] });
    const { body: lost } = await askRewardAs(able, id, { recipient: { phone: failing } });
    expect((await askFor(able)).body.object).toBe("agent_approval");
    for (let step = 0; step < 3; step += 1) await pass(shop);
    const path = { reward_id: lost.id };
    expect((await shop.api.getReward({ path })).body.status).toBe("failed");
    expect((await askFor(able, { amount: "10.00" })).body.object).toBe("send");
  });

  it("lets it give again when 24 hours have passed", async () => {
    expect(await objectOf({ amount: "10.00", hold: true })).toBe("reward");
    await shop.api.advanceTestClock({ body: { seconds: 86_400 - 600 } });
    expect(await objectOf({ amount: "5.00" })).toBe("agent_approval");
    await shop.api.advanceTestClock({ body: { seconds: 601 } });
    expect(await objectOf({ amount: "5.00" })).toBe("reward");
  });
});

describe("a live agent", () => {
  it("gives only where a person has let agents act", async () => {
    const scopes = ["rewards:write" as const];
    const live = await given.keyByHand(shop.live, { kind: "ak", scopes });
    await expectRefusal(await askReward(live, program), "agent_live_mode_off");
    await given.facts(shop.live, { agent_live_enabled: true });
    await expectRefusal(await askReward(live, program), "reference_not_found");
  });
});

it("leaves even books", async () => {
  const { id } = await requestedReward(agent, program, { amount: "50.00" });
  await approve(shop, id);
  await drain(shop);
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
});
