/** `npm run svc -- suppliers`: suppliers are switched off and on while tills sell. */
import { applyInput, readInput } from "@svc/server/commands/suppliers.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { drain } from "../kit/drain.ts";
import type { Shop } from "../kit/given.ts";
import { boundTo, type LiveDouble, liveDouble, plays } from "../kit/live-double.ts";
import { forgetSupply, liveShop, sellFrom, statusOf } from "../kit/live-shop.ts";
import { makeDue } from "../kit/make-due.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

const STAFF = ["--by", "rudo", "--reason", "maintenance"];

let shop: Shop;
let first: LiveDouble;
let second: LiveDouble;

beforeEach(async () => {
  shop = await liveShop();
  first = liveDouble("first");
  second = liveDouble("second");
  await sellFrom(boundTo(first, second));
});

afterEach(forgetSupply);

async function suppliers(...args: string[]): Promise<string> {
  const { database } = await testServer();
  return await applyInput(database, readInput(args));
}

async function work(): Promise<void> {
  await makeDue(shop, "send_dispatches");
  await drain(shop, { suppliers: boundTo(first, second) });
}

describe("a paused supplier", () => {
  it("gets no new orders: the next one of the route sells, until it goes on", async () => {
    expect(await suppliers("--pause", "first", ...STAFF)).toBe("first  paused\nsecond  on");
    await sell(shop);
    await work();
    expect([first.vended.length, second.vended.length]).toEqual([0, 1]);
    expect(await suppliers("--resume", "first", ...STAFF)).toBe("first  on\nsecond  on");
    await sell(shop);
    await work();
    expect([first.vended.length, second.vended.length]).toEqual([1, 1]);
  });

  it("is asked about the orders that it has", async () => {
    first.plays = [plays.vendsInSilence];
    const { id } = await sell(shop);
    await work();
    await suppliers("--pause", "first", ...STAFF);
    await work();
    expect(await statusOf(shop, id)).toBe("delivered");
    expect(second.heard).toEqual([]);
  });

  it("that is the last one ends new sales, and what was sold waits and is lost to nobody", async () => {
    const { id } = await sell(shop);
    await suppliers("--pause", "first", ...STAFF);
    await suppliers("--pause", "second", ...STAFF);
    await work();
    expect(await statusOf(shop, id)).toBe("pending");
    const body = { target: "0771234567", amount: "5.00", currency: "USD" } as const;
    expect((await shop.api.createSend({ body })).error).toMatchObject({
      code: "product_unavailable",
    });
    await suppliers("--resume", "second", ...STAFF);
    await work();
    expect(await statusOf(shop, id)).toBe("delivered");
  });

  it("is kept with who paused it and why", async () => {
    await suppliers("--pause", "first", ...STAFF);
    const { database } = await testServer();
    const rows = await database.read(
      ({ sql }) => sql`
        select supplier, version, is_paused, set_by, reason from supplier_switches`,
    );
    expect(rows).toEqual([
      { supplier: "first", version: 1, is_paused: true, set_by: "rudo", reason: "maintenance" },
    ]);
  });

  it.each([
    [["--pause", "third", ...STAFF], /third is no supplier: first, second/],
    [["--pause", "first"], /Say who you are/],
    [["--pause", "first", "--resume", "first", ...STAFF], /Pause one, or resume one/],
  ])("is refused when it is wrong: %j", async (args, why) => {
    await expect(async () => await suppliers(...args)).rejects.toThrow(why);
  });
});
