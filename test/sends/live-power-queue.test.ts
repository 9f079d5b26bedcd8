/** Live power that is down at its suppliers waits in the queue, as long as it may. */
import { claimLooks, readSupply } from "@svc/server/providers/supply/index.ts";
import { drainQueue } from "@svc/server/sales/sends/attempts/wake-queue.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { beside } from "../kit/beside.ts";
import { drain } from "../kit/drain.ts";
import type { Shop } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { boundTo, type LiveDouble, liveDouble, plays } from "../kit/live-double.ts";
import { forgetSupply, liveServer, liveShop, sellFrom } from "../kit/live-shop.ts";
import { makeDue, tryAgainNow } from "../kit/make-due.ts";
import { testServer } from "../kit/server.ts";

const METER = "37132567431";
/** Of several accounts, as a key confirms no more than thirty meters a minute. */
const SHOPS = 4;
const SENDS_EACH = 15;
const WAITING = SHOPS * SENDS_EACH;
const DOWN = { kind: "not_taken", reason: "down" } as const;
const isDown = () => ({ vends: false, says: DOWN });

let shop: Shop;
let shops: Shop[];
let first: LiveDouble;
let second: LiveDouble;
let bound: LiveDouble[];

beforeEach(async () => {
  shop = await liveShop();
  shops = [shop];
  first = liveDouble("first");
  second = liveDouble("second");
  bound = [first];
});

afterEach(async () => {
  await forgetSupply();
  const { database } = await testServer();
  expect(await database.read(checkLedger)).toEqual([]);
});

/** Does what is due now, and tries again whoever was down. */
async function work(): Promise<void> {
  await tryAgainNow();
  await workAtOnce();
}

/** Does what is due now. */
async function workAtOnce(): Promise<void> {
  for (const each of shops) {
    await makeDue(each, "send_dispatches");
    await drain(each, { suppliers: boundTo(...bound) });
  }
}

/** Sells power as a till does: the meter is confirmed before the sale. */
async function sellPower(wanted: object = {}): Promise<string> {
  const [id] = await sellMany(shop, 1, wanted);
  return id as string;
}

async function sellMany(of: Shop, count: number, wanted: object = {}): Promise<string[]> {
  await sellFrom(boundTo(...bound));
  const server = await liveServer(boundTo(...bound));
  const power = { type: "power", target: METER, amount: "10.00", currency: "USD" };
  const body = { ...power, token_phone: "0771234567", ...wanted };
  const ids: string[] = [];
  for (let sale = 0; sale < count; sale += 1) {
    const sold = await server.call<{ id: string }>(of, "createSend", { body });
    expect(sold).toMatchObject({ status: 202 });
    ids.push(sold.body.id);
  }
  await server.close();
  return ids;
}

async function readSend(send_id: string) {
  return (await shop.api.getSend({ path: { send_id } })).body;
}

function submitsOf({ heard }: LiveDouble): number {
  return heard.filter((one) => one.startsWith("submit")).length;
}

/** The utility is away: nothing is sold, and no meter is confirmed. */
function goDown(...doubles: readonly LiveDouble[]): void {
  for (const double of doubles) {
    double.plays = [isDown];
    double.meter = { kind: "unavailable" };
  }
}

function comeBack(double: LiveDouble): void {
  double.plays = [plays.delivers];
  double.meter = liveDouble("whole").meter;
}

describe("live power that is down", () => {
  it("is queued, tried by its meter alone, and sold once when it is back", async () => {
    const id = await sellPower();
    goDown(first);
    await work();
    expect(await readSend(id)).toMatchObject({ status: "queued", credit_returned: false });
    for (let look = 0; look < 3; look += 1) await work();
    expect([(await readSend(id)).status, submitsOf(first)]).toEqual(["queued", 1]);
    comeBack(first);
    await work();
    await work();
    expect([(await readSend(id)).status, first.vended.length]).toEqual(["delivered", 1]);
    const { body } = await shop.api.listEvents({ query: { limit: 20 } });
    const told = body.data.map(({ type }) => type).filter((type) => type.startsWith("send."));
    expect(told.toReversed()).toEqual([
      ...["send.created", "send.submitted", "send.retrying", "send.queued", "send.delivered"],
    ]);
  });

  it("waits no longer for a supplier that confirms meters and takes no orders", async () => {
    const id = await sellPower({ max_hold: "1h" });
    first.plays = [isDown];
    await work();
    const until = (await readSend(id)).queued_until;
    await work();
    await work();
    const again = await readSend(id);
    expect([again.status, submitsOf(first) > 1]).toEqual(["queued", true]);
    expect(again.queued_until).toBe(until);
    expect(until).not.toBeNull();
  });

  it("is given back when its hold is over", async () => {
    const before = await shop.probe.balances();
    const id = await sellPower({ max_hold: "5m" });
    goDown(first);
    await work();
    const { database } = await testServer();
    await database.record(
      ({ sql }) => sql`
      update sends set queued_until = queued_until - interval '1 hour'
      where account_id = ${shop.account_id}`,
    );
    await work();
    expect(await readSend(id)).toMatchObject({
      ...{ status: "failed_credited", failure_code: "hold_expired", credit_returned: true },
    });
    expect(await shop.probe.balances()).toEqual(before);
    expect(first.vended).toEqual([]);
  });

  it("is sold at once by another supplier that has it", async () => {
    bound = [first, second];
    const id = await sellPower();
    goDown(first);
    await work();
    await work();
    expect([(await readSend(id)).status, second.vended.length]).toEqual(["delivered", 1]);
  });

  it("is sold by whichever of them has it first again", async () => {
    bound = [first, second];
    const id = await sellPower();
    goDown(first, second);
    for (let look = 0; look < 4; look += 1) await work();
    expect((await readSend(id)).status).toBe("queued");
    comeBack(second);
    for (let look = 0; look < 4; look += 1) await work();
    expect((await readSend(id)).status).toBe("delivered");
    expect([first.vended.length, second.vended.length]).toEqual([0, 1]);
  });

  it("is queued before it was handed over, when its meter is to be confirmed yet", async () => {
    goDown(first);
    const id = await sellPower({ confirm: "best_effort" });
    await work();
    expect([(await readSend(id)).status, submitsOf(first)]).toEqual(["queued", 0]);
  });

  it("is not queued where the seller wants it to fail", async () => {
    const id = await sellPower({ on_zesa_down: "fail" });
    goDown(first);
    await work();
    expect((await readSend(id)).status).toBe("retrying");
  });

  it("is looked for by one of all who wait, and drained once it has taken an order", async () => {
    for (let more = 1; more < SHOPS; more += 1) shops.push(await liveShop());
    for (const each of shops) await sellMany(each, SENDS_EACH);
    goDown(first);
    await workAtOnce();
    expect(submitsOf(first)).toBe(WAITING);
    first.heard.length = 0;
    for (let look = 0; look < 3; look += 1) await workAtOnce();
    expect(first.heard).toEqual([]);
    for (let minute = 0; minute < 3; minute += 1) {
      await work();
      await workAtOnce();
    }
    const asked = `confirm ${METER}`;
    expect(first.heard).toEqual([asked, asked, asked]);
    comeBack(first);
    await work();
    await workAtOnce();
    expect(first.vended.length).toBe(WAITING);
  });

  it("leaves its wallet open, which may pay for airtime too", async () => {
    goDown(first);
    await sellMany(shop, 10, { confirm: "best_effort" });
    await workAtOnce();
    expect(first.heard.length).toBeGreaterThanOrEqual(10);
    expect(await closedWallets()).toBe(0);
  });

  it("is drained a sale of each account in turn", async () => {
    shops.push(await liveShop());
    for (const each of shops) await sellMany(each, 3);
    goDown(first);
    await workAtOnce();
    const { database } = await testServer();
    const offer = { type: "power", network: "power", currency: "USD" } as const;
    await database.transact("power is back", (tx) => drainQueue(tx, offer));
    const rows = await database.read(
      ({ sql }) => sql<{ account_id: string }[]>`
        select account_id from send_dispatches
        where account_id = any(${shops.map(({ account_id }) => account_id)}::uuid[])
        order by due_at`,
    );
    const pairs = [0, 2, 4].map((at) => rows.slice(at, at + 2).map((row) => row.account_id));
    expect(pairs.map((pair) => new Set(pair).size)).toEqual([2, 2, 2]);
  });

  it("keeps nobody waiting for a worker that stands still at its look", async () => {
    await sellMany(shop, 2);
    goDown(first);
    await workAtOnce();
    await tryAgainNow();
    const { database } = await testServer();
    const offer = { type: "power", network: "power", currency: "USD" } as const;
    const claim = () =>
      database.transact("look", async (tx) => {
        const gate = await claimLooks(tx, await readSupply(tx), [offer]);
        return gate({ ...offer, supplier: "first" });
      });
    await database.transact("stand still", async ({ sql }) => {
      await sql`select from supplier_offers for update`;
      expect(await beside(claim)).toBe(false);
    });
    expect([await claim(), await claim()]).toEqual([true, false]);
  });

  it("waits for its turn no longer than its hold", async () => {
    await sellMany(shop, 2);
    goDown(first);
    await workAtOnce();
    const offer = { type: "power", network: "power", currency: "USD" } as const;
    const { database } = await testServer();
    const due = await database.transact("power is back", async (tx) => {
      await tx.sql`
        update sends set queued_until = svc_now() where account_id = ${shop.account_id}`;
      await drainQueue(tx, offer);
      return await tx.sql<{ is_due: boolean }[]>`
        select due_at <= svc_now() + interval '1 millisecond' as is_due from send_dispatches
        where account_id = ${shop.account_id}`;
    });
    expect([...due]).toEqual([{ is_due: true }, { is_due: true }]);
  });

  it("is tried by one who waits where meters are confirmed and no order is taken", async () => {
    await sellMany(shop, 3);
    first.plays = [isDown];
    await workAtOnce();
    first.heard.length = 0;
    await work();
    await workAtOnce();
    expect([first.heard.length, submitsOf(first)]).toEqual([2, 1]);
  });
});

/** How many wallets get no orders but now and then one to try them. */
async function closedWallets(): Promise<number> {
  const { database } = await testServer();
  const [row] = await database.read(
    ({ sql }) => sql<{ count: number }[]>`
      select count(*)::int as count from supplier_wallets where probe_at is not null`,
  );
  return row?.count ?? -1;
}
