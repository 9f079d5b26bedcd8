import { setTimeout as sleep } from "node:timers/promises";
import { lockClocksForShare } from "@svc/server/accounts/account/index.ts";
import { parseId } from "@svc/server/platform/ids.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { beside } from "../../kit/beside.ts";
import { drain, pass, workOff } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { runNow } from "../../kit/run-clock.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";
import { openSink } from "../../kit/sink.ts";
import { letMidnightCome } from "../../kit/steady-organisation.ts";
import { whileWorkersRun } from "../../kit/workers.ts";

const HOUR = 3_600;
const TWENTY_YEARS = 631_152_000;

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

it("moves the clock forward and shows it", async () => {
  const { status, body } = await shop.api.advanceTestClock({ body: { seconds: HOUR } });
  expect([status, body.offset_seconds]).toEqual([200, HOUR]);
  const { body: again } = await shop.api.advanceTestClock({ body: { seconds: 1 } });
  expect(again.offset_seconds).toBe(HOUR + 1);
});

it("makes what is written afterwards later", async () => {
  await shop.api.advanceTestClock({ body: { seconds: 86_400 } });
  const { created } = await sell(shop);
  expect(Math.abs(created - 86_400 - runNow() / 1_000)).toBeLessThan(5);
});

it("makes what is due come due, and no sooner", async () => {
  const { body: clock } = await shop.api.getTestClock();
  const { id: send_id } = await sell(shop, { scheduled_for: clock.now + HOUR });
  await pass(shop, { seconds: HOUR - 10 });
  expect((await shop.api.getSend({ path: { send_id } })).body.status).toBe("scheduled");
  await pass(shop, { seconds: 11 });
  expect((await shop.api.getSend({ path: { send_id } })).body.status).toBe("submitted");
});

it("moves nothing of another account", async () => {
  const other = await given.organisation();
  const { body: clock } = await other.api.getTestClock();
  const { id: send_id } = await sell(other, { scheduled_for: clock.now + HOUR });
  await pass(shop, { seconds: 2 * HOUR });
  await drain(other);
  expect((await other.api.getSend({ path: { send_id } })).body.status).toBe("scheduled");
  expect((await other.api.getTestClock()).body.offset_seconds).toBe(0);
});

describe("while a due time is being written", () => {
  it("waits, and shifts it", async () => {
    const { database } = await testServer();
    const { id } = await sell(shop);
    const send_id = parseId("snd", id) ?? "";
    const due_at = new Date(runNow() + 2 * HOUR * 1_000).toISOString();
    const advanced = await database.transact("a slow writer", async (tx) => {
      await lockClocksForShare(tx, [shop.account_id]);
      const moving = beside(() => shop.api.advanceTestClock({ body: { seconds: HOUR } }));
      await sleep(50);
      await tx.sql`update send_dispatches set due_at = ${due_at} where send_id = ${send_id}`;
      return { moving };
    });
    expect((await advanced.moving).status).toBe(200);
    const [work] = await shop.probe.rows("send_dispatches");
    const shifted_ms = Date.parse(due_at) - HOUR * 1_000;
    expect(Date.parse(`${work?.due_at}`.replace(" ", "T").replace("+00", "Z"))).toBe(shifted_ms);
  });

  it("leaves the account's sends out of a claim, and they are claimed afterwards", async () => {
    const { database } = await testServer();
    const { id: send_id } = await sell(shop);
    await database.transact("a clock in motion", async ({ sql }) => {
      await sql`select from account_clocks where account_id = ${shop.account_id} for update`;
      await beside(() => workOff(shop));
    });
    expect((await shop.api.getSend({ path: { send_id } })).body.status).toBe("pending");
    await drain(shop);
    expect((await shop.api.getSend({ path: { send_id } })).body.status).toBe("submitted");
  });
});

describe("before it answers", () => {
  it("brings the Credit of the new day", async () => {
    await letMidnightCome(shop);
    await sell(shop, { amount: "100.00" });
    expect((await shop.probe.balances()).USD?.available).toBe(900_00n);
    await shop.api.advanceTestClock({ body: { seconds: 86_400 } });
    expect((await shop.probe.balances()).USD?.available).toBe(1_000_00n);
  });

  it("ends keys whose time is over", async () => {
    const { body: clock } = await shop.api.getTestClock();
    const till = await given.key(shop, { expires_at: clock.now + HOUR });
    await shop.api.advanceTestClock({ body: { seconds: 2 * HOUR } });
    const { body } = await shop.api.getKey({ path: { key_id: till.id } });
    expect(body.status).toBe("expired");
  });
});

describe("while workers run", () => {
  it("answers when what came due has been dispatched, notified and delivered", async () => {
    const sink = await openSink();
    await given.endpoint(shop, { url: sink.url, enabled_events: ["send.submitted"] });
    const { body: clock } = await shop.api.getTestClock();
    const { id: send_id } = await sell(shop, { scheduled_for: clock.now + HOUR });
    const { body } = await whileWorkersRun(shop, () =>
      shop.api.advanceTestClock({ body: { seconds: 2 * HOUR } }),
    );
    expect(body.still_running).toEqual([]);
    expect((await shop.api.getSend({ path: { send_id } })).body.status).toBe("submitted");
    expect(sink.types()).toEqual(["send.submitted"]);
    await sink.close();
  });

  it("names a delivery to an endpoint that takes longer than it waits", async () => {
    const sink = await openSink(() => {});
    await given.endpoint(shop, { url: sink.url, enabled_events: ["send.created"] });
    await sell(shop);
    const { body } = await whileWorkersRun(shop, async () => {
      const answer = await shop.api.advanceTestClock({ body: { seconds: 1 } });
      await sink.close();
      return answer;
    });
    expect(body.still_running).toContainEqual({ kind: "webhook_delivery", count: 1 });
  });
});

it("waits for nobody where no worker runs, and names what is due", async () => {
  const { body: clock } = await shop.api.getTestClock();
  await sell(shop, { scheduled_for: clock.now + HOUR });
  const { body } = await shop.api.advanceTestClock({ body: { seconds: 2 * HOUR } });
  expect(body.still_running).toEqual([{ kind: "send", count: 1 }]);
  expect((await shop.api.getTestClock()).body.still_running).toEqual(body.still_running);
});

describe("however often it is moved", () => {
  it("brings no due time before the moment of the move", async () => {
    const { database } = await testServer();
    const before = await database.read(
      ({ sql }) => sql<{ at: string }[]>`select date_trunc('milliseconds', svc_now())::text as at`,
    );
    await sell(shop);
    await letMidnightCome(shop);
    for (let move = 0; move < 3; move += 1) {
      await shop.api.advanceTestClock({ body: { seconds: 34_560_000 } });
    }
    const early = await database.read(
      ({ sql }) => sql`
        select due_at from test_credit_restores
        where account_id = ${shop.account_id} and due_at < ${before[0]?.at ?? ""}::timestamptz
        union all select due_at from send_dispatches
        where account_id = ${shop.account_id} and due_at < ${before[0]?.at ?? ""}::timestamptz`,
    );
    expect(early).toEqual([]);
  });

  it("is a time with which everything goes on", async () => {
    await runsAhead(shop, TWENTY_YEARS);
    const { id: send_id } = await sell(shop);
    await drain(shop);
    const { body } = await shop.api.advanceTestSend({
      path: { send_id },
      body: { to: "delivered" },
    });
    expect(body.status).toBe("delivered");
  });
});

describe("refuses", () => {
  it.each([0, -1, 34_560_001, 1.5, "1h", null])("%s seconds", async (seconds) => {
    const answer = await shop.api.advanceTestClock({ body: { seconds } });
    await expectRefusal(answer, "parameter_invalid", { param: "seconds" });
    expect((await shop.api.getTestClock()).body.offset_seconds).toBe(0);
  });

  it("a body without seconds", async () => {
    const answer = await shop.api.advanceTestClock({ body: {} });
    await expectRefusal(answer, "parameter_missing", { param: "seconds" });
  });

  it("to run more than 20 years ahead in all, and says how far it may go", async () => {
    await runsAhead(shop, TWENTY_YEARS - 10);
    const answer = await shop.api.advanceTestClock({ body: { seconds: 11 } });
    await expectRefusal(answer, "parameter_invalid", { param: "seconds", meta: { max: 10 } });
    const { status, body } = await shop.api.advanceTestClock({ body: { seconds: 10 } });
    expect([status, body.offset_seconds]).toEqual([200, TWENTY_YEARS]);
  });

  it("a live key", async () => {
    const answer = await shop.live.api.advanceTestClock({ body: { seconds: 1 } });
    await expectRefusal(answer, "test_mode_only");
  });
});

/** Staff set the clock of an account ahead, which would take thousands of calls. */
async function runsAhead({ account_id }: Organisation, seconds: number): Promise<void> {
  const { database } = await testServer();
  await database.record(
    ({ sql }) => sql`
      update account_clocks set offset_seconds = ${seconds} where account_id = ${account_id}`,
  );
}
