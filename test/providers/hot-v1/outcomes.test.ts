/** What the reply codes of Hot Recharge, version 1, mean, row by row. */
import { randomUUID } from "node:crypto";
import { type HotV1, hotV1 } from "@svc/server/providers/hot-v1/index.ts";
import type { SupplierOrder, SupplierOutcome } from "@svc/server/providers/port/index.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CODE, type HotV1Fake, openHotV1, PASSWORD, PHONE } from "../../fakes/hot-v1/open.ts";

const METER = "37132567431";
const LOGIN = { code: CODE, password: PASSWORD, phone: PHONE };
const SIGNAL = new AbortController().signal;

let fake: HotV1Fake;
let hot: HotV1;

beforeEach(async () => {
  fake = await openHotV1();
  hot = hotV1({ url: `${fake.url}/api/v1`, ...LOGIN });
});

afterEach(async () => {
  await hot.close();
  await fake.close();
});

function orderOf(type: "airtime" | "power", part: Partial<SupplierOrder> = {}): SupplierOrder {
  const sold =
    type === "power"
      ? ({ type, network: "power", target: METER } as const)
      : ({ type, network: "econet", target: "+263771234567" } as const);
  const ids = { reference: randomUUID(), send_id: randomUUID(), bundle_id: null };
  const amount = { amount_minor: 20_00n, currency: "USD", position_centi: null } as const;
  return { ...ids, ...sold, ...amount, ...part };
}

const submit = (order: SupplierOrder) => hot.supplier.submit(order, SIGNAL);
const query = (order: SupplierOrder) => hot.supplier.query(order, SIGNAL);

function plan(play: string, with_: Record<string, unknown> = {}): void {
  fake.plan({ play, match: { call: "sale" }, with: with_ });
}

/** As the table of the documents writes it. */
function wordsOf(outcome: SupplierOutcome): string {
  if (outcome.kind === "refused") return `refused ${outcome.code}`;
  return "reason" in outcome ? `${outcome.kind} ${outcome.reason}` : outcome.kind;
}

const UNKNOWN = "no_answer unrecognised_code";

describe("a reply code", () => {
  it.each([
    [1, UNKNOWN, "refused meter_not_found"],
    [203, "not_taken auth", "not_taken auth"],
    [204, "refused amount_not_allowed", "refused amount_not_allowed"],
    [205, "refused amount_not_allowed", "refused amount_not_allowed"],
    [206, UNKNOWN, UNKNOWN],
    [207, "not_taken auth", "not_taken auth"],
    [208, "not_taken float", "not_taken float"],
    [209, "refused bundle_unavailable", "refused meter_currency_mismatch"],
    [210, UNKNOWN, UNKNOWN],
    [217, "refused invalid_target", "refused meter_not_found"],
    [218, "not_taken auth", "not_taken auth"],
    [219, UNKNOWN, UNKNOWN],
    [220, "not_taken auth", "not_taken auth"],
    [221, UNKNOWN, UNKNOWN],
    [222, "refused amount_not_allowed", "refused amount_not_allowed"],
    [223, "refused bundle_unavailable", "refused meter_not_found"],
    [224, "refused subscriber_limit_reached", UNKNOWN],
    [225, "refused subscriber_limit_reached", UNKNOWN],
    [226, "refused subscriber_limit_reached", UNKNOWN],
    [230, "refused wrong_network", UNKNOWN],
    [704, UNKNOWN, UNKNOWN],
    [800, UNKNOWN, UNKNOWN],
    [999, UNKNOWN, UNKNOWN],
  ])(
    "%s means %s for airtime and %s for electricity, as number and text",
    async (code, ...means) => {
      for (const [index, type] of (["airtime", "power"] as const).entries()) {
        for (const digit of ["0", "1"]) {
          const reference = `${randomUUID().slice(0, -1)}${digit}`;
          plan("refused", { code });
          const order = orderOf(type, { reference });
          expect(wordsOf(await submit(order))).toBe(means[index]);
          expect(wordsOf(await query(order))).toBe(means[index]);
        }
      }
      expect(fake.world.ledger).toEqual([]);
    },
  );

  it.each([206, 210, 219])("%s is no answer though it was sold: it stays unknown", async (code) => {
    plan("vended_refused", { code });
    const order = orderOf("power");
    expect((await submit(order)).kind).toBe("no_answer");
    expect((await query(order)).kind).toBe("no_answer");
    expect(fake.world.ledger).toHaveLength(1);
  });
});

describe("a meter to be confirmed", () => {
  it.each([
    [1, "not_found"],
    [217, "not_found"],
    [223, "not_found"],
    [209, "unavailable"],
    [210, "unavailable"],
    [704, "unavailable"],
  ])("is by %s %s", async (code, kind) => {
    fake.plan({ play: "refused", match: { call: "meter" }, with: { code } });
    const question = { number: METER, currency: null };
    expect(await hot.utility.confirmMeter(question, SIGNAL)).toEqual({ kind });
  });
});

describe("a purchase that the utility has not confirmed", () => {
  it("is asked about by its number until it is, and sold once", async () => {
    plan("pending", { polls: 2 });
    const order = orderOf("power");
    const pending = { kind: "accepted", check_after_ms: 15_000 };
    expect(await submit(order)).toMatchObject(pending);
    expect(await query(order)).toMatchObject(pending);
    expect(await query(order)).toMatchObject(pending);
    const tokens = fake.world.ledger[0]?.tokens.map((token) => ({ token }));
    expect(await query(order)).toMatchObject({ kind: "delivered", power: { tokens } });
    expect(fake.world.ledger).toHaveLength(1);
  });

  it("is still one when it was asked about too often", async () => {
    plan("pending", { polls: 4 });
    const order = orderOf("power");
    await submit(order);
    const kinds: string[] = [];
    for (let asked = 0; asked < 5; asked += 1) kinds.push((await query(order)).kind);
    expect(kinds).toEqual(["accepted", "accepted", "accepted", "accepted", "accepted"]);
    fake.world.clock.advance(60_001);
    expect((await query(order)).kind).toBe("delivered");
  });

  it.each([
    [217, "refused meter_not_found"],
    [210, UNKNOWN],
    [207, UNKNOWN],
  ])("ends as %s says: %s", async (ends, means) => {
    plan("pending", { ends });
    const order = orderOf("power");
    await submit(order);
    expect(wordsOf(await query(order))).toBe(means);
  });
});

describe("an answer", () => {
  it.each(["Amount", "RechargeID"])("without %s is no delivery", async (member) => {
    plan("without", { member });
    expect(await submit(orderOf("airtime"))).toMatchObject({ reason: "unparseable" });
  });

  it("about a reference that nobody used is no proof", async () => {
    expect((await query(orderOf("airtime"))).kind).toBe("not_found");
    expect(hot.supplier.not_found_is_proof).toBe(false);
  });

  it("to a question that no login was accepted for says nothing of the order", async () => {
    const order = orderOf("airtime");
    await submit(order);
    const other = hotV1({ url: `${fake.url}/api/v1`, ...LOGIN, password: "another" });
    expect((await other.supplier.query(order, SIGNAL)).kind).toBe("no_answer");
    await other.close();
  });

  it("that a wallet is too low names float, and the wallets tell what is left", async () => {
    fake.wallets["-usd"] = 19_99 * 100;
    expect(wordsOf(await submit(orderOf("airtime")))).toBe("not_taken float");
    const balances = await hot.balances(SIGNAL);
    expect(balances.find(({ wallet }) => wallet === "airtime_usd")?.balance_minor).toBe(19_99n);
  });
});
