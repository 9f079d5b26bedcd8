/** A link that many phones check in with at once, some of them at its location: it is paid once. */

import { beforeEach, describe, expect, it } from "vitest";
import type { Answered } from "../kit/api.ts";
import { AWAY, askCheckin, checkedIn, EDGE, PLACE, placedProgram } from "../kit/checkins.ts";
import { askClaim, type Page, pageOf } from "../kit/claims.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { madeLink, madeLinks } from "../kit/links.ts";
import { testServer } from "../kit/server.ts";

let shop: Organisation;
let page: Page;

beforeEach(async () => {
  shop = await given.organisation();
  page = await pageOf(shop);
});

async function expectSound(): Promise<void> {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
}

function times<T>(count: number, ask: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
}

/** How many answers were made, or refused with which code. */
function tally(answers: readonly { status: number; error?: { code: string } | null }[]) {
  const groups = Map.groupBy(answers, ({ status, error }) => error?.code ?? String(status));
  return Object.fromEntries([...groups].map(([named, all]) => [named, all.length]));
}

function numberOf(index: number): string {
  return `07710${String(index).padStart(4, "0")}1`;
}

async function programNow(program_id: string) {
  return (await shop.api.getProgram({ path: { program_id } })).body;
}

describe.each(["reserve", "pay_as_you_go"])(
  "links at the location of a program with %s",
  (funding) => {
    it("one that 100 phones check in with at once is paid once, to one that is there", async () => {
      const { id: program } = await placedProgram(shop, { funding, budget: "100.00" });
      const link = await madeLink(shop, program);
      const answers = await times(100, (index) =>
        askCheckin(page, link, { phone: numberOf(index), ...(index % 2 === 0 ? {} : AWAY) }),
      );
      const { 201: made, claim_used = 0, geofence_outside = 0 } = tally(answers);
      expect([made, claim_used + geofence_outside]).toEqual([1, 99]);
      // Who is there is refused only because somebody else was first.
      const there = answers.filter((_, index) => index % 2 === 0);
      expect(tally(there)).toEqual({ 201: 1, claim_used: 49 });
      expect(await shop.probe.count("sends")).toBe(1);
      expect(await shop.probe.count("checkins")).toBe(1);
      expect(await shop.probe.count("recipients")).toBe(1);
      expect(await programNow(program)).toMatchObject({ spent: "1.00", earmarked: "0.00" });
      await expectSound();
    });

    it("one that 100 phones elsewhere check in with is not paid", async () => {
      const { id: program } = await placedProgram(shop, { funding });
      const link = await madeLink(shop, program);
      const answers = await times(100, (index) =>
        askCheckin(page, link, { phone: numberOf(index), ...AWAY }),
      );
      expect(tally(answers)).toEqual({ geofence_outside: 100 });
      expect(await shop.probe.count("sends")).toBe(0);
      expect(await shop.probe.count("recipients")).toBe(0);
      await expectSound();
    });

    it("one that a phone checks in with, and claims, 20 times each is paid once", async () => {
      const { id: program } = await placedProgram(shop, { funding });
      const link = await madeLink(shop, program);
      const ask = async (index: number): Promise<Answered> =>
        index % 2 === 0 ? await askCheckin(page, link) : await askClaim(page, link);
      const answers = await times(40, ask);
      expect(tally(answers)[201]).toBe(1);
      expect(await shop.probe.count("sends")).toBe(1);
      expect(await shop.probe.count("checkins")).toBe(1);
      await expectSound();
    });

    it("that one person checks in with at once give no more than the limit", async () => {
      const per_recipient = { per_day: { count: 3 } };
      const { id: program } = await placedProgram(shop, { funding, per_recipient });
      const links = await madeLinks(shop, program, 10);
      const answers = await Promise.all(links.map((link) => askCheckin(page, link)));
      expect(tally(answers)).toEqual({ 201: 3, reward_cap_reached: 7 });
      expect(await shop.probe.count("checkins")).toBe(3);
      await expectSound();
    });

    it("whose location moves meanwhile are judged by the one that there is", async () => {
      const { id: program_id } = await placedProgram(shop, { funding, budget: "20.00" });
      const links = await madeLinks(shop, program_id, 20);
      const move = (lat: number) => {
        const body = { geofence: { ...PLACE, lat } };
        return shop.api.updateProgram({ path: { program_id }, body });
      };
      const [answers] = await Promise.all([
        Promise.all(links.map((link, index) => askCheckin(page, link, { phone: numberOf(index) }))),
        move(AWAY.lat)
          .then(() => move(PLACE.lat))
          .then(() => move(AWAY.lat)),
      ]);
      const { 201: made = 0, geofence_outside = 0 } = tally(answers);
      expect(made + geofence_outside).toBe(20);
      expect(await shop.probe.count("checkins")).toBe(made);
      for (const { distance_m } of (await shop.api.listCheckins()).body.data) {
        expect(distance_m).toBeLessThanOrEqual(PLACE.radius_m);
      }
      await expectSound();
    });

    it("whose location is given up meanwhile leave nobody with a fault", async () => {
      const { id: program_id } = await placedProgram(shop, { funding, budget: "20.00" });
      const links = await madeLinks(shop, program_id, 20);
      const [answers] = await Promise.all([
        Promise.all(links.map((link, index) => askCheckin(page, link, { phone: numberOf(index) }))),
        shop.api.updateProgram({ path: { program_id }, body: { geofence: null } }),
      ]);
      const { 201: made = 0, conflicting_parameters = 0 } = tally(answers);
      expect(made + conflicting_parameters).toBe(20);
      await expectSound();
    });
  },
);

describe("a check-in whose review is decided twice at once", () => {
  it("is accepted or rejected, and shows which", async () => {
    const { id: program } = await placedProgram(shop);
    await checkedIn(page, await madeLink(shop, program), EDGE);
    const { body } = await shop.api.listReviews();
    const path = { review_id: body.data[0]?.id ?? "" };
    await times(10, (index) =>
      index % 2 === 0 ? shop.api.approveReview({ path }) : shop.api.rejectReview({ path }),
    );
    const [shown] = (await shop.api.listCheckins()).body.data;
    const { body: review } = await shop.api.getReview({ path });
    const expected = review.resolution === "approved" ? "accepted" : "rejected";
    expect(shown?.status).toBe(expected);
    await expectSound();
  });
});
