import { beforeEach, describe, expect, it } from "vitest";
import { checkedIn, placedProgram } from "../../kit/checkins.ts";
import { askCode, CODE, type Page, pageOf } from "../../kit/claims.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { madeLink } from "../../kit/links.ts";
import { outcomesIn, ruleOn, setRules } from "../../kit/rules.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const LAST = ["program.budget.low", "program.exhausted", "credit.balance.low"];

let shop: Organisation;
let page: Page;

beforeEach(async () => {
  shop = await given.organisation();
  page = await pageOf(shop);
});

async function expectSound(): Promise<void> {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
}

async function ruled(
  terms: Record<string, unknown>,
  ...rules: Record<string, unknown>[]
): Promise<string> {
  const { id } = await placedProgram(shop, { budget: "50.00", ...terms });
  await setRules(
    shop,
    id,
    rules.map((rule) => ruleOn("checkin", rule)),
  );
  return id;
}

/** Somebody checks in with a link of their own, which became this reward. */
async function rewarded(program: string, wanted: Record<string, unknown> = {}) {
  const link = await madeLink(shop, program);
  await checkedIn(page, link, wanted);
  const { body } = await shop.api.getRewardLink({ path: { link_id: link.id } });
  return (await shop.api.getReward({ path: { reward_id: String(body.reward) } })).body;
}

async function told(): Promise<string[]> {
  await eventsShown();
  return (await shop.api.listEvents({ query: { limit: 100 } })).body.data.map(({ type }) => type);
}

describe("a rule for check-ins", () => {
  it("gives its reward to whoever checked in, beside that of the link", async () => {
    const program = await ruled({}, {});
    const reward = await rewarded(program);
    expect(outcomesIn(reward)).toEqual(["given"]);
    const path = { reward_id: String(reward.matches[0]?.reward) };
    const { body: gift } = await shop.api.getReward({ path });
    expect(gift).toMatchObject({
      ...{ source: "rule", recipient: reward.recipient, amount: "0.50", matches: [] },
      completion_id: expect.stringMatching(/^rul_[0-9A-Za-z]+:chk_[0-9A-Za-z]+$/),
    });
    await expectSound();
  });

  it("counts check-ins of a person: the first, and every second", async () => {
    const program = await ruled(
      {},
      { count: { times: 2 } },
      { kind: "first_time", count: null, priority: 1 },
    );
    const gifts: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) gifts.push((await rewarded(program)).matches.length);
    expect(gifts).toEqual([1, 1, 0]);
    await expectSound();
  });

  it("says why it gives nothing, and refuses nothing", async () => {
    const program = await ruled({ per_recipient: { lifetime: { count: 1 } } }, {});
    expect(outcomesIn(await rewarded(program))).toEqual(["reward_cap_reached"]);
    await expectSound();
  });

  it("gives a link, which earns nothing more when it is claimed at the location", async () => {
    const give = { amount: "0.50", type: "airtime", delivery: "link" };
    const program = await ruled({}, { give });
    const { matches } = await rewarded(program);
    const path = { reward_id: String(matches[0]?.reward) };
    const { body: gift } = await shop.api.getReward({ path });
    expect(gift.link).toMatch(/^lnk_/);
    expect(await told()).toContain("reward_link.created");
    const { body: link } = await shop.api.getRewardLink({ path: { link_id: String(gift.link) } });
    await askCode(page, link);
    await checkedIn(page, link, { code: CODE });
    expect((await shop.api.getReward({ path })).body.matches).toEqual([]);
    expect(await shop.probe.count("rewards")).toBe(2);
    await expectSound();
  });

  it("tells when it takes the last of a budget, or of the Credit", async () => {
    await shop.api.updateCreditAlerts({ body: { low_balance: { USD: "998.80" } } as never });
    const program = await ruled({ budget: "1.50", funding: "pay_as_you_go" }, {});
    expect(outcomesIn(await rewarded(program))).toEqual(["given"]);
    const events = await told();
    expect(events).toEqual(expect.arrayContaining(LAST));
    await expectSound();
  });

  it("holds its reward in escrow where the program says so", async () => {
    const program = await ruled({ hold: { mode: "escrow" }, funding: "pay_as_you_go" }, {});
    expect(outcomesIn(await rewarded(program))).toEqual(["given"]);
    expect(await told()).toContain("credit.reserved");
    await expectSound();
  });
});
