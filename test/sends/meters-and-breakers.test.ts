/** Meters that are confirmed late, at wallets that a breaker watches over. */
import { parseId } from "@svc/server/platform/ids.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { drain } from "../kit/drain.ts";
import type { Shop } from "../kit/given.ts";
import { boundTo, type LiveDouble, liveDouble, plays } from "../kit/live-double.ts";
import { forgetSupply, liveServer, liveShop, sellFrom } from "../kit/live-shop.ts";
import { makeDue } from "../kit/make-due.ts";
import { testServer } from "../kit/server.ts";
import { closedWallets, probesDue, probesLeft } from "../kit/wallets.ts";

let shop: Shop;
let other: Shop;
let first: LiveDouble;
let second: LiveDouble;

beforeEach(async () => {
  shop = await liveShop();
  other = await liveShop();
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

function submitsOf({ heard }: LiveDouble): number {
  return heard.filter((one) => one.startsWith("submit")).length;
}

it("a wallet stays open while one account's meters are not confirmed, however often", async () => {
  const confirmed = first.meter;
  first.meter = { kind: "unavailable" };
  const sends = [await sellPower(shop), await sellPower(shop)];
  for (let looks = 0; looks < 5; looks += 1) {
    for (const send_id of sends) await lookAt(send_id);
  }
  expect(await closedWallets()).toBe(0);
  first.meter = confirmed;
  await sellPower(other);
  await drain(other, { suppliers: boundTo(first, second) });
  expect([first.vended.length, second.vended.length]).toEqual([1, 0]);
});

it("a meter is confirmed at a wallet that is closed, and does not take its turn", async () => {
  await sellFrom(boundTo(first));
  const confirmed = first.meter;
  first.meter = { kind: "unavailable" };
  await sellPower(other);
  first.meter = confirmed;
  first.plays = [plays.isLockedOut, plays.delivers];
  await sellPower(shop);
  await drain(shop, { suppliers: boundTo(first) });
  expect(await closedWallets()).toBe(1);
  first.meter = { kind: "unavailable" };
  const confirms = () => first.heard.filter((one) => one.startsWith("confirm")).length;
  const before = confirms();
  for (const looks of [1, 2]) {
    await makeDue(other, "send_dispatches");
    await drain(other, { suppliers: boundTo(first) });
    expect(confirms()).toBe(before + looks);
    await probesDue();
  }
  await makeDue(other, "send_dispatches");
  await drain(other, { suppliers: boundTo(first) });
  expect(await probesLeft()).toBe(1);
  await work();
  expect([submitsOf(first), first.vended.length]).toEqual([2, 1]);
});

it("a meter is confirmed once by who sells, while another wallet is closed", async () => {
  const confirmed = first.meter;
  first.meter = { kind: "unavailable" };
  second.meter = { kind: "unavailable" };
  await sellPower(other);
  first.meter = confirmed;
  second.meter = confirmed;
  first.plays = [plays.isLockedOut];
  await sellPower(shop);
  await work();
  const heard = [first.heard.length, second.heard.length];
  await makeDue(other, "send_dispatches");
  await drain(other, { suppliers: boundTo(first, second) });
  expect([first.heard.length, second.heard.length]).toEqual([heard[0], (heard[1] ?? 0) + 2]);
  expect(second.vended.length).toBe(2);
});

/** Sells power to a meter that may be confirmed later, and cannot wait for power. */
async function sellPower(to: Shop): Promise<string> {
  const server = await liveServer(boundTo(first, second));
  const sold = { type: "power", target: "37132567431", amount: "10.00", currency: "USD" };
  const later = { token_phone: "0771234567", confirm: "best_effort", on_zesa_down: "fail" };
  const body = { ...sold, ...later };
  const answer = await server.call<{ id: string }>(to, "createSend", { body });
  await server.close();
  expect(answer.status).toBe(202);
  return parseId("snd", answer.body.id) ?? "";
}

/** Does what is due of one send, as a set of its own. */
async function lookAt(send_id: string): Promise<void> {
  const { database } = await testServer();
  const { account_id } = shop;
  await database.record(
    ({ sql }) => sql`
      update send_dispatches
      set due_at = svc_now() + make_interval(secs => case when send_id = ${send_id}
        then -1 else 60 end), lease_until = null
      where account_id = ${account_id} and due_at is not null`,
  );
  await drain(shop, { suppliers: boundTo(first, second) });
}
