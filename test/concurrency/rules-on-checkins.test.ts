/** Check-ins that come together, at a location where rules reward them too. */
import { beforeEach, expect, it } from "vitest";
import { AWAY, askCheckin, placedProgram } from "../kit/checkins.ts";
import { type Page, pageOf, TARIRO } from "../kit/claims.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { madeLink, madeLinks } from "../kit/links.ts";
import { ruleOn, setRules } from "../kit/rules.ts";
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

async function matchedOf(program_id: string): Promise<number[]> {
  const { body } = await shop.api.listProgramRules({ path: { program_id } });
  return body.data.map(({ matched_count }) => matched_count);
}

it("a link that 40 phones check in with at once earns what one check-in does", async () => {
  const { id } = await placedProgram(shop, { budget: "50.00" });
  await setRules(shop, id, [
    ruleOn("checkin"),
    ruleOn("checkin", { kind: "first_time", count: null }),
  ]);
  const link = await madeLink(shop, id);
  const asked = Array.from({ length: 40 }, (_, index) =>
    askCheckin(page, link, {
      phone: `07710${String(index).padStart(4, "0")}1`,
      ...(index % 2 === 0 ? {} : AWAY),
    }),
  );
  const answers = await Promise.all(asked);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await matchedOf(id)).toEqual([1, 1]);
  expect(await shop.probe.count("rewards")).toBe(3);
  expect((await shop.api.getProgram({ path: { program_id: id } })).body.spent).toBe("2.00");
  await expectSound();
});

it("check-ins of one person that come together are counted one by one", async () => {
  const { id } = await placedProgram(shop, { budget: "50.00" });
  await setRules(shop, id, [
    ruleOn("checkin", { count: { times: 2 } }),
    ruleOn("checkin", { kind: "milestone", count: { times: 3 } }),
  ]);
  const links = await madeLinks(shop, id, 8);
  // Each is asked for twice.
  const asked = [...links, ...links].map((link) => askCheckin(page, link, { phone: TARIRO }));
  const answers = await Promise.all(asked);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(8);
  expect(answers.filter(({ error }) => error?.code === "claim_used")).toHaveLength(8);
  expect(await matchedOf(id)).toEqual([4, 1]);
  expect(await shop.probe.count("rewards")).toBe(13);
  await expectSound();
});

it("a rule that is switched off meanwhile gives to those before it, and to none after", async () => {
  const { id } = await placedProgram(shop, { budget: "50.00" });
  await setRules(shop, id, [ruleOn("checkin")]);
  const links = await madeLinks(shop, id, 12);
  const check_ins = links.map((link, index) =>
    askCheckin(page, link, { phone: `07710${String(index).padStart(4, "0")}1` }),
  );
  await Promise.all([...check_ins, setRules(shop, id, [])]);
  const [matched = 0] = await matchedOf(id);
  expect(await shop.probe.count("rewards")).toBe(12 + matched);
  const late = await askCheckin(page, await madeLink(shop, id), { phone: TARIRO });
  expect(late.status).toBe(201);
  expect(await shop.probe.count("rewards")).toBe(13 + matched);
  await expectSound();
});
