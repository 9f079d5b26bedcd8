/**
 * What every adapter of a live supplier has to show, whatever it speaks: the rules of the port.
 * Source: docs/adapters.md.
 */
import {
  openLiveSupplier,
  type SupplierOrder,
  type SupplierOutcome,
} from "@svc/server/providers/port/index.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { timeLimit } from "../../kit/time-limit.ts";
import { ordersOf } from "./orders-of.ts";
import { type OpenSubject, type Subject, UNCERTAIN } from "./subject.ts";

const LOGINS = ["login_over"] as const;
const DEADLINE_MS_MAX = 200_000;

let opened: OpenSubject;

/** Describes an adapter; its file calls this and nothing else. */
export function describeAdapter(subject: Subject): void {
  beforeEach(async () => {
    opened = await subject.open();
  });
  afterEach(() => opened.close());
  const all = ordersOf(subject);
  describe("what it sells", () => describeSales(all));
  describe("what is left", () => describeLeft(subject, all));
  describe("what is not certain", () => describeUncertain(subject, all));
  describe("what it refuses", () => describeRefusals(subject, all));
  describe("what is kept", () => describeKept(subject, all));
  describe("what it tells", () => describeTold(subject, all));
}

/** Fresh orders of everything that the adapter sells. */
function offered(all: readonly (() => SupplierOrder)[]): SupplierOrder[] {
  const orders = all.map((make) => make());
  return orders.filter((order) => opened.live.supplier.sells(order));
}

function firstOf(all: readonly (() => SupplierOrder)[], type?: "power"): SupplierOrder {
  const found = offered(all).find((order) => type === undefined || order.type === type);
  if (found === undefined) throw new Error("It sells nothing.");
  return found;
}

/** As dispatch does it, with a deadline that no test waits for. */
async function talk(
  question: "submit" | "query",
  order: SupplierOrder,
  deadline_ms = timeLimit(20_000),
): Promise<SupplierOutcome> {
  const { live } = opened;
  const supplier = { ...live.supplier, deadline_ms, deadlineOf: () => deadline_ms };
  const { outcome, error } = await openLiveSupplier({ ...live, supplier }).talk(question, order);
  expect(error).toBeNull();
  return outcome;
}

function handOvers(order: SupplierOrder): number {
  return opened.calls.filter((call) => opened.isHandOver(call, order)).length;
}

function describeSales(all: readonly (() => SupplierOrder)[]): void {
  it("is sold once, as ordered, and said again when it is asked", async () => {
    expect(offered(all).length).toBeGreaterThan(0);
    for (const order of offered(all)) {
      const { target, amount_minor, currency } = order;
      const first = await talk("submit", order);
      expect(first).toMatchObject({
        kind: "delivered",
        vended: { target, amount_minor, currency },
      });
      opened.settle();
      expect(await talk("query", order)).toMatchObject(withoutBody(first));
      const [sold, ...more] = opened.sold(order);
      expect([sold?.amount_minor, more]).toEqual([amount_minor, []]);
    }
  });

  it("is sold once under a reference, however often that is handed over", async () => {
    for (const order of offered(all)) {
      await talk("submit", order);
      const second = await talk("submit", order);
      expect(["delivered", "accepted", "no_answer"]).toContain(second.kind);
      expect(opened.sold(order)).toHaveLength(1);
    }
  });

  it("brings every token of electricity that was vended, and no other", async () => {
    for (const order of offered(all).filter(({ type }) => type === "power")) {
      const outcome = await talk("submit", order);
      const told = outcome.kind === "delivered" ? outcome.power?.tokens : undefined;
      expect(told?.map(({ token }) => token)).toEqual(opened.sold(order)[0]?.tokens);
    }
  });

  it("costs no more than its face value", async () => {
    for (const order of offered(all)) {
      const outcome = await talk("submit", order);
      const cost_minor = outcome.kind === "delivered" ? outcome.cost_minor : undefined;
      expect(cost_minor ?? 1n).toBeGreaterThan(0n);
      expect(cost_minor ?? 0n).toBeLessThanOrEqual(order.amount_minor);
    }
  });
}

function describeLeft({ says_left }: Subject, all: readonly (() => SupplierOrder)[]): void {
  const signal = AbortSignal.timeout(timeLimit(60_000));

  it("is what the wallet holds behind the sale, and is said of no sale that was before", async () => {
    await opened.live.balances(signal);
    for (const order of offered(all)) {
      const outcome = await talk("submit", order);
      const wallet = opened.live.supplier.walletOf(order);
      const holds = (await opened.live.balances(signal)).find((one) => one.wallet === wallet);
      expect(leftIn(outcome)).toBe(says_left ? holds?.balance_minor : null);
      opened.settle();
      expect(leftIn(await talk("query", order))).toBeNull();
    }
  });
}

function leftIn(outcome: SupplierOutcome): bigint | null {
  return outcome.kind === "delivered" ? (outcome.left_minor ?? null) : null;
}

function describeUncertain(subject: Subject, all: readonly (() => SupplierOrder)[]): void {
  const uncertain = UNCERTAIN.filter((one) => !subject.lacks.includes(one));

  it.each(uncertain)("%s is no answer, handed over once, and asked about truly", async (one) => {
    for (const order of [firstOf(all), firstOf(all, "power")]) {
      opened.arrange(one, order);
      expect((await talk("submit", order)).kind).toBe("no_answer");
      expect(handOvers(order)).toBe(1);
      const sold = opened.sold(order).length;
      expect(sold).toBe(one.endsWith("but_sold") ? 1 : 0);
      opened.settle();
      const { kind } = await talk("query", order);
      expect(kind).not.toBe(sold === 1 ? "refused" : "delivered");
      expect(kind).not.toBe("not_taken");
      expect(handOvers(order)).toBe(1);
    }
  });

  it("is no answer when none comes, and the sale is found by a question", async () => {
    await talk("submit", firstOf(all));
    const order = firstOf(all);
    opened.arrange("silent_but_sold", order);
    expect(await talk("submit", order, timeLimit(400))).toMatchObject({ kind: "no_answer" });
    expect(opened.sold(order)).toHaveLength(1);
    opened.settle();
    expect(await talk("query", order)).toMatchObject({ kind: "delivered" });
  });

  it("is not what never left us: nobody listens", async () => {
    await opened.disappear();
    const order = firstOf(all);
    expect(await talk("submit", order)).toMatchObject({ kind: "not_taken" });
    // What was not taken is the question, and it says nothing of the order.
    expect(["no_answer", "not_taken"]).toContain((await talk("query", order)).kind);
  });

  it("is not what is handed over after its time", async () => {
    const order = firstOf(all);
    await opened.live.supplier.submit(order, AbortSignal.abort());
    expect(handOvers(order)).toBe(0);
    expect(opened.sold(order)).toEqual([]);
  });

  it("is what is sold otherwise than it was ordered: never the same amount", async () => {
    const order = firstOf(all);
    opened.arrange("other_amount", order);
    const outcome = await talk("submit", order);
    const told = outcome.kind === "delivered" ? outcome.vended.amount_minor : null;
    expect(["delivered", "no_answer"]).toContain(outcome.kind);
    expect(told).not.toBe(order.amount_minor);
  });
}

function describeRefusals(subject: Subject, all: readonly (() => SupplierOrder)[]): void {
  it("is refused for good, and was not sold", async () => {
    const order = firstOf(all);
    opened.arrange("refused", order);
    expect(await talk("submit", order)).toMatchObject({ kind: "refused" });
    expect(opened.sold(order)).toEqual([]);
  });

  it("is an order of a meter that nobody knows", async () => {
    const order = { ...firstOf(all, "power"), target: subject.meters.unknown };
    expect(await talk("submit", order)).toMatchObject({ kind: "refused", code: "meter_not_found" });
    expect(opened.sold(order)).toEqual([]);
  });

  const logins = LOGINS.filter((one) => !subject.lacks.includes(one));
  it.each(logins)("is not a login that ran out (%s): it is sold with another", async (one) => {
    await talk("submit", firstOf(all));
    const order = firstOf(all);
    opened.arrange(one, order);
    expect(await talk("submit", order)).toMatchObject({ kind: "delivered" });
    expect(handOvers(order)).toBe(2);
    expect(opened.sold(order)).toHaveLength(1);
  });

  it("is no order for want of a login: it is not taken", async () => {
    const order = firstOf(all);
    opened.arrange("login_refused", order);
    expect(await talk("submit", order)).toMatchObject({ kind: "not_taken", reason: "auth" });
    expect(opened.sold(order)).toEqual([]);
  });
}

function describeKept(subject: Subject, all: readonly (() => SupplierOrder)[]): void {
  it("of an answer holds neither a token nor what opens the supplier", async () => {
    const situations = UNCERTAIN.filter((one) => !subject.lacks.includes(one));
    const kept: unknown[] = [];
    const tokens: string[] = [];
    for (const situation of [null, ...situations]) {
      const order = firstOf(all, "power");
      if (situation !== null) opened.arrange(situation, order);
      const answers = [await talk("submit", order)];
      opened.settle();
      answers.push(await talk("query", order));
      kept.push(
        ...answers.map((one) => ({
          body: one.body,
          code: "supplier_code" in one && one.supplier_code,
        })),
      );
      tokens.push(...opened.sold(order).flatMap((sold) => sold.tokens));
    }
    const text = JSON.stringify(kept);
    expect(tokens.length).toBeGreaterThan(0);
    for (const secret of [...tokens, ...opened.secrets]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/\d{4}([ -]?)\d{4}\1\d{4}\1\d{4}\1\d{4}/);
  });
}

function describeTold(subject: Subject, all: readonly (() => SupplierOrder)[]): void {
  const signal = AbortSignal.timeout(timeLimit(60_000));

  it("is a real supplier, which answers before a lease ends", () => {
    const { supplier, utility } = opened.live;
    expect([supplier.is_simulated, utility.is_simulated]).toEqual([false, false]);
    expect(supplier.deadline_ms).toBeLessThanOrEqual(DEADLINE_MS_MAX);
    for (const order of offered(all)) {
      const own_ms = supplier.deadlineOf?.(order) ?? supplier.deadline_ms;
      expect(own_ms).toBeLessThanOrEqual(supplier.deadline_ms);
    }
  });

  it("is a balance for every wallet that an order draws on", async () => {
    const balances = await opened.live.balances(signal);
    for (const order of offered(all)) {
      const wallet = opened.live.supplier.walletOf(order);
      const own = balances.filter((one) => one.wallet === wallet);
      expect(own).toMatchObject([{ currency: order.currency }]);
      expect(typeof own[0]?.balance_minor).toBe("bigint");
    }
  });

  it("is a product of each offer, and of no other", async () => {
    const products = await opened.live.catalogue(signal);
    for (const one of products) expect(opened.live.supplier.sells(one)).toBe(true);
    for (const { type, network, currency } of offered(all)) {
      expect(products).toContainEqual(expect.objectContaining({ type, network, currency }));
    }
  });

  it("is whose a meter is, or that nobody knows it, or that nobody can tell", async () => {
    const { usual, unknown } = subject.meters;
    const kinds: string[] = [];
    for (const meter of [usual, unknown, () => opened.loseUtility()]) {
      const number = typeof meter === "string" ? meter : meter();
      const question = { number, currency: "USD" as const };
      kinds.push((await opened.live.utility.confirmMeter(question, signal)).kind);
    }
    expect(kinds).toEqual(["confirmed", "not_found", "unavailable"]);
  });
}

/** What has to be the same when it is said again. */
function withoutBody(outcome: SupplierOutcome): object {
  const said = Object.entries(outcome).filter(([name]) => !["body", "left_minor"].includes(name));
  return Object.fromEntries(said);
}
