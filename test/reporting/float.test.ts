/** What suppliers hold of ours is read, and compared with what we expect. */
import { floatPolls, pollFloat } from "@svc/server/reporting/float/index.ts";
import { judgeBalance } from "@svc/server/reporting/float/judge-balance.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decide } from "../kit/decide.ts";
import {
  balanceOf,
  float,
  holds,
  lineOf,
  passMinutes,
  pollingDeps,
  poll as pollOf,
  STAFF,
  soldBy,
  WALLET,
  workWith,
} from "../kit/float.ts";
import type { Shop } from "../kit/given.ts";
import { boundTo, type LiveDouble, liveDouble, plays } from "../kit/live-double.ts";
import { forgetSupply, liveShop, sellFrom, statusOf } from "../kit/live-shop.ts";
import { sell } from "../kit/sell.ts";
import { sendInReview } from "../kit/send-in-review.ts";

let shop: Shop;
let first: LiveDouble;
let second: LiveDouble;
let alarms: string[];

beforeEach(async () => {
  shop = await liveShop();
  first = liveDouble("first");
  second = liveDouble("second");
  alarms = [];
  await forgetSupply();
  await sellFrom(boundTo(first, second));
});

afterEach(forgetSupply);

const poll = (double = first) => pollOf(double, alarms);
const work = () => workWith(shop, [first, second]);
const soldOne = (amount?: string) => soldBy(shop, [first, second], amount);

describe("a balance", () => {
  it("is what is expected after sales, and is kept with its time", async () => {
    holds(first, 100_00n);
    await poll();
    await soldOne();
    await soldOne("7.00");
    holds(first, 88_00n);
    await poll();
    expect(await lineOf(`first/${WALLET}`)).toMatch(
      /88\.00 USD at .* expected 88\.00 difference 0\.00 .*ok$/,
    );
    expect(alarms).toEqual([]);
  });

  it("that is less than our books say is an alarm, once, until it is explained", async () => {
    holds(first, 100_00n);
    await poll();
    await soldOne();
    holds(first, 90_00n);
    await poll();
    await poll();
    expect(alarms).toEqual(["float_mismatch"]);
    expect(await lineOf(`first/${WALLET}`)).toContain("expected 95.00 difference -5.00");
    await float("--wallet", `first/${WALLET}`, "--confirm", ...STAFF);
    await poll();
    expect(await lineOf(`first/${WALLET}`)).toContain("expected 90.00 difference 0.00");
    expect(alarms).toEqual(["float_mismatch"]);
  });

  it("below the limit is added up with the next, so that no leak is small enough", async () => {
    holds(first, 100_00n);
    await poll();
    for (const balance_minor of [99_40n, 98_80n]) {
      holds(first, balance_minor);
      await poll();
    }
    expect(alarms).toEqual(["float_mismatch"]);
  });

  it("may have been taken by what is under way, or not", async () => {
    holds(first, 100_00n);
    await poll();
    first.plays = [plays.vendsInSilence];
    first.query = () => ({ kind: "accepted", check_after_ms: 15_000 });
    const { id } = await sell(shop);
    await work();
    expect(await statusOf(shop, id)).toBe("unknown");
    for (const balance_minor of [95_00n, 100_00n, 95_00n]) {
      holds(first, balance_minor);
      await poll();
    }
    first.query = null;
    await work();
    expect(await statusOf(shop, id)).toBe("delivered");
    await poll();
    expect(alarms).toEqual([]);
    expect(await lineOf(`first/${WALLET}`)).toContain("expected 95.00 difference 0.00");
  });

  it("may have been taken by a send in review, or not, until a person decides", async () => {
    holds(first, 100_00n);
    await poll();
    const id = await sendInReview({ shop, supplier: first });
    for (const balance_minor of [95_00n, 100_00n, 95_00n]) {
      holds(first, balance_minor);
      await poll();
    }
    expect(alarms).toEqual([]);
    expect(await decide(shop, id, "delivered")).toBeNull();
    await poll();
    expect(alarms).toEqual([]);
    expect(await lineOf(`first/${WALLET}`)).toContain("expected 95.00 difference 0.00");
    // What is decided is open no more.
    holds(first, 90_00n);
    await poll();
    expect(alarms).toEqual(["float_mismatch"]);
  });

  it("is compared with what was booked while it was asked for, either way", () => {
    const books = {
      ...{ confirmed_minor: 100_00n, moved_minor: 0n, moved_sales: 0, limit_minor: 0n },
      ...{ during_minor: 5_00n, open_minor: 2_00n },
    };
    const differences = [101_00n, 100_00n, 93_00n, 92_00n].map(
      (balance_minor) => judgeBalance(balance_minor, books).difference_minor,
    );
    expect(differences).toEqual([1_00n, 0n, 0n, -1_00n]);
    expect(judgeBalance(100_00n, books).is_confirmed).toBe(false);
  });
});

describe("the poll", () => {
  it("keeps what was told while a supplier is down, and says so after ten minutes", async () => {
    holds(first, 100_00n);
    await poll();
    first.wallets = null;
    await poll();
    expect(alarms).toEqual([]);
    expect(await lineOf(`first/${WALLET}`)).toMatch(/100\.00 USD .*ok, unread$/);
    await passMinutes(11);
    await poll();
    const raised = [...alarms];
    await poll();
    // One for each of its wallets.
    expect([...new Set(raised)]).toEqual(["float_unread"]);
    expect(alarms).toEqual(raised);
    holds(first, 100_00n);
    await poll();
    expect(await lineOf(`first/${WALLET}`)).toMatch(/ok$/);
  });

  it.each([
    ["no wallet at all", []],
    ["a wallet twice", [balanceOf(1n), balanceOf(2n)]],
    ["another currency", [{ ...balanceOf(1n), currency: "ZWG" as const }]],
    ["a wallet that nobody sells from", [{ ...balanceOf(1n), wallet: "other" }]],
  ])("takes nothing from an answer that names %s", async (_, nonsense) => {
    holds(first, 100_00n);
    await poll();
    first.wallets = nonsense;
    await poll();
    expect(await lineOf(`first/${WALLET}`)).toMatch(/100\.00 USD .*ok, unread$/);
    expect(await float()).not.toContain("first/other");
    expect(alarms).toEqual([]);
  });

  it("is harmless twice at once: each sale counts once, and the later question wins", async () => {
    holds(first, 100_00n);
    await poll();
    await soldOne();
    holds(first, 95_00n);
    await Promise.all([poll(), poll(), poll()]);
    await poll();
    expect(await lineOf(`first/${WALLET}`)).toContain("expected 95.00 difference 0.00");
    const slow = Promise.withResolvers<void>();
    first.balances = async () => {
      await slow.promise;
      return [balanceOf(1_00n)];
    };
    const late = poll();
    first.balances = async () => [balanceOf(95_00n)];
    await poll();
    slow.resolve();
    await late;
    expect(await lineOf(`first/${WALLET}`)).toContain("95.00 USD");
    expect(alarms).toEqual([]);
  });

  it("that dies between the answer and its commit has written nothing, and is made again", async () => {
    holds(first, 100_00n);
    await poll();
    await soldOne();
    holds(first, 95_00n);
    const { database, log } = await pollingDeps(alarms);
    const dying: typeof database = {
      transact: (name, run) =>
        database.transact(name, async (tx) => {
          const done = await run(tx);
          if (name === "keep balances") throw new Error("killed");
          return done;
        }),
    };
    const [supplier] = boundTo(first).live;
    if (supplier === undefined) throw new Error("Nobody is bound.");
    await expect(pollFloat({ database: dying, log }, supplier)).rejects.toThrow("killed");
    expect(await lineOf(`first/${WALLET}`)).toContain("100.00 USD");
    await poll();
    expect(await lineOf(`first/${WALLET}`)).toContain("expected 95.00 difference 0.00");
    expect(alarms).toEqual([]);
  });

  it("asks every supplier in its chore, whoever does not answer", async () => {
    first.wallets = null;
    holds(second, 50_00n);
    await floatPolls(boundTo(first, second)).run((await pollingDeps(alarms)) as never);
    expect(await lineOf(`first/${WALLET}`)).toContain("not told");
    expect(await lineOf(`second/${WALLET}`)).toContain("50.00 USD");
  });
});
