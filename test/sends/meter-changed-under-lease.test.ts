/** The meter of a send is changed while a worker holds the send for the old one. */
import { parseId } from "@svc/server/platform/ids.ts";
import type { MeterAnswer } from "@svc/server/providers/port/index.ts";
import { leaseJobs, settleJobs, talkOf } from "@svc/server/sales/sends/dispatch/dispatch.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dispatchDeps, drain } from "../kit/drain.ts";
import { given, type Shop } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { boundTo, type LiveDouble, liveDouble } from "../kit/live-double.ts";
import { forgetSupply, liveServer, liveShop, sellFrom } from "../kit/live-shop.ts";
import { makeDue, tryAgainNow } from "../kit/make-due.ts";
import { testServer } from "../kit/server.ts";

const METER = "37132567431";
const OTHER = "37140010010";

let shop: Shop;
let seller: LiveDouble;

beforeEach(async () => {
  shop = await liveShop();
  seller = liveDouble("first");
  await sellFrom(boundTo(seller));
});

afterEach(async () => {
  await forgetSupply();
  const { database } = await testServer();
  expect(await database.read(checkLedger)).toEqual([]);
});

/** A live send that waits for power, whose meter is still to be confirmed. */
async function queued(): Promise<string> {
  const power = { type: "power", target: METER, amount: "10.00", currency: "USD" };
  const body = { ...power, token_phone: "0771234567", confirm: "best_effort" };
  const server = await liveServer(boundTo(seller));
  const { body: sold } = await server.call<{ id: string }>(shop, "createSend", { body });
  await server.close();
  seller.meter = { kind: "unavailable" };
  await work();
  expect((await readSend(sold.id)).status).toBe("queued");
  seller.heard.length = 0;
  return sold.id;
}

/** Does what is due, and tries the seller again. */
async function work(): Promise<void> {
  await tryAgainNow();
  await makeDue(shop, "send_dispatches");
  await drain(shop, { suppliers: boundTo(seller) });
}

/** Changes its meter between a worker's lease and what the worker settles. */
async function changeMeanwhile(id: string, says: MeterAnswer): Promise<string> {
  await tryAgainNow();
  seller.meter = says;
  const deps = await dispatchDeps(boundTo(seller));
  const only = { account_id: shop.account_id, send_id: parseId("snd", id) ?? "" };
  const [job] = await leaseJobs(deps, { only });
  if (job === undefined) throw new Error("A send was to be leased.");
  const answer = await talkOf(deps, job);
  const changed = await shop.api.changeSendMeter({ path: { send_id: id }, body: { meter: OTHER } });
  expect(changed.status).toBe(200);
  await settleJobs(deps, [{ job, answer }]);
  return job.task.do;
}

async function readSend(send_id: string) {
  return (await shop.api.getSend({ path: { send_id } })).body;
}

const CONFIRMED = liveDouble("whole").meter;

describe("a send whose meter is changed while the utility is queried about the old one", () => {
  it("does not fail because the old meter is not found, and is sold to the new one", async () => {
    const id = await queued();
    expect(await changeMeanwhile(id, { kind: "not_found" })).toBe("confirm");
    expect(await readSend(id)).toMatchObject({ status: "queued", failure_code: null });
    seller.meter = CONFIRMED;
    await work();
    await work();
    expect(await readSend(id)).toMatchObject({ status: "delivered", target: OTHER });
    expect(seller.heard.filter((one) => one.startsWith("confirm"))).toEqual([
      ...[`confirm ${METER}`, `confirm ${OTHER}`],
    ]);
  });

  it("is not confirmed by the old meter's name, and fails if the new one is not found", async () => {
    const before = await shop.probe.balances();
    const id = await queued();
    await changeMeanwhile(id, CONFIRMED);
    const unconfirmed = { confirmation: "none", confirmed_at: null, name_masked: null };
    expect(await readSend(id)).toMatchObject({ status: "queued", power: unconfirmed });
    seller.meter = { kind: "not_found" };
    await work();
    const failed = { status: "failed_credited", failure_code: "meter_confirmation_failed" };
    expect(await readSend(id)).toMatchObject(failed);
    expect(seller.vended).toEqual([]);
    expect(await shop.probe.balances()).toEqual(before);
  });

  it("is due immediately, so that the new meter is confirmed next", async () => {
    const id = await queued();
    await changeMeanwhile(id, { kind: "not_found" });
    const [row] = await shop.probe.rows("send_dispatches");
    expect(row).toMatchObject({ lease_owner: null, lease_until: null });
    seller.meter = CONFIRMED;
    await tryAgainNow();
    await drain(shop, { suppliers: boundTo(seller) });
    expect((await readSend(id)).status).toBe("delivered");
  });
});

describe("a send whose meter is changed while it is given up because the old one is blocked", () => {
  it("is not given up, and is sold to the new one", async () => {
    const id = await queued();
    await given.blocked(shop, METER);
    expect(await changeMeanwhile(id, CONFIRMED)).toBe("give_up");
    expect(await readSend(id)).toMatchObject({ status: "queued", failure_code: null });
    await work();
    await work();
    expect(await readSend(id)).toMatchObject({ status: "delivered", target: OTHER });
  });
});
