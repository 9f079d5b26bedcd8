/** Rules whose reward a person claims with a link. */
import { beforeEach, describe, expect, it } from "vitest";
import { reported } from "../kit/activities.ts";
import { completed, signedProgram } from "../kit/complete.ts";
import { drain } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { qualify, referred } from "../kit/refer.ts";
import { outcomesIn, ruleOf, ruleOn, setRules } from "../kit/rules.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";

const LINK = { give: { amount: "0.50", type: "airtime", delivery: "link" } };
const CHOICE = { give: { amount: "2.00", delivery: "choice" } };

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function expectSound(): Promise<void> {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
}

async function rewardOf(reward: string | null | undefined) {
  return (await shop.api.getReward({ path: { reward_id: String(reward) } })).body;
}

async function linkEvents(): Promise<number> {
  await eventsShown();
  const query = { type: "reward_link.created" };
  return (await shop.api.listEvents({ query })).body.data.length;
}

describe("a rule with a link", () => {
  it("of an activity earmarks its reward, which is sent once the person has claimed it", async () => {
    const { id: program_id } = await given.activeProgram(shop, { budget: "50.00" });
    await setRules(shop, program_id, [ruleOf(LINK)]);
    const { body } = await reported(shop);
    const gift = await rewardOf(body.matches[0]?.reward);
    expect(gift).toMatchObject({
      ...{ status: "pending", delivery: "link", source: "rule", amount: "0.50", send: null },
      ...{ activity: body.id, link: expect.stringMatching(/^lnk_/) },
    });
    const { body: program } = await shop.api.getProgram({ path: { program_id } });
    expect(program).toMatchObject({ earmarked: "0.50", spent: "0.00" });
    expect(await linkEvents()).toBe(1);
    const path = { link_id: String(gift.link) };
    expect((await shop.api.getRewardLink({ path })).body).toMatchObject({ bind: "otp" });
    await shop.api.claimTestRewardLink({ path, body: { phone: "0771234567" } });
    await drain(shop);
    expect(await rewardOf(gift.id)).toMatchObject({ target: "+263771234567", source: "rule" });
    expect(await shop.probe.count("rewards")).toBe(1);
    await expectSound();
  });

  it("of a completion lets the person choose, and what is claimed triggers nothing", async () => {
    const choices = ["airtime", "data"];
    const program = await signedProgram(shop, { choices, budget: "50.00" });
    await setRules(shop, program.id, [ruleOn("completion", CHOICE)]);
    const reward = await completed(shop, program);
    expect(outcomesIn(reward)).toEqual(["given"]);
    const gift = await rewardOf(reward.matches[0]?.reward);
    expect(gift).toMatchObject({ status: "pending", delivery: "choice", type: null });
    const path = { link_id: String(gift.link) };
    expect((await shop.api.getRewardLink({ path })).body).toMatchObject({
      choices,
      amount: "2.00",
    });
    await shop.api.claimTestRewardLink({ path, body: { phone: "0771234567", choice: "airtime" } });
    expect(await rewardOf(gift.id)).toMatchObject({ type: "airtime", matches: [] });
    expect(await shop.probe.count("rewards")).toBe(2);
    await expectSound();
  });

  it("of a referral waits in escrow, and has its link once it is released", async () => {
    const { id: program } = await given.activeProgram(shop, { budget: "50.00" });
    await setRules(shop, program, [ruleOn("referral", LINK)]);
    const { body } = await qualify(shop, (await referred(shop, program)).id);
    const { matches } = await rewardOf(body.reward);
    const gift = await rewardOf(matches[0]?.reward);
    expect(gift).toMatchObject({ status: "held", held_reason: "escrow", link: null });
    const path = { reward_id: gift.id };
    const { body: released } = await shop.api.releaseReward({ path });
    expect(released).toMatchObject({ status: "released", delivery: "link" });
    expect(released.link).toMatch(/^lnk_/);
    await expectSound();
  });

  it("gives nothing where no budget is left for it, and leaves no link", async () => {
    const program = await signedProgram(shop, { budget: "2.00" });
    await setRules(shop, program.id, [ruleOn("completion", CHOICE)]);
    expect(outcomesIn(await completed(shop, program))).toEqual(["program_budget_exceeded"]);
    expect(await shop.probe.count("reward_links")).toBe(0);
    await expectSound();
  });

  it("returns its amount to the budget when nobody claims it in time", async () => {
    const program = await signedProgram(shop, { budget: "50.00" });
    await setRules(shop, program.id, [ruleOn("completion", LINK)]);
    const { matches } = await completed(shop, program);
    await shop.api.advanceTestClock({ body: { seconds: 91 * 86_400 } });
    await drain(shop);
    expect((await rewardOf(matches[0]?.reward)).status).toBe("expired");
    await expectSound();
  });
});
