/** What one process learns of a live supplier's wallet, all of them know. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { drain } from "../kit/drain.ts";
import type { Shop } from "../kit/given.ts";
import { boundTo, type LiveDouble, liveDouble, plays } from "../kit/live-double.ts";
import { forgetSupply, liveServer, liveShop, sellFrom, statusOf } from "../kit/live-shop.ts";
import { makeDue } from "../kit/make-due.ts";
import { sell } from "../kit/sell.ts";
import { closedWallets, probesDue } from "../kit/wallets.ts";

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

/** Does what is due in a process of its own: nothing is remembered but in the database. */
async function work(): Promise<void> {
  await makeDue(shop, "send_dispatches");
  await drain(shop, { suppliers: boundTo(first, second) });
}

async function sellMany(count: number): Promise<void> {
  for (let sold = 0; sold < count; sold += 1) await sell(shop);
}

/** An answer in words that no list has, to one account's number. */
const UNLISTED = { kind: "no_answer", reason: "unrecognised_code" } as const;
const SILENCE = { kind: "no_answer", reason: "timeout" } as const;

function submitsOf({ heard }: LiveDouble): number {
  return heard.filter((one) => one.startsWith("submit")).length;
}

describe("a wallet that cannot serve", () => {
  it("gets no orders of any process, and the next supplier sells", async () => {
    first.plays = [plays.isLockedOut];
    await sell(shop);
    await work();
    expect([first.heard.length, second.vended.length]).toEqual([1, 1]);
    await sellMany(3);
    await work();
    expect([first.heard.length, second.vended.length]).toEqual([1, 4]);
  });

  it("after five silences in a minute gets no more, whoever heard them", async () => {
    first.plays = [plays.isSilent];
    first.query = () => ({ kind: "accepted", check_after_ms: 15_000 });
    for (let silences = 0; silences < 5; silences += 1) {
      await sell(shop);
      await drain(shop, { suppliers: boundTo(first, second) });
    }
    await sell(shop);
    await drain(shop, { suppliers: boundTo(first, second) });
    expect([submitsOf(first), second.vended.length]).toEqual([5, 1]);
  });

  it("is not one that answers an account's numbers in words, and serves all others", async () => {
    first.plays = Array.from({ length: 5 }, () => () => ({ vends: false, says: UNLISTED }));
    first.plays.push(plays.delivers);
    first.query = () => UNLISTED;
    await sellMany(5);
    await work();
    await work();
    const other = await liveShop();
    await sell(other);
    await drain(other, { suppliers: boundTo(first, second) });
    expect([submitsOf(first), first.vended.length, second.vended.length]).toEqual([6, 1, 0]);
  });

  it("is not one whose questions alone stay unanswered", async () => {
    first.plays = [plays.isSilent, plays.delivers];
    first.query = () => SILENCE;
    await sell(shop);
    for (let looks = 0; looks < 6; looks += 1) await work();
    await sell(shop);
    await drain(shop, { suppliers: boundTo(first, second) });
    expect([submitsOf(first), first.vended.length]).toEqual([2, 1]);
  });

  it("is one that answers the numbers of two accounts in words that no list has", async () => {
    first.plays = [() => ({ vends: false, says: UNLISTED })];
    first.query = () => UNLISTED;
    const other = await liveShop();
    await sellMany(4);
    await drain(shop, { suppliers: boundTo(first, second) });
    expect(await closedWallets()).toBe(0);
    await sell(other);
    await drain(other, { suppliers: boundTo(first, second) });
    expect(await closedWallets()).toBe(1);
    await sell(other);
    await drain(other, { suppliers: boundTo(first, second) });
    expect([submitsOf(first), second.vended.length]).toEqual([5, 1]);
  });

  it("of power leaves airtime alone", async () => {
    first.plays = [plays.isLockedOut, plays.delivers];
    const server = await liveServer(boundTo(first, second));
    const body = { type: "power", target: "37132567431", amount: "10.00", currency: "USD" };
    const parts = { body: { ...body, token_phone: "0771234567" } };
    expect((await server.call(shop, "createSend", parts)).status).toBe(202);
    await work();
    await sell(shop);
    await work();
    expect([first.vended.length, second.vended.length]).toEqual([1, 1]);
    await server.close();
  });

  it("is tried with one order when its time has come, and serves again by a good answer", async () => {
    first.plays = [plays.isLockedOut];
    await sell(shop);
    await work();
    await probesDue();
    await sellMany(3);
    await work();
    expect([first.heard.length, second.vended.length]).toEqual([2, 4]);
    await probesDue();
    first.plays = [plays.delivers];
    await sellMany(2);
    await work();
    expect([first.vended.length, second.vended.length]).toEqual([1, 5]);
    await sellMany(2);
    await work();
    expect([first.vended.length, second.vended.length]).toEqual([3, 5]);
  });
});

it("an order that is sold tries a wallet, and a question does not take its turn", async () => {
  first.plays = [plays.isSilent, plays.isLockedOut, plays.delivers];
  first.query = () => SILENCE;
  await sellMany(2);
  await work();
  expect([submitsOf(first), second.vended.length]).toEqual([2, 1]);
  await probesDue();
  await work();
  await sell(shop);
  await drain(shop, { suppliers: boundTo(first, second) });
  expect([submitsOf(first), first.vended.length]).toEqual([3, 1]);
});

describe("while no supplier can serve an offer", () => {
  it("new sales are refused and the status says so; what was sold waits", async () => {
    first.plays = [plays.isLockedOut];
    second.plays = [plays.isEmpty];
    const { id } = await sell(shop);
    await work();
    expect(await statusOf(shop, id)).toBe("retrying");
    const server = await liveServer(boundTo(first, second));
    const body = { target: "0771234567", amount: "5.00", currency: "USD" };
    const refused = await server.call(shop, "createSend", { body });
    expect(refused.body).toMatchObject({ error: { code: "product_unavailable" } });
    expect(await statesOf(server)).toMatchObject({
      "econet airtime USD": "down",
      "econet airtime ZWG": "up",
      "power power USD": "up",
      overall: "degraded",
    });
    await probesDue();
    expect(await statesOf(server)).toMatchObject({ overall: "operational" });
    first.plays = [plays.delivers];
    await work();
    expect(await statusOf(shop, id)).toBe("delivered");
    await server.close();
  });

  it("one that is left keeps it operational", async () => {
    first.plays = [plays.isLockedOut];
    await sell(shop);
    await work();
    const server = await liveServer(boundTo(first, second));
    expect(await statesOf(server)).toMatchObject({ overall: "operational" });
    await server.close();
  });
});

async function statesOf(server: Awaited<ReturnType<typeof liveServer>>) {
  type Status = {
    overall: string;
    networks: { network: string; type: string; currency: string; state: string }[];
  };
  const { body } = await server.call<Status>(shop, "getStatus", { idempotency_key: null });
  const states = body.networks.map((one) => [
    `${one.network} ${one.type} ${one.currency}`,
    one.state,
  ]);
  return { ...Object.fromEntries(states), overall: body.overall };
}
