import { beforeEach, describe, expect, it } from "vitest";
import { outcomesOf, reported } from "../../kit/activities.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { ruleOf, setRules } from "../../kit/rules.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

let shop: Organisation;
let program_id: string;

beforeEach(async () => {
  shop = await given.organisation();
  program_id = (await given.activeProgram(shop)).id;
});

async function told(type: string) {
  await eventsShown();
  return (await shop.api.listEvents({ query: { type } })).body.data;
}

describe("POST /activities", () => {
  it("keeps what somebody did, and registers whoever is new", async () => {
    const { status, body } = await reported(shop, { activity_id: "pos-1" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ object: "activity", livemode: false, activity_id: "pos-1", name: "visit" },
      ...{ program: null, value: null, currency: null, matches: [], metadata: {} },
      ...{ occurred_at: body.created },
    });
    const { body: person } = await shop.api.getRecipient({
      path: { recipient_id: body.recipient },
    });
    expect(person).toMatchObject({ phone: "+263771234567" });
    expect(await told("recipient.created")).toHaveLength(1);
  });

  it("gives the reward of a rule at once, and tells so", async () => {
    const [rule] = await setRules(shop, program_id, [ruleOf()]);
    const { body } = await reported(shop);
    const [match] = body.matches;
    expect(match).toEqual({ rule: rule?.id, reward: expect.any(String), skipped_reason: null });
    const path = { reward_id: String(match?.reward) };
    const { body: reward } = await shop.api.getReward({ path });
    expect(reward).toMatchObject({
      ...{ program: program_id, recipient: body.recipient, amount: "1.00", status: "pending" },
      ...{ source: "rule", rule: rule?.id, activity: body.id, type: "airtime" },
      completion_id: `${rule?.id}:${body.id}`,
    });
    const [event] = await told("activity.rule_matched");
    expect(event?.data).toMatchObject({ object: body, rule: rule?.id, reward: reward.id });
    expect(await told("reward.created")).toHaveLength(1);
    expect((await shop.api.listProgramRules({ path: { program_id } })).body.data).toMatchObject([
      { matched_count: 1 },
    ]);
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
  });

  it("answers the same one with 200, however late, and gives nothing more", async () => {
    await setRules(shop, program_id, [ruleOf()]);
    const first = await reported(shop, { activity_id: "pos-1" });
    await shop.api.advanceTestClock({ body: { seconds: 100 * 86_400 } });
    const again = await reported(shop, {
      activity_id: "pos-1",
      name: "other",
      value: "1.00",
      currency: "USD",
      recipient: "ext:nobody",
    });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect((await shop.api.listRewards()).body.data).toHaveLength(1);
  });

  it("answers a repeat of what took place more than 90 days ago by then", async () => {
    const { body: clock } = await shop.api.getTestClock();
    const late = { activity_id: "pos-1", occurred_at: clock.now - 89 * 86_400 };
    const first = await reported(shop, late);
    await shop.api.advanceTestClock({ body: { seconds: 2 * 86_400 } });
    const again = await reported(shop, late);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
  });

  it("keeps one of the same ID that 50 clients report together, and gives one reward", async () => {
    await setRules(shop, program_id, [ruleOf()]);
    const all = await Promise.all(
      Array.from({ length: 50 }, () => reported(shop, { activity_id: "pos-1" })),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 200)).toHaveLength(49);
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
    expect((await shop.api.listRewards()).body.data).toHaveLength(1);
    expect((await shop.api.listRecipients()).body.data).toHaveLength(1);
  });

  it("evaluates rules by priority, then in the order in which they were made", async () => {
    const rules = await setRules(shop, program_id, [
      ruleOf({ name: "second", priority: 1 }),
      ruleOf({ name: "first", priority: 5 }),
      ruleOf({ name: "third", priority: 1 }),
    ]);
    const { body } = await reported(shop);
    expect(rules.map(({ name }) => name)).toEqual(["first", "second", "third"]);
    expect(body.matches.map(({ rule }) => rule)).toEqual(rules.map(({ id }) => id));
    expect(await told("activity.rule_matched")).toHaveLength(3);
  });

  it("evaluates all active programs, or the one that is named alone", async () => {
    const { id: other } = await given.activeProgram(shop);
    const draft = await given.program(shop);
    for (const id of [program_id, other, draft.id]) await setRules(shop, id, [ruleOf()]);
    expect(await outcomesOf(shop)).toEqual(["given", "given"]);
    expect(await outcomesOf(shop, { program: other })).toEqual(["given"]);
    expect(await outcomesOf(shop, { program: draft.id })).toEqual(["program_not_active"]);
  });

  it("is not evaluated by rules that are switched off, or of other activities", async () => {
    await setRules(shop, program_id, [
      ruleOf({ active: false }),
      ruleOf({ activity_name: "order.paid" }),
      ruleOf({ when: { all: [{ field: "metadata.branch", op: "eq", value: "mbare" }] } }),
      ruleOf({ activity_name: null, name: "all of them" }),
    ]);
    expect(await outcomesOf(shop)).toEqual(["given"]);
    expect(await outcomesOf(shop, { metadata: { branch: "mbare" } })).toHaveLength(2);
  });

  it("gives electricity without waiting for the utility, which is asked afterwards", async () => {
    const { id } = await given.activeProgram(shop, { choices: ["power"], budget: "100.00" });
    await setRules(shop, id, [ruleOf({ give: { amount: "10.00", type: "power" } })]);
    const meters = [{ number: "37140010010" }];
    const person = await given.recipient(shop, { meters, default_meter: "37140010010" });
    expect(await outcomesOf(shop, { recipient: person.id })).toEqual(["given"]);
    expect((await shop.api.listRewards()).body.data).toMatchObject([{ meter: "37140010010" }]);
  });
});
