/** Every state of a link × whatever ends one. Source: spec/base/lifecycles/reward-link.tsp. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { parseId } from "@svc/server/platform/ids.ts";
import { moveLinks } from "@svc/server/rewards/reward-links/lifecycle/lifecycle.ts";
import { findLinks, lockDue } from "@svc/server/rewards/reward-links/rows/queries.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { look, pageOf } from "../kit/claims.ts";
import { drain } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { givenLink, madeLink, madeLinks } from "../kit/links.ts";
import { runNow, runSeconds } from "../kit/run-clock.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";
import { whileWorkersRun } from "../kit/workers.ts";

const { states, steps } = LIFECYCLES.reward_link;

type State = (typeof states)[number];
type Mover = (typeof steps)[number]["by"];

const DAY_SECONDS = 86_400;
const EXPIRY = { to: "expired", by: "expiry" } as const;

/** What makes each step. */
const MOVERS: Record<Mover, (shop: Organisation, link_id: string) => Promise<unknown>> = {
  first_look: async (shop) => void (await open(shop)),
  claim: ({ api }, link_id) =>
    api.claimTestRewardLink({ path: { link_id }, body: { phone: "0771234567" } }),
  revoke: ({ api }, link_id) => api.revokeRewardLink({ path: { link_id } }),
  expiry: async (shop) => {
    await shop.api.advanceTestClock({ body: { seconds: 90 * DAY_SECONDS } });
    await drain(shop);
  },
};

/** How a link comes into each state. */
const WAYS: Record<State, (shop: Organisation, program: string) => Promise<string>> = {
  created: async (shop, program) => (await madeLink(shop, program)).id,
  opened: async (shop, program) => {
    const { id } = await madeLink(shop, program);
    await open(shop);
    return id;
  },
  claimed: async (shop, program) => {
    const { id } = await madeLink(shop, program);
    await MOVERS.claim(shop, id);
    return id;
  },
  expired: (shop, program) => givenLink(shop, program, { status: "expired" }),
  revoked: async (shop, program) => {
    const { id: link_id } = await madeLink(shop, program);
    return (await shop.api.revokeRewardLink({ path: { link_id } })).body.id;
  },
};

/** Somebody looks at the links of a shop. */
async function open(shop: Organisation): Promise<void> {
  const page = await pageOf(shop);
  const { body } = await shop.api.listRewardLinks({ query: { limit: 100 } });
  await Promise.all(body.data.map((link) => look(page, link)));
}

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function told(): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { type: "reward_link.*", limit: 100 } });
  return body.data.map(({ type }) => type).filter((type) => type !== "reward_link.created");
}

async function earmarked(program_id: string): Promise<string> {
  return (await shop.api.getProgram({ path: { program_id } })).body.earmarked;
}

async function expectSound(): Promise<void> {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
}

const MOVES = states.flatMap((from) =>
  (Object.keys(MOVERS) as Mover[]).map((by) => {
    // A claim without a look opens the link first.
    const first = by === "claim" && from === "created" ? stepOf(from, "first_look") : undefined;
    const step = stepOf(first?.to ?? from, by);
    const events = [...(step?.events ?? []), ...(first?.events ?? [])];
    return { from, by, to: step?.to ?? from, events };
  }),
);

function stepOf(from: State, mover: Mover) {
  return steps.find((one) => one.from === from && one.by === mover);
}

it.each(MOVES)("a link that is $from is $to after $by", async ({ from, by, to, events }) => {
  const { id: program } = await given.activeProgram(shop);
  const link_id = await WAYS[from](shop, program);
  const before = await told();
  await MOVERS[by](shop, link_id);
  const { body } = await shop.api.listRewardLinks({ query: { status: to } });
  expect(body.data.map(({ id }) => id)).toEqual([link_id]);
  // The feed goes back thirty days, in which a link of ninety is not ended twice.
  expect(await told()).toEqual([...events, ...(by === "expiry" ? [] : before)]);
  expect(await earmarked(program)).toBe(to === "opened" ? "1.00" : "0.00");
  await expectSound();
});

describe("expiry", () => {
  it("is at its time and not before it, and gives back what was reserved", async () => {
    const { id: program } = await given.activeProgram(shop, { budget: "1.00" });
    const { id: link_id, expires_at } = await madeLink(shop, program, {
      expires_at: runSeconds() + 7 * DAY_SECONDS,
    });
    await shop.api.advanceTestClock({ body: { seconds: 7 * DAY_SECONDS - 60 } });
    await drain(shop);
    const path = { link_id };
    expect((await shop.api.getRewardLink({ path })).body.status).toBe("created");
    await shop.api.advanceTestClock({ body: { seconds: 60 } });
    await drain(shop);
    const { body } = await shop.api.getRewardLink({ path });
    expect(body).toMatchObject({ status: "expired", expires_at, open_count: 0 });
    expect((await shop.api.getCredit()).body.USD).toMatchObject({ reserved: "0.00" });
    expect((await shop.api.getProgram({ path: { program_id: program } })).body).toMatchObject({
      ...{ status: "active", earmarked: "0.00", remaining: "1.00" },
    });
    expect(await told()).toEqual(["reward_link.expired"]);
    await expectSound();
  });

  it("follows a clock that had been advanced before", async () => {
    await shop.api.advanceTestClock({ body: { seconds: 30 * DAY_SECONDS } });
    const { id: program } = await given.activeProgram(shop);
    const { body: clock } = await shop.api.getTestClock();
    const expires_at = clock.now + 7 * DAY_SECONDS;
    const { id: link_id } = await madeLink(shop, program, { expires_at });
    const status = async () => (await shop.api.getRewardLink({ path: { link_id } })).body.status;
    await shop.api.advanceTestClock({ body: { seconds: 7 * DAY_SECONDS - 60 } });
    await drain(shop);
    expect(await status()).toBe("created");
    await shop.api.advanceTestClock({ body: { seconds: 60 } });
    await drain(shop);
    expect(await status()).toBe("expired");
  });

  it("of very many links of two programs is done when the advanced clock answers", async () => {
    const wanted = { budget: "200.00", default_amount: "0.50" };
    const programs = [
      await given.activeProgram(shop, wanted),
      await given.activeProgram(shop, { ...wanted, funding: "reserve" }),
    ];
    for (const { id } of programs) await madeLinks(shop, id, 150);
    await whileWorkersRun(shop, async () => {
      const { body } = await shop.api.advanceTestClock({ body: { seconds: 90 * DAY_SECONDS } });
      expect(body.still_running).toEqual([]);
    });
    expect(await shop.probe.count("reward_link_deadlines")).toBe(0);
    for (const { id } of programs) expect(await earmarked(id)).toBe("0.00");
    await expectSound();
  });

  it("leaves alone what was revoked since it was found due", async () => {
    const { id: program } = await given.activeProgram(shop);
    const [kept, revoked] = await madeLinks(shop, program, 2);
    await shop.api.advanceTestClock({ body: { seconds: 90 * DAY_SECONDS } });
    await shop.api.revokeRewardLink({ path: { link_id: revoked?.id ?? "" } });
    const ids = [kept, revoked].map((link) => parseId("lnk", link?.id ?? "") ?? "");
    const { database } = await testServer();
    const locked = await database.transact("lock what is due", (tx) =>
      lockDue(tx, shop.account_id, ids),
    );
    expect(locked.map(({ id }) => id)).toEqual(ids.slice(0, 1));
  });

  it("and a revocation at the same moment: one of them ends the link, once", async () => {
    const { id: program } = await given.activeProgram(shop, { budget: "20.00" });
    const links = await madeLinks(shop, program, 10);
    await shop.api.advanceTestClock({ body: { seconds: 90 * DAY_SECONDS } });
    const revoke = ({ id: link_id }: { id: string }) =>
      shop.api.revokeRewardLink({ path: { link_id } });
    const [answers] = await Promise.all([Promise.all(links.map(revoke)), drain(shop)]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    await drain(shop);
    expect(await told()).toHaveLength(10);
    expect(await earmarked(program)).toBe("0.00");
    await expectSound();
  });
});

describe.each(["reserve", "pay_as_you_go"])("closing a program with %s", (funding) => {
  it("revokes its unclaimed links at once, however many, and no other's", async () => {
    const budget = "200.00";
    const { id: program_id } = await given.activeProgram(shop, { funding, budget });
    const { id: other } = await given.activeProgram(shop);
    await madeLinks(shop, program_id, 120);
    await open(shop);
    await madeLink(shop, program_id);
    const { id: kept } = await madeLink(shop, other);
    await shop.api.closeProgram({ path: { program_id } });
    await drain(shop);
    const query = { program: program_id, status: "revoked" as const, limit: 100 };
    expect((await shop.api.listRewardLinks({ query })).body).toMatchObject({ has_more: true });
    expect(await told()).toHaveLength(100);
    expect(await earmarked(program_id)).toBe("0.00");
    const path = { link_id: kept };
    expect((await shop.api.getRewardLink({ path })).body.status).toBe("created");
    expect((await shop.api.getCredit()).body.USD).toMatchObject({ reserved: "1.00" });
    expect(await shop.probe.count("program_work")).toBe(0);
    await expectSound();
  });
});

it("closing a program leaves its claimed links as they are, and is done", async () => {
  const { id: program_id } = await given.activeProgram(shop);
  const link_id = await WAYS.claimed(shop, program_id);
  await madeLink(shop, program_id);
  await shop.api.closeProgram({ path: { program_id } });
  await drain(shop);
  expect((await shop.api.getRewardLink({ path: { link_id } })).body.status).toBe("claimed");
  const [last, ...before] = await told();
  expect(last).toBe("reward_link.revoked");
  expect(before.toSorted()).toEqual(["reward_link.claimed", "reward_link.opened"]);
  expect(await shop.probe.count("program_work")).toBe(0);
});

it("a link that has ended since it was read is not ended again", async () => {
  const { id: program } = await given.activeProgram(shop);
  const { id: link_id } = await madeLink(shop, program);
  const id = parseId("lnk", link_id) ?? "";
  const { database } = await testServer();
  const [before] = await database.read((read) => findLinks(read, shop.account_id, [id]));
  await shop.api.revokeRewardLink({ path: { link_id } });
  const again = database.transact("end a link again", (tx) =>
    moveLinks(tx, before === undefined ? [] : [before], EXPIRY, { at: runNow(), request: null }),
  );
  await expect(again).rejects.toThrow("0 moved");
  expect(await told()).toEqual(["reward_link.revoked"]);
});
