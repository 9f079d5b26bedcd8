/** Links that many claim at once, and that end at the same moment: each is paid once, or not. */
import type { Schemas } from "@svc/generated/routes";
import { beforeEach, describe, expect, it } from "vitest";
import { askClaim, type Page, pageOf } from "../kit/claims.ts";
import { drain } from "../kit/drain.ts";
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

/** How many answers had which status. */
function tally(answers: readonly { status: number }[]): Record<number, number> {
  const groups = Map.groupBy(answers, ({ status }) => status);
  return Object.fromEntries([...groups].map(([status, all]) => [status, all.length]));
}

/** A number of its own that ends in no script of tests. */
function numberOf(index: number): string {
  return `07710${String(index).padStart(4, "0")}1`;
}

async function programNow(program_id: string): Promise<Schemas["Program"]> {
  return (await shop.api.getProgram({ path: { program_id } })).body;
}

describe.each(["reserve", "pay_as_you_go"])("links of a program with %s", (funding) => {
  it("one that 100 phones claim at once is paid once", async () => {
    const { id: program } = await given.activeProgram(shop, { funding, budget: "100.00" });
    const link = await madeLink(shop, program);
    const answers = await times(100, (index) => askClaim(page, link, { phone: numberOf(index) }));
    expect(tally(answers)).toEqual({ 201: 1, 410: 99 });
    expect(await shop.probe.count("sends")).toBe(1);
    expect(await shop.probe.count("recipients")).toBe(1);
    expect(await programNow(program)).toMatchObject({ spent: "1.00", earmarked: "0.00" });
    await expectSound();
  });

  it("one that a phone claims 50 times at once is paid once", async () => {
    const { id: program } = await given.activeProgram(shop, { funding, budget: "100.00" });
    const link = await madeLink(shop, program);
    const answers = await times(50, () => askClaim(page, link));
    expect(tally(answers)).toEqual({ 201: 1, 200: 49 });
    expect(await shop.probe.count("sends")).toBe(1);
    await expectSound();
  });

  it("that one person claims at once give no more than the limit", async () => {
    const per_recipient = { per_day: { count: 3 } };
    const { id: program } = await given.activeProgram(shop, { funding, per_recipient });
    const links = await madeLinks(shop, program, 10);
    const answers = await Promise.all(links.map((link) => askClaim(page, link)));
    expect(tally(answers)).toEqual({ 201: 3, 422: 7 });
    expect(await programNow(program)).toMatchObject({ spent: "3.00", earmarked: "7.00" });
    await expectSound();
  });

  it("that are revoked meanwhile are paid or revoked", async () => {
    const { id: program } = await given.activeProgram(shop, { funding, budget: "20.00" });
    const links = await madeLinks(shop, program, 20);
    const both = await Promise.all(
      links.flatMap((link, index) => [
        askClaim(page, link, { phone: numberOf(index) }),
        shop.api.revokeRewardLink({ path: { link_id: link.id } }),
      ]),
    );
    const paid = both.filter(({ status }) => status === 201).length;
    expect(tally(both)).toEqual(
      Object.fromEntries(
        [
          [200, 20 - paid],
          [201, paid],
          [409, paid],
          [410, 20 - paid],
        ].filter(([, count]) => count !== 0),
      ),
    );
    expect(await programNow(program)).toMatchObject({
      ...{ spent: `${paid}.00`, earmarked: "0.00" },
    });
    await expectSound();
  });

  it("that expire meanwhile are paid or expired", async () => {
    const { id: program } = await given.activeProgram(shop, { funding, budget: "20.00" });
    const links = await madeLinks(shop, program, 20);
    const [answers] = await Promise.all([
      Promise.all(links.map((link, index) => askClaim(page, link, { phone: numberOf(index) }))),
      shop.api.advanceTestClock({ body: { seconds: 90 * 86_400 } }).then(() => drain(shop)),
    ]);
    await drain(shop);
    const paid = answers.filter(({ status }) => status === 201).length;
    const late = answers.filter(({ error }) => error?.code === "claim_expired").length;
    expect(paid + late).toBe(20);
    expect(await programNow(program)).toMatchObject({ earmarked: "0.00" });
    expect(await shop.probe.count("sends")).toBe(paid);
    await expectSound();
  });

  it("whose program pauses, goes on and closes meanwhile", async () => {
    const { id: program_id } = await given.activeProgram(shop, { funding, budget: "20.00" });
    const path = { program_id };
    const links = await madeLinks(shop, program_id, 20);
    const answers = await times(20, async (index) => {
      if (index === 5) await shop.api.pauseProgram({ path });
      if (index === 9) await shop.api.resumeProgram({ path });
      if (index === 15) await shop.api.closeProgram({ path });
      return await askClaim(page, links[index] ?? { token: null }, { phone: numberOf(index) });
    });
    const codes = new Set(answers.map(({ status, error }) => error?.code ?? String(status)));
    const expected = ["201", "program_not_active", "program_closed", "claim_revoked"];
    expect(expected).toEqual(expect.arrayContaining([...codes]));
    await drain(shop);
    const paid = answers.filter(({ status }) => status === 201).length;
    expect(await shop.probe.count("sends")).toBe(paid);
    expect(await programNow(program_id)).toMatchObject({ status: "closed", earmarked: "0.00" });
    await expectSound();
  });
});
