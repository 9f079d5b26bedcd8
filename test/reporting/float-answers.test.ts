/** What the answer to a sale says is left in a wallet counts at once. */
import { balanceNotes } from "@svc/server/reporting/float/index.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newAlarms } from "../kit/drain.ts";
import {
  balanceOf,
  holds,
  lineOf,
  passMinutes,
  pollingDeps,
  poll as pollOf,
  soldBy,
  WALLET,
} from "../kit/float.ts";
import type { Shop } from "../kit/given.ts";
import { boundTo, type LiveDouble, liveDouble, plays } from "../kit/live-double.ts";
import { forgetSupply, liveShop, sellFrom } from "../kit/live-shop.ts";
import { testServer } from "../kit/server.ts";

let shop: Shop;
let first: LiveDouble;
let second: LiveDouble;
let alarms: string[];

beforeEach(async () => {
  shop = await liveShop();
  first = liveDouble("first");
  second = liveDouble("second");
  alarms = [];
  newAlarms();
  await forgetSupply();
  await sellFrom(boundTo(first, second));
});

afterEach(forgetSupply);

const poll = () => pollOf(first, alarms);
const soldOne = (amount?: string) => soldBy(shop, [first, second], amount);

describe("the answer to a sale", () => {
  it("says what is left at once, as it is expected, without a question of its own", async () => {
    const before = await readings();
    holds(first, 100_00n);
    await poll();
    const questions = first.heard.length;
    first.plays = [plays.leaves(95_00n), plays.leaves(88_00n)];
    await soldOne();
    expect(await lineOf(`first/${WALLET}`)).toMatch(
      /95\.00 USD at .* expected 95\.00 difference 0\.00 .*ok$/,
    );
    await soldOne("7.00");
    expect(await lineOf(`first/${WALLET}`)).toContain("88.00 USD");
    expect(first.heard.slice(questions)).toEqual(first.vended.map(() => expect.any(String)));
    holds(first, 88_00n);
    await poll();
    expect(await lineOf(`first/${WALLET}`)).toContain("expected 88.00 difference 0.00");
    expect([...alarms, ...newAlarms()]).toEqual([]);
    // One of each poll, and none of a sale.
    expect((await readings()) - before).toBe(2);
  });

  it("that leaves less than all that can be expected is an alarm, before the next minute", async () => {
    holds(first, 100_00n);
    await poll();
    first.plays = [plays.leaves(80_00n)];
    await soldOne();
    expect(newAlarms()).toEqual(["float_mismatch"]);
    expect(await lineOf(`first/${WALLET}`)).toContain("expected 95.00 difference -15.00");
  });

  it("that leaves nothing has the next sale go to the next supplier", async () => {
    holds(first, 5_00n);
    await poll();
    first.plays = [plays.leaves(0n)];
    await soldOne();
    expect(newAlarms()).toEqual(["float_empty"]);
    expect(await lineOf(`first/${WALLET}`)).toMatch(/empty$/);
    await soldOne();
    expect([first.vended.length, second.vended.length]).toEqual([1, 1]);
  });

  it("has the next sale go elsewhere that costs more than it leaves", async () => {
    holds(first, 20_00n);
    await poll();
    first.plays = [plays.leaves(4_00n)];
    await soldOne("16.00");
    await soldOne("4.01");
    await soldOne("4.00");
    expect([first.vended.length, second.vended.length]).toEqual([2, 1]);
  });

  it("is compared with nothing before a balance was confirmed", async () => {
    first.plays = [plays.leaves(95_00n)];
    await soldOne();
    expect(await lineOf(`first/${WALLET}`)).toContain("not told");
  });

  it("that comes behind a later one says nothing, and nothing twice", async () => {
    holds(first, 100_00n);
    await poll();
    const note = balanceNotes(await pollingDeps(alarms));
    const leased_at = await readAt();
    const old = { supplier: "first", ...balanceOf(1_00n) };
    await note([{ ...old, leased_at: leased_at - 1 }]);
    await note([{ ...old, leased_at }]);
    expect(await lineOf(`first/${WALLET}`)).toContain("100.00 USD");
    await passMinutes(1);
    await note([{ ...old, currency: "ZWG", leased_at }]);
    expect(await lineOf(`first/${WALLET}`)).toContain("100.00 USD");
    await note([{ ...old, ...balanceOf(99_50n), leased_at }]);
    expect(await lineOf(`first/${WALLET}`)).toContain("99.50 USD");
    expect(alarms).toEqual([]);
  });

  it("outlives a question that was asked before it and is answered behind it", async () => {
    holds(first, 100_00n);
    await poll();
    const slow = Promise.withResolvers<void>();
    const { balances } = first;
    first.balances = async () => {
      await slow.promise;
      return [balanceOf(100_00n), { ...balanceOf(50_00n), wallet: "power-USD" }];
    };
    const late = poll();
    first.plays = [plays.leaves(95_00n)];
    await soldOne();
    slow.resolve();
    await late;
    first.balances = balances;
    expect(await lineOf(`first/${WALLET}`)).toContain("95.00 USD");
    expect(await lineOf("first/power-USD")).toContain("50.00 USD");
    expect([...alarms, ...newAlarms()]).toEqual([]);
  });
});

async function readings(): Promise<number> {
  const { database } = await testServer();
  const [row] = await database.read(
    ({ sql }) => sql<{ count: number }[]>`
      select count(*)::int as count from supplier_float_readings
      where supplier = 'first' and wallet = ${WALLET}`,
  );
  return row?.count ?? 0;
}

async function readAt(): Promise<number> {
  const { database } = await testServer();
  const [row] = await database.read(
    ({ sql }) => sql<{ at: number }[]>`
      select date_part('epoch', told_at) * 1000 as at from supplier_wallets
      where supplier = 'first' and wallet = ${WALLET}`,
  );
  return row?.at ?? 0;
}
