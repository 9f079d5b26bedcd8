import { beforeEach, describe, expect, it } from "vitest";
import { complete, completed, type SignedProgram, signedProgram } from "../../kit/complete.ts";
import { madeReward } from "../../kit/give.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
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

/** A program with these rules for completions. */
async function ruled(
  terms: Record<string, unknown>,
  ...rules: Record<string, unknown>[]
): Promise<SignedProgram> {
  const program = await signedProgram(shop, { budget: "100.00", ...terms });
  await setRules(
    shop,
    program.id,
    rules.map((rule) => ruleOn("completion", rule)),
  );
  return program;
}

/** How often somebody was rewarded by rules, one completion after another. */
async function giftsOf(
  program: SignedProgram,
  ...completions: Record<string, unknown>[]
): Promise<number[]> {
  const gifts: number[] = [];
  for (const completion of completions) {
    const outcomes = outcomesIn(await completed(shop, program, completion));
    gifts.push(outcomes.filter((one) => one === "given").length);
  }
  return gifts;
}

const times = (count: number, completion: Record<string, unknown> = {}) =>
  Array.from({ length: count }, () => completion);

async function told(): Promise<string[]> {
  await eventsShown();
  return (await shop.api.listEvents({ query: {} })).body.data.map(({ type }) => type).toReversed();
}

describe("a rule for completions", () => {
  it("gives its reward beside that of the completion, which says so", async () => {
    const program = await ruled({}, {});
    const { data: rules } = (await shop.api.listProgramRules({ path: { program_id: program.id } }))
      .body;
    const before = (await told()).length;
    const body = await completed(shop, program);
    const [match] = body.matches;
    expect(body.matches).toEqual([
      { rule: rules[0]?.id, reward: expect.any(String), skipped_reason: null },
    ]);
    const path = { reward_id: String(match?.reward) };
    const { body: gift } = await shop.api.getReward({ path });
    expect(gift).toMatchObject({
      ...{ program: program.id, recipient: body.recipient, amount: "0.50", status: "pending" },
      ...{ source: "rule", rule: rules[0]?.id, activity: null, referral: null, matches: [] },
      completion_id: `${rules[0]?.id}:${body.id}`,
    });
    const caused = (await told()).slice(before).toSorted();
    const of_gift = ["reward.created", "send.created"];
    expect(caused).toEqual([...of_gift, ...of_gift, "recipient.created"].toSorted());
    expect((await shop.api.getReward({ path: { reward_id: body.id } })).body).toEqual(body);
    const { body: after } = await shop.api.listProgramRules({ path: { program_id: program.id } });
    expect(after.data).toMatchObject([{ matched_count: 1 }]);
    await expectSound();
  });

  it("gives nothing more for a repeat, which is answered with the same", async () => {
    const program = await ruled({}, {});
    const first = await complete(shop, program, { completion_id: "survey-1" });
    const again = await complete(shop, program, { completion_id: "survey-1", amount: "5.00" });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    expect(await shop.probe.count("rewards")).toBe(2);
  });

  it("is not triggered by what rules give, by rewards of a key, or by other programs", async () => {
    const program = await ruled({}, {}, { name: "once more" });
    const other = await ruled({}, {});
    await setRules(shop, other.id, [ruleOf(), ruleOn("completion")]);
    expect(outcomesIn(await completed(shop, program))).toEqual(["given", "given"]);
    expect((await madeReward(shop, program.id)).matches).toEqual([]);
    expect(await shop.probe.count("rewards")).toBe(4);
  });

  it("is evaluated by priority, and not while it is switched off or over", async () => {
    const now = (await shop.api.getTestClock()).body.now;
    const program = await ruled(
      {},
      { name: "second" },
      { name: "first", priority: 9 },
      { active: false },
      { ends_at: now },
      { starts_at: now + 86_400 },
    );
    const { matches } = await completed(shop, program);
    const { body } = await shop.api.listProgramRules({ path: { program_id: program.id } });
    const names = new Map(body.data.map(({ id, name }) => [id, name]));
    expect(matches.map(({ rule }) => names.get(rule))).toEqual(["first", "second"]);
  });

  it("gives where a program is rewarded by completions alone", async () => {
    const program = await ruled({ sources: ["completions"] }, {});
    expect(outcomesIn(await completed(shop, program))).toEqual(["given"]);
  });

  it("is held as its program and the fraud rules say", async () => {
    const program = await ruled({ hold: { mode: "escrow" } }, {});
    const { matches } = await completed(shop, program);
    const path = { reward_id: String(matches[0]?.reward) };
    expect((await shop.api.getReward({ path })).body).toMatchObject({ held_reason: "escrow" });
    await expectSound();
  });

  it("gives electricity without waiting for the utility, which is asked afterwards", async () => {
    const power = { amount: "10.00", type: "power" };
    const program = await ruled({ choices: ["airtime", "power"] }, { give: power });
    const meters = [{ number: "37140010010" }];
    const { id } = await given.recipient(shop, { meters, default_meter: "37140010010" });
    expect(outcomesIn(await completed(shop, program, { recipient: id }))).toEqual(["given"]);
    await expectSound();
  });
});

/** What a program says and its rule, and why that gives nothing. */
const SKIPPED = [
  [{ budget: "1.00" }, {}, "program_not_active"],
  [{ one_per_phone: true }, {}, "one_per_phone"],
  [{ per_recipient: { lifetime: { count: 1 } } }, {}, "reward_cap_reached"],
  [
    { choices: ["airtime", "power"] },
    { give: { amount: "5.00", type: "power" } },
    "parameter_missing",
  ],
  [{ budget: "9.00" }, { give: { amount: "9.00" } }, "program_budget_exceeded"],
] as const;

describe("a rule for completions that gives nothing", () => {
  it.each(SKIPPED)("of %j, %j, says %s and refuses nothing", async (terms, rule, code) => {
    const program = await ruled(terms, rule);
    const body = await completed(shop, program);
    expect(outcomesIn(body)).toEqual([code]);
    expect(body.matches[0]?.reward).toBeNull();
    expect(await shop.probe.count("rewards")).toBe(1);
    await expectSound();
  });

  it("counts the try of whoever is blocked", async () => {
    const power = { amount: "5.00", type: "power" };
    const program = await ruled({ choices: ["airtime", "power"] }, { give: power });
    const meters = [{ number: "37140010010" }];
    const { id } = await given.recipient(shop, { meters, default_meter: "37140010010" });
    await given.blocked(shop, "37140010010");
    expect(outcomesIn(await completed(shop, program, { recipient: id }))).toEqual([
      "target_blocked",
    ]);
    expect((await shop.api.listBlocklist({ query: {} })).body.data).toMatchObject([{ hits: 1 }]);
  });

  it("is not judged where the completion itself is refused", async () => {
    const program = await ruled({ budget: "1.00" }, { count: { times: 2 } });
    const refused = await complete(shop, program, { amount: "5.00" });
    expect(refused.error?.code).toBe("program_budget_exceeded");
    expect(outcomesIn(await completed(shop, program))).toEqual([]);
  });
});

describe("what a rule for completions counts", () => {
  it("is every second one of a person that meets its conditions", async () => {
    const when = { all: [{ field: "metadata.survey", op: "eq", value: "7" }] };
    const program = await ruled({}, { count: { times: 2 }, when });
    const seven = { metadata: { survey: "7" } };
    const somebody = { phone: "0773333333" };
    expect(await giftsOf(program, seven, {}, { ...seven, ...somebody }, seven)).toEqual([
      0, 0, 0, 1,
    ]);
    expect(await giftsOf(program, seven, seven, { ...seven, ...somebody })).toEqual([0, 1, 1]);
  });

  it("is what came within a time", async () => {
    const program = await ruled({}, { count: { times: 2, within: "1h" } });
    expect(await giftsOf(program, {})).toEqual([0]);
    await shop.api.advanceTestClock({ body: { seconds: 3_700 } });
    expect(await giftsOf(program, {}, {})).toEqual([0, 1]);
  });

  it("is the first and the third, counted from before the rule was made", async () => {
    const program = await ruled({});
    await completed(shop, program);
    await shop.api.advanceTestClock({ body: { seconds: 10 } });
    await setRules(shop, program.id, [
      ruleOn("completion", { kind: "first_time", count: null }),
      ruleOn("completion", { kind: "milestone", count: { times: 3 } }),
    ]);
    expect(await giftsOf(program, {}, {}, {})).toEqual([0, 1, 0]);
    expect(await giftsOf(program, { phone: "0773333333" })).toEqual([1]);
  });

  it("is a streak of days, over the end of a month, which begins again after it", async () => {
    const program = await ruled({}, { kind: "streak", count: { times: 2, every: "day" } });
    const gifts: number[] = [];
    for (let day = 0; day < 5; day += 1) {
      gifts.push(...(await giftsOf(program, {}, {})));
      await shop.api.advanceTestClock({ body: { seconds: 86_400 } });
    }
    expect(gifts).toEqual([0, 0, 1, 0, 0, 0, 1, 0, 0, 0]);
  });

  it("is held to the cooldown and the limits of the rule", async () => {
    const program = await ruled(
      {},
      { cooldown: "1h" },
      { limit: { per_day: { count: 1 } }, name: "limited" },
    );
    expect(await giftsOf(program, {}, {})).toEqual([2, 0]);
    await shop.api.advanceTestClock({ body: { seconds: 3_700 } });
    const cap = "reward_cap_reached";
    expect(outcomesIn(await completed(shop, program))[0]).toBe("given");
    expect(outcomesIn(await completed(shop, program))[0]).toBe(cap);
  });

  it("is not what another trigger of the same rule counted", async () => {
    const program = await ruled({}, { count: { times: 2 } });
    expect(await giftsOf(program, {}, {}, {})).toEqual([0, 1, 0]);
    const { body } = await shop.api.listProgramRules({ path: { program_id: program.id } });
    const rule = { id: body.data[0]?.id, count: { times: 2 } };
    await setRules(shop, program.id, [ruleOn("referral", rule)]);
    await completed(shop, program);
    await setRules(shop, program.id, [ruleOn("completion", rule)]);
    expect(await giftsOf(program, {}, {}, {})).toEqual([1, 0, 1]);
  });

  it("is nothing that a number did in another account", async () => {
    const program = await ruled({}, { count: { times: 2 } });
    await completed(shop, program);
    const stranger = await given.organisation();
    const theirs = await signedProgram(stranger);
    await setRules(stranger, theirs.id, [ruleOn("completion", { count: { times: 2 } })]);
    expect(outcomesIn(await completed(stranger, theirs))).toEqual([]);
    expect(await giftsOf(program, ...times(1))).toEqual([1]);
  });
});
