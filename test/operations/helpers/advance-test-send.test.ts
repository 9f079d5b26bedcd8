import { setTimeout as sleep } from "node:timers/promises";
import { parseId } from "@svc/server/platform/ids.ts";
import { simulatorVends } from "@svc/server/providers/simulator/index.ts";
import { leaseJobs, settleJobs, talkOf } from "@svc/server/sales/sends/dispatch/dispatch.ts";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { beside } from "../../kit/beside.ts";
import { dispatchDeps, drain } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { runSeconds } from "../../kit/run-clock.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";

type To = "delivered" | "failed" | "late_delivered";

/** What brings a send into a status: the number it is sold to, and the steps from there. */
const ARRANGED: Readonly<
  Record<string, { target?: string; scheduled?: true; steps: (To | null)[] }>
> = {
  pending: { steps: [] },
  scheduled: { scheduled: true, steps: [] },
  submitted: { steps: [null] },
  retrying: { target: "0771230001", steps: [null] },
  unknown: { target: "0771230005", steps: [null] },
  requires_review: { target: "0771230004", steps: [null, null] },
  delivered: { steps: ["delivered"] },
  failed_credited: { steps: ["failed"] },
};

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

describe("told that it is delivered", () => {
  it.each(["pending", "retrying"])("a %s send goes through submitted", async (status) => {
    const send_id = await arranged(status);
    const { body } = await advance(send_id, "delivered");
    expect(body.status).toBe("delivered");
    const { body: attempts } = await shop.api.listSendAttempts({ path: { send_id } });
    expect(attempts.data[0]).toMatchObject({
      kind: "submit",
      outcome: "delivered",
      status_before: status,
      status_after: "delivered",
    });
    expect(body.submitted_at).not.toBeNull();
    expect(await sendEvents()).toEqual(
      expect.arrayContaining(["send.submitted", "send.delivered"]),
    );
  });

  it.each(["submitted", "unknown", "requires_review"])(
    "a send that is %s is delivered, and its Credit is spent",
    async (status) => {
      const send_id = await arranged(status);
      const { status: code, body } = await advance(send_id, "delivered");
      expect([code, body.status, body.credit_returned]).toEqual([200, "delivered", false]);
      expect(body.provider_reference).not.toBeNull();
      expect((await shop.probe.balances()).USD).toMatchObject({
        available: 995_00n,
        in_flight: 0n,
      });
      expect(await shop.probe.count("send_dispatches")).toBe(0);
    },
  );
});

describe("told that it has failed", () => {
  it.each([
    ["scheduled", "product_unavailable"],
    ["pending", "provider_unavailable"],
    ["submitted", "network_rejected"],
    ["retrying", "network_busy"],
    ["unknown", "not_delivered"],
    ["requires_review", "not_delivered_by_review"],
  ])("a send that is %s fails as %s, and its Credit comes back", async (status, failure_code) => {
    const send_id = await arranged(status);
    const { body } = await advance(send_id, "failed");
    expect(body).toMatchObject({ status: "failed_credited", failure_code, credit_returned: true });
    expect((await shop.probe.balances()).USD).toMatchObject({
      available: 1_000_00n,
      in_flight: 0n,
    });
    expect((await sendEvents()).slice(-2)).toEqual(["send.failed", "send.credited_back"]);
  });
});

it("told that it was delivered late, a failed send keeps the Credit that it got back", async () => {
  const send_id = await arranged("failed_credited");
  const held = await shop.probe.balances();
  const { body } = await advance(send_id, "late_delivered");
  expect(body).toMatchObject({ status: "delivered", credit_returned: true });
  expect(body.late_delivered_at).not.toBeNull();
  expect((await sendEvents()).at(-1)).toBe("send.late_delivered");
  expect(await shop.probe.balances()).toEqual(held);
});

describe("a move that a live send could not make is refused", () => {
  it.each<[string, To]>([
    ["scheduled", "delivered"],
    ["delivered", "delivered"],
    ["failed_credited", "delivered"],
    ["delivered", "failed"],
    ["failed_credited", "failed"],
    ["pending", "late_delivered"],
    ["submitted", "late_delivered"],
    ["delivered", "late_delivered"],
  ])("%s to %s", async (from, to) => {
    const send_id = await arranged(from);
    await expectRefusal(await advance(send_id, to), "invalid_transition", { meta: { from, to } });
  });

  it.each(["delivered", "failed_credited", "requires_review"])(
    "%s to its next step, for it has none",
    async (from) => {
      const send_id = await arranged(from);
      const meta = { from, to: null };
      await expectRefusal(await advance(send_id, null), "invalid_transition", { meta });
    },
  );
});

describe("without saying where", () => {
  it.each([
    ["0771234567", ["submitted", "delivered"]],
    ["0771230001", ["retrying", "retrying", "submitted", "delivered"]],
    ["0771230002", ["submitted", "failed_credited"]],
    ["0771230003", ["unknown", "failed_credited"]],
    ["0771230004", ["unknown", "requires_review"]],
    ["0771230005", ["unknown", "delivered"]],
    ["0771230012", ["submitted", "failed_credited"]],
  ])("a send to %s goes the next step of its script at once: %s", async (target, script) => {
    const { id } = await sell(shop, { target });
    const seen = [];
    for (const _ of script) seen.push((await advance(id, null)).body.status);
    expect(seen).toEqual(script);
    const { database } = await testServer();
    const vends = await database.read(({ db }) =>
      db
        .select()
        .from(simulatorVends)
        .where(eq(simulatorVends.send_id, parseId("snd", id) ?? "")),
    );
    expect(vends.filter(({ submits }) => submits !== 1)).toEqual([]);
  });

  it("waits for a worker that has the send just then", async () => {
    const { id: send_id } = await sell(shop);
    const { database } = await testServer();
    const deps = await dispatchDeps();
    const only = { account_id: shop.account_id, send_id: parseId("snd", send_id) ?? "" };
    const [job] = await leaseJobs({ ...deps, database }, { only });
    const advanced = beside(() => advance(send_id, null));
    await sleep(100);
    if (job === undefined) throw new Error(`Send ${send_id} was to be claimed.`);
    await settleJobs(deps, [{ job, answer: await talkOf(deps, job) }]);
    expect(await advanced).toMatchObject({ status: 200, body: { status: "delivered" } });
  });

  it("the time of a scheduled send has come", async () => {
    const send_id = await arranged("scheduled");
    expect((await advance(send_id, null)).body.status).toBe("pending");
    await drain(shop);
    expect((await shop.api.getSend({ path: { send_id } })).body.status).toBe("submitted");
  });
});

it("a body that says nothing is the same as none", async () => {
  const { id: send_id } = await sell(shop);
  const { body } = await shop.api.advanceTestSend({ path: { send_id }, body: {} });
  expect(body.status).toBe("submitted");
});

it("another target than those three is refused", async () => {
  const { id: send_id } = await sell(shop);
  const answer = await shop.api.advanceTestSend({ path: { send_id }, body: { to: "submitted" } });
  await expectRefusal(answer, "parameter_invalid", { param: "to" });
});

it("a live key is refused", async () => {
  const { id: send_id } = await sell(shop);
  const answer = await shop.live.api.advanceTestSend({ path: { send_id }, body: {} });
  await expectRefusal(answer, "test_mode_only");
});

it("nobody moves the send of another organisation", async () => {
  const { id: send_id } = await sell(shop);
  await expectUnseen("advanceTestSend", { path: { send_id }, body: { to: "delivered" } });
  await expectUnseen("advanceTestSend", { path: { send_id }, body: {} });
  const { body } = await shop.api.getSend({ path: { send_id } });
  expect(body.status).toBe("pending");
});

async function advance(send_id: string, to: To | null) {
  const body = to === null ? undefined : { to };
  return await shop.api.advanceTestSend({ path: { send_id }, body });
}

async function arranged(status: string): Promise<string> {
  const { target = "0771234567", scheduled, steps } = ARRANGED[status] ?? { steps: [] };
  const scheduled_for = scheduled && runSeconds() + 3_600;
  const { id } = await sell(shop, { target, ...(scheduled_for ? { scheduled_for } : {}) });
  for (const to of steps) await advance(id, to);
  const { body } = await shop.api.getSend({ path: { send_id: id } });
  if (body.status !== status) throw new Error(`The send is ${body.status}, not ${status}.`);
  return id;
}

async function sendEvents(): Promise<string[]> {
  return (await shop.probe.eventTypes()).filter((type) => type.startsWith("send."));
}
