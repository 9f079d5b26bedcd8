import { beforeEach, describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { PAIR, qualify, referred } from "../../kit/refer.ts";
import { outcomesIn, ruleOf, ruleOn, setRules } from "../../kit/rules.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function expectSound(): Promise<void> {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
}

/** A program with these rules for referrals. */
async function ruled(
  terms: Record<string, unknown>,
  ...rules: Record<string, unknown>[]
): Promise<string> {
  const { id } = await given.activeProgram(shop, { budget: "100.00", ...terms });
  await setRules(
    shop,
    id,
    rules.map((rule) => ruleOn("referral", rule)),
  );
  return id;
}

async function rewardOf(reward: string | null) {
  return (await shop.api.getReward({ path: { reward_id: String(reward) } })).body;
}

/** What the rules gave when another friend qualified, whom the same person had referred. */
async function outcomesOf(program: string, wanted: Record<string, unknown> = {}) {
  const { api } = shop;
  const friends = (await api.listReferrals({ query: { limit: 100 } })).body.data.length;
  const referee = { phone: `07720${String(friends).padStart(5, "0")}` };
  const { id } = await referred(shop, program, { referee, ...wanted });
  const { body } = await qualify(shop, id);
  return outcomesIn(await rewardOf(body.reward));
}

async function told(): Promise<string[]> {
  await eventsShown();
  return (await shop.api.listEvents({ query: {} })).body.data.map(({ type }) => type).toReversed();
}

describe("a rule for referrals", () => {
  it("rewards the referrer beside the referral itself, in escrow as that", async () => {
    const program = await ruled({}, {});
    const made = await referred(shop, program);
    const before = (await told()).length;
    const { body } = await qualify(shop, made.id);
    const reward = await rewardOf(body.reward);
    const { body: rules } = await shop.api.listProgramRules({ path: { program_id: program } });
    const rule = rules.data[0];
    expect(reward.matches).toEqual([
      { rule: rule?.id, reward: expect.any(String), skipped_reason: null },
    ]);
    const gift = await rewardOf(reward.matches[0]?.reward ?? null);
    expect(gift).toMatchObject({
      ...{ status: "held", held_reason: "escrow", amount: "0.50", recipient: made.referrer },
      ...{ source: "rule", rule: rule?.id, referral: made.id, activity: null },
      completion_id: `${rule?.id}:${made.id}`,
    });
    expect(rule?.matched_count).toBe(1);
    const held = ["reward.created", "reward.held", "credit.reserved"];
    const caused = ["referral.qualified", ...held, ...held];
    const events = (await told()).slice(before);
    expect(events.toSorted()).toEqual(caused.toSorted());
    const path = { reward_id: gift.id };
    expect((await shop.api.releaseReward({ path })).body.status).toBe("released");
    await expectSound();
  });

  it("gives nothing more when the referral is qualified again", async () => {
    const program = await ruled({}, {});
    const { id } = await referred(shop, program);
    const first = await qualify(shop, id, "qualify-1");
    expect((await qualify(shop, id, "qualify-1")).body).toEqual(first.body);
    expect((await qualify(shop, id)).body).toEqual(first.body);
    expect(await shop.probe.count("rewards")).toBe(2);
  });

  it("is not triggered by activities, nor by what rules give", async () => {
    const program = await ruled({});
    await setRules(shop, program, [ruleOn("referral"), ruleOn("referral"), ruleOf()]);
    expect(await outcomesOf(program)).toEqual(["given", "given"]);
    expect(await shop.probe.count("rewards")).toBe(3);
  });

  it("says why it gives nothing, and refuses nothing", async () => {
    const program = await ruled({ per_recipient: { lifetime: { count: 1 } } }, {});
    const { id } = await referred(shop, program);
    const { status, body } = await qualify(shop, id);
    expect([status, body.status]).toEqual([200, "qualified"]);
    expect(outcomesIn(await rewardOf(body.reward))).toEqual(["reward_cap_reached"]);
    await expectSound();
  });

  it("counts the try of a referrer whose meter is blocked", async () => {
    const power = { amount: "5.00", type: "power" };
    const program = await ruled({ choices: ["airtime", "power"] }, { give: power });
    const meters = [{ number: "37140010010" }];
    const { id: referrer } = await given.recipient(shop, { meters, default_meter: "37140010010" });
    await given.blocked(shop, "37140010010");
    expect(await outcomesOf(program, { referrer })).toEqual(["target_blocked"]);
    expect((await shop.api.listBlocklist({ query: {} })).body.data).toMatchObject([{ hits: 1 }]);
  });

  it("is not judged where the referral cannot qualify", async () => {
    const program = await ruled({ default_amount: undefined }, {});
    const { id } = await referred(shop, program);
    expect((await qualify(shop, id)).error?.code).toBe("parameter_missing");
    expect(await shop.probe.count("rewards")).toBe(0);
  });

  it("lets the referral be rejected with its own reward, and keeps what the rule gave", async () => {
    const program = await ruled({ hold: { mode: "review" } }, {});
    const { id } = await referred(shop, program);
    const reward = await rewardOf((await qualify(shop, id)).body.reward);
    const gift = await rewardOf(reward.matches[0]?.reward ?? null);
    await shop.api.rejectReview({ path: { review_id: String(gift.review) } });
    expect((await shop.api.getReferral({ path: { referral_id: id } })).body.status).toBe(
      "qualified",
    );
    await shop.api.rejectReview({ path: { review_id: String(reward.review) } });
    expect((await shop.api.getReferral({ path: { referral_id: id } })).body.status).toBe(
      "rejected",
    );
    await expectSound();
  });
});

describe("what a rule for referrals counts", () => {
  it("is every second one of a referrer that meets its conditions", async () => {
    const when = { all: [{ field: "metadata.shop", op: "eq", value: "mbare" }] };
    const program = await ruled({}, { count: { times: 2 }, when });
    const mbare = { metadata: { shop: "mbare" } };
    const somebody = { ...mbare, referrer: { phone: "0773333333" } };
    const outcomes: string[][] = [];
    for (const one of [mbare, {}, somebody, mbare, mbare]) {
      outcomes.push(await outcomesOf(program, one));
    }
    expect(outcomes).toEqual([[], [], [], ["given"], []]);
  });

  it("is what has qualified, whatever became of its reward", async () => {
    const program = await ruled({}, { kind: "milestone", count: { times: 2 } });
    const { id } = await referred(shop, program);
    await referred(shop, program, { referee: { phone: "0774444444" } });
    const { body } = await qualify(shop, id);
    await shop.api.voidReward({ path: { reward_id: String(body.reward) } });
    expect(await outcomesOf(program)).toEqual(["given"]);
    expect(await outcomesOf(program)).toEqual([]);
  });

  it("is the first one, and one each week for two weeks", async () => {
    const program = await ruled(
      {},
      { kind: "first_time", count: null },
      { kind: "streak", count: { times: 2, every: "week" } },
    );
    expect(await outcomesOf(program)).toEqual(["given"]);
    await shop.api.advanceTestClock({ body: { seconds: 7 * 86_400 } });
    expect(await outcomesOf(program)).toEqual(["given"]);
    expect(await outcomesOf(program)).toEqual([]);
  });

  it("is nothing that was referred to another program, or in another account", async () => {
    const program = await ruled({}, { count: { times: 2 } });
    const other = await ruled({}, { count: { times: 2 } });
    expect(await outcomesOf(program)).toEqual([]);
    expect(await outcomesOf(other)).toEqual([]);
    const stranger = await given.organisation();
    const { id } = await given.activeProgram(stranger, { budget: "100.00" });
    await setRules(stranger, id, [ruleOn("referral", { count: { times: 2 } })]);
    const theirs = await qualify(stranger, (await referred(stranger, id, PAIR)).id);
    const path = { reward_id: String(theirs.body.reward) };
    expect(outcomesIn((await stranger.api.getReward({ path })).body)).toEqual([]);
    expect(await outcomesOf(program)).toEqual(["given"]);
  });
});
