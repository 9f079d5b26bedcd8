import { beforeEach, describe, expect, it } from "vitest";
import { drain } from "../../kit/drain.ts";
import { madeReward } from "../../kit/give.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { madeLink } from "../../kit/links.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function expectSound(): Promise<void> {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
}

async function told(type: string) {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { type } });
  return body.data.map((event) => [event.type, event.data.previous_attributes]);
}

describe.each(["reserve", "pay_as_you_go"])("POST …/revoke of a program with %s", (funding) => {
  it("returns the amount to the budget, and shows the link that nobody claims", async () => {
    const { id: program } = await given.activeProgram(shop, { funding, budget: "1.00" });
    const link = await madeLink(shop, program);
    const { status, body } = await shop.api.revokeRewardLink({ path: { link_id: link.id } });
    expect([status, body]).toEqual([200, { ...link, status: "revoked" }]);
    const shown = await shop.api.getProgram({ path: { program_id: program } });
    expect(shown.body).toMatchObject({ status: "active", earmarked: "0.00", remaining: "1.00" });
    expect(await told("reward_link.revoked")).toEqual([
      ["reward_link.revoked", { status: "created" }],
    ]);
    expect(await told("program.reactivated")).toHaveLength(1);
    expect(await told("credit.released")).toHaveLength(funding === "reserve" ? 0 : 1);
    expect(await shop.probe.count("reward_link_deadlines")).toBe(0);
    await expectSound();
  });

  it("voids the reward that waits for its claim", async () => {
    const { id: program } = await given.activeProgram(shop, { funding });
    const { id: reward_id, link } = await madeReward(shop, program, { delivery: "choice" });
    const { body } = await shop.api.revokeRewardLink({ path: { link_id: String(link) } });
    expect(body).toMatchObject({ status: "revoked", reward: reward_id });
    const reward = await shop.api.getReward({ path: { reward_id } });
    expect(reward.body).toMatchObject({ status: "voided", link, type: null, target: null });
    expect((await told("reward.voided")).map(([type]) => type)).toEqual(["reward.voided"]);
    await expectSound();
  });

  it("that comes again, or twice at once, gives back once", async () => {
    const { id: program } = await given.activeProgram(shop, { funding });
    await madeLink(shop, program);
    const path = { link_id: (await madeLink(shop, program)).id };
    const answers = await Promise.all([1, 2, 3].map(() => shop.api.revokeRewardLink({ path })));
    for (const { status, body } of answers) expect([status, body.status]).toEqual([200, "revoked"]);
    const shown = await shop.api.getProgram({ path: { program_id: program } });
    expect(shown.body.earmarked).toBe("1.00");
    expect(await told("reward_link.revoked")).toHaveLength(1);
    await expectSound();
  });
});

describe("a revocation", () => {
  it("is of the organisation's own links", async () => {
    const { id: program } = await given.activeProgram(shop);
    const path = { link_id: (await madeLink(shop, program)).id };
    await expectUnseen("revokeRewardLink", { path });
    expect((await shop.api.getRewardLink({ path })).body.status).toBe("created");
  });

  it("is refused of a link that has expired", async () => {
    const { id: program } = await given.activeProgram(shop);
    const path = { link_id: (await madeLink(shop, program)).id };
    await shop.api.advanceTestClock({ body: { seconds: 90 * 86_400 } });
    await drain(shop);
    await expectRefusal(await shop.api.revokeRewardLink({ path }), "invalid_transition", {
      meta: { from: "expired", to: "revoked" },
    });
  });
});
