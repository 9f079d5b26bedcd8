/** Live power that is down at its suppliers waits in the queue, as long as it may. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { drain } from "../kit/drain.ts";
import type { Shop } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { boundTo, type LiveDouble, liveDouble, plays } from "../kit/live-double.ts";
import { forgetSupply, liveServer, liveShop, sellFrom } from "../kit/live-shop.ts";
import { makeDue } from "../kit/make-due.ts";
import { testServer } from "../kit/server.ts";

const METER = "37132567431";
const WAITING = 20;
const DOWN = { kind: "not_taken", reason: "down" } as const;
const isDown = () => ({ vends: false, says: DOWN });

let shop: Shop;
let first: LiveDouble;
let second: LiveDouble;
let bound: LiveDouble[];

beforeEach(async () => {
  shop = await liveShop();
  first = liveDouble("first");
  second = liveDouble("second");
  bound = [first];
});

afterEach(async () => {
  await forgetSupply();
  const { database } = await testServer();
  expect(await database.read(checkLedger)).toEqual([]);
});

/** Does what is due now. */
async function work(): Promise<void> {
  await makeDue(shop, "send_dispatches");
  await drain(shop, { suppliers: boundTo(...bound) });
}

/** Sells power as a till does: the meter is confirmed before the sale. */
async function sellPower(wanted: object = {}): Promise<string> {
  await sellFrom(boundTo(...bound));
  const server = await liveServer(boundTo(...bound));
  const power = { type: "power", target: METER, amount: "10.00", currency: "USD" };
  const body = { ...power, token_phone: "0771234567", ...wanted };
  const sold = await server.call<{ id: string }>(shop, "createSend", { body });
  expect(sold.status).toBe(202);
  await server.close();
  return sold.body.id;
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

  it("has one ask for all who wait, once the supplier is known to be away", async () => {
    for (let sale = 0; sale < WAITING; sale += 1) await sellPower();
    goDown(first);
    await work();
    await work();
    first.heard.length = 0;
    for (let look = 0; look < 3; look += 1) await work();
    expect(first.heard).toEqual([]);
    await tryAgainNow();
    for (let look = 0; look < 3; look += 1) await work();
    expect(first.heard).toEqual([`confirm ${METER}`]);
    comeBack(first);
    await tryAgainNow();
    for (let look = 0; look < 3; look += 1) await work();
    expect(first.vended.length).toBe(WAITING);
  });
});

/** The time of the next try of a supplier has come. */
async function tryAgainNow(): Promise<void> {
  const { database } = await testServer();
  await database.record(
    ({ sql }) => sql`update supplier_wallets set probe_at = svc_now() where probe_at is not null`,
  );
}
