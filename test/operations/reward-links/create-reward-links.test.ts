import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { statementsOf } from "../../kit/count-statements.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { askLink, madeLink, madeLinks } from "../../kit/links.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const DAY_SECONDS = 86_400;

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function expectSound(): Promise<void> {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
}

async function told(): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { limit: 100 } });
  return body.data.map(({ type }) => type).toReversed();
}

describe("POST /reward-links", () => {
  it("makes a link of what the program says, with a token to claim it", async () => {
    const choices = ["airtime", "data"];
    const { id: program } = await given.activeProgram(shop, { choices });
    const { status, body } = await askLink(shop, program);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ object: "reward_link", status: "created", program, amount: "1.00", currency: "USD" },
      ...{ choices, label: null, bind: "none", phone_hint_masked: null, recipient: null },
      ...{ reward: null, opened_at: null, claimed_at: null, open_count: 0, metadata: {} },
      expires_at: body.created + 90 * DAY_SECONDS,
    });
    expect(body.token).toMatch(/^[0-9A-Za-z]{43}$/);
    expect(body.url).toMatch(new RegExp(`^https?://.+/claim/${body.token}$`));
    expect(body.qr_png_url).toBe(`${body.url}.png`);
    const { body: spent } = await shop.api.getProgram({ path: { program_id: program } });
    expect(spent).toMatchObject({ earmarked: "1.00", spent: "0.00", remaining: "9.00" });
    await eventsShown();
    const { data } = (await shop.api.listEvents({ query: { type: "reward_link.*" } })).body;
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      type: "reward_link.created",
      data: { object: { ...body, url: null, token: null, qr_png_url: null } },
    });
    await expectSound();
  });

  it("makes a link for one number, attributed to somebody who is new", async () => {
    const { id: program } = await given.activeProgram(shop, { lawful_basis: "consent" });
    const link = await madeLink(shop, program, {
      ...{ amount: "2.50", label: "Sorry for the wait", bind: "otp", phone_hint: "0771234567" },
      ...{ recipient: { external_id: "loyalty-1", phone: "0771234567" }, choices: ["airtime"] },
      metadata: { till: "4" },
    });
    expect(link).toMatchObject({
      ...{ amount: "2.50", label: "Sorry for the wait", bind: "otp", metadata: { till: "4" } },
      phone_hint_masked: "077 *** 4567",
    });
    const { body: person } = await shop.api.getRecipient({
      path: { recipient_id: "ext:loyalty-1" },
    });
    expect(person).toMatchObject({ id: link.recipient, lawful_basis: "consent", name: null });
    expect(await told()).toContain("recipient.created");
    const again = await madeLink(shop, program, { recipient: "ext:loyalty-1" });
    expect(again.recipient).toBe(link.recipient);
    await expectSound();
  });

  it("makes a list of links, each with a token of its own, even a list of one", async () => {
    const { id: program } = await given.activeProgram(shop, { budget: "100.00" });
    const links = await madeLinks(shop, program, 60);
    expect(new Set(links.map(({ token }) => token)).size).toBe(60);
    expect(links.every(({ amount, status }) => amount === "1.00" && status === "created")).toBe(
      true,
    );
    const { body: one } = await askLink(shop, program, { count: 1 });
    expect(one).toMatchObject({ object: "list", url: "/dev/v1/reward-links", has_more: false });
    const { body } = await shop.api.getProgram({ path: { program_id: program } });
    expect(body.earmarked).toBe("61.00");
    expect((await told()).filter((type) => type === "reward_link.created")).toHaveLength(61);
    await expectSound();
  });

  it("says when the budget runs low and is exhausted, and reserves the Credit for it", async () => {
    await shop.api.updateCreditAlerts({ body: { low_balance: { USD: "999.00" } } });
    const { id: program_id } = await given.activeProgram(shop, { budget: "5.00" });
    await madeLinks(shop, program_id, 4);
    await madeLink(shop, program_id);
    const { body } = await shop.api.getProgram({ path: { program_id } });
    expect(body).toMatchObject({ status: "exhausted", earmarked: "5.00", remaining: "0.00" });
    expect((await shop.api.getCredit()).body.USD.reserved).toBe("5.00");
    expect(await told()).toEqual(
      expect.arrayContaining([
        ...["credit.reserved", "credit.balance.low", "program.budget.low", "program.exhausted"],
      ]),
    );
    await expectRefusal(await askLink(shop, program_id), "program_not_active", {
      meta: { status: "exhausted" },
    });
    await expectSound();
  });
});

describe("a request for links with an Idempotency-Key", () => {
  it.each([
    ["a link", {}],
    ["a list", { count: 3 }],
    ["a list of one", { count: 1 }],
  ])("makes %s once, and shows it again with its tokens", async (_, wanted) => {
    const { id: program } = await given.activeProgram(shop);
    const extras = { idempotency_key: randomUUID() };
    const first = await askLink(shop, program, wanted, extras);
    expect(first.status).toBe(201);
    const again = await askLink(shop, program, wanted, extras);
    expect([again.status, again.body]).toEqual([201, first.body]);
    const other = { ...wanted, label: "Another" };
    await expectRefusal(await askLink(shop, program, other, extras), "idempotency_mismatch");
    const count = "count" in wanted ? wanted.count : 1;
    expect(await shop.probe.count("reward_links")).toBe(count);
    await expectSound();
  });

  it("shows the links as they are by then", async () => {
    const { id: program } = await given.activeProgram(shop);
    const extras = { idempotency_key: randomUUID() };
    const { body } = await askLink(shop, program, {}, extras);
    await shop.api.revokeRewardLink({ path: { link_id: body.id } });
    const again = await askLink(shop, program, {}, extras);
    expect(again.body).toEqual({ ...body, status: "revoked" });
  });
});

describe("very many links", () => {
  it("take as many statements as one", async () => {
    const asked = { budget: "900.00", funding: "reserve" };
    const { id: program } = await given.activeProgram(shop, asked);
    const statementsFor = (count: number) => {
      const body = { program, amount: "0.50", count };
      return statementsOf(shop.key.secret, "createRewardLinks", { body });
    };
    const of_one = await statementsFor(1);
    expect(of_one).toBeGreaterThan(0);
    expect(await statementsFor(500)).toBe(of_one);
    expect(await shop.probe.count("reward_links")).toBe(501);
    await expectSound();
  });
});

describe("links at the same moment", () => {
  it("earmark no more than the budget", async () => {
    const { id: program_id } = await given.activeProgram(shop, { budget: "10.00" });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => askLink(shop, program_id, { count: 3 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...[201, 201, 201, 402, 402, 402, 402, 402],
    ]);
    const { body } = await shop.api.getProgram({ path: { program_id } });
    expect(body).toMatchObject({ earmarked: "9.00", remaining: "1.00", status: "active" });
    expect(await shop.probe.count("reward_links")).toBe(9);
    await expectSound();
  });
});
