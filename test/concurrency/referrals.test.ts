/** Referrals that many make or qualify at once: one friend is referred, and paid for, once. */
import { beforeEach, describe, expect, it } from "vitest";
import { drain } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { askReferral, qualify, referred } from "../kit/refer.ts";
import { testServer } from "../kit/server.ts";

let shop: Organisation;
let program: string;

beforeEach(async () => {
  shop = await given.organisation();
  program = (await given.activeProgram(shop)).id;
});

function times<T>(count: number, ask: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
}

/** How many answers had which status. */
function tally(answers: readonly { status: number }[]): Record<number, number> {
  const groups = Map.groupBy(answers, ({ status }) => status);
  return Object.fromEntries([...groups].map(([status, all]) => [status, all.length]));
}

async function expectSound(): Promise<void> {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
}

describe("a friend whom 50 clients refer at once", () => {
  it("is referred once, by the same person", async () => {
    const answers = await times(50, () => askReferral(shop, program));
    expect(tally(answers)).toEqual({ 200: 49, 201: 1 });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await shop.probe.count("recipients")).toBe(2);
    expect(await shop.probe.count("referral_deadlines")).toBe(1);
  });

  it("is referred by one of ten who are known", async () => {
    const referee = (await given.recipient(shop, { phone: "0771119999" })).id;
    const people = await times(10, (index) =>
      given.recipient(shop, { phone: `077120000${index}`, external_id: `own-${index}` }),
    );
    const answers = await times(50, (index) =>
      askReferral(shop, program, { referee, referrer: people[index % 10]?.id }),
    );
    expect(tally(answers)).toEqual({ 200: 4, 201: 1, 409: 45 });
    expect(await shop.probe.count("referrals")).toBe(1);
  });

  it("is referred by one of ten who are new, and nobody else is registered", async () => {
    const answers = await times(10, (index) =>
      askReferral(shop, program, { referrer: { phone: `077120000${index}` } }),
    );
    expect(tally(answers)).toEqual({ 201: 1, 409: 9 });
    expect(await shop.probe.count("recipients")).toBe(2);
  });
});

describe("a referral that is qualified twice at once", () => {
  it("is rewarded once", async () => {
    const { id } = await referred(shop, program);
    const answers = await times(20, () => qualify(shop, id));
    expect(tally(answers)).toEqual({ 200: 20 });
    expect(new Set(answers.map(({ body }) => body.reward)).size).toBe(1);
    expect(await shop.probe.count("rewards")).toBe(1);
    await expectSound();
  });

  it("or expires at that moment, one of the two", async () => {
    for (let round = 0; round < 5; round += 1) {
      const own = await given.organisation();
      const { id } = await referred(own);
      await own.api.advanceTestClock({ body: { seconds: 90 * 86_400 - 1 } });
      const [answer] = await Promise.all([
        qualify(own, id),
        own.api.advanceTestClock({ body: { seconds: 1 } }),
      ]);
      await drain(own);
      const { body } = await own.api.getReferral({ path: { referral_id: id } });
      expect(body.status).toBe(answer.status === 200 ? "qualified" : "expired");
      expect(await own.probe.count("rewards")).toBe(answer.status === 200 ? 1 : 0);
    }
    await expectSound();
  });

  it("shares a budget with others, which nobody passes", async () => {
    const { id } = await given.activeProgram(shop, { budget: "3.00" });
    const made = await times(10, (index) =>
      referred(shop, id, { referee: { phone: `077120000${index}` } }),
    );
    const answers = await times(20, (index) => qualify(shop, made[index % 10]?.id ?? ""));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await shop.probe.count("rewards")).toBe(3);
    await expectSound();
  });
});

describe("a review that rejects while others qualify", () => {
  it("leaves every referral in one piece", async () => {
    const { id } = await given.activeProgram(shop, { hold: { mode: "review" } });
    const made = await times(10, (index) =>
      referred(shop, id, { referee: { phone: `077120000${index}` } }),
    );
    const reviews: string[] = [];
    for (const one of made.slice(0, 5)) {
      const { body } = await qualify(shop, one.id);
      const path = { reward_id: String(body.reward) };
      reviews.push(String((await shop.api.getReward({ path })).body.review));
    }
    const answers = await Promise.all([
      ...reviews.slice(0, 1).map((review_id) => shop.api.rejectReview({ path: { review_id } })),
      ...made.map((one) => qualify(shop, one.id)),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { data } = (await shop.api.listReferrals({ query: { limit: 100 } as never })).body;
    expect(data.filter(({ status }) => status === "rejected")).toHaveLength(1);
    await expectSound();
  });
});
