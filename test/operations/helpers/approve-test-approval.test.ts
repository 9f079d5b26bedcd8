import { beforeEach, describe, expect, it } from "vitest";
import {
  agentOf,
  approve,
  approvedOnly,
  askFor,
  KNOWN,
  reject,
  requested,
  STRANGE,
} from "../../kit/agents.ts";
import { drain, pass } from "../../kit/drain.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { checkEntries } from "../../kit/invariants.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const DAY_SECONDS = 86_400;

let shop: Organisation;
let agent: KeyInHand;

beforeEach(async () => {
  shop = await given.organisation();
  agent = await agentOf(shop);
});

async function eventsOf(approval_id: string): Promise<string[]> {
  await drain(shop);
  await eventsShown();
  const { body } = await shop.api.listEvents({});
  const own = body.data.filter(({ data }) => Object(data.object).id === approval_id);
  return own.map(({ type }) => type).reverse();
}

async function shown(approval_id: string) {
  return (await shop.api.getApproval({ path: { approval_id } })).body;
}

describe("POST /test/approvals/{approval_id}/approve", () => {
  it("makes the sale as the agent asked for it, and shows it as the result", async () => {
    const metadata = { token: "of the agent" };
    const asked = await requested(agent, { amount: "25.00", client_reference: "a-1", metadata });
    const { status, body } = await approve(shop, asked.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: asked.id, status: "approved", decided_by: shop.key.id });
    const { body: send } = await shop.api.getSend({ path: { send_id: body.result ?? "" } });
    expect(send).toMatchObject({
      approval: asked.id,
      api_key: agent.id,
      amount: "25.00",
      client_reference: "a-1",
      target: "+263779876543",
      metadata,
    });
    expect(await eventsOf(asked.id)).toEqual([
      "agent_approval.requested",
      "agent_approval.approved",
    ]);
    const { database } = await testServer();
    expect(await database.read(checkEntries)).toEqual([]);
  });

  it("puts the new number on the agent's list, so that it sells there by itself", async () => {
    const asked = await requested(agent);
    await approve(shop, asked.id);
    const { body: key } = await shop.api.getKey({ path: { key_id: agent.id } });
    expect(key.recipient_allowlist).toEqual([KNOWN, "+263779876543"]);
    expect((await askFor(agent, { target: STRANGE, amount: "1.00" })).body.object).toBe("send");
  });

  it("counts what was approved in the 24 hours of the threshold", async () => {
    const asked = await requested(agent, { amount: "9.50" });
    await approve(shop, asked.id);
    const { body } = await askFor(agent, { amount: "1.00" });
    expect(body).toMatchObject({ threshold: { used_24h: "9.50" } });
  });

  it("confirms the meter of power anew, and buys the token", async () => {
    const meter = { target: "37140030000", token_phone: KNOWN, amount: "8.00" };
    const asked = await requested(agent, meter);
    const { body } = await approve(shop, asked.id);
    const { body: send } = await shop.api.getSend({ path: { send_id: body.result ?? "" } });
    expect(send).toMatchObject({ type: "power", power: { confirmation: "strict" } });
  });

  it("sells for later what was asked for later, and tells when Credit gets low", async () => {
    await shop.api.updateCreditAlerts({ body: { low_balance: { USD: "995.00" } } });
    const { body: clock } = await shop.api.getTestClock();
    const scheduled_for = clock.now + 3_600;
    const asked = await requested(agent, { amount: "20.00", scheduled_for });
    const { body } = await approve(shop, asked.id);
    const { body: send } = await shop.api.getSend({ path: { send_id: body.result ?? "" } });
    expect(send).toMatchObject({ status: "scheduled", scheduled_for });
    await drain(shop);
    await eventsShown();
    const { body: events } = await shop.api.listEvents({ query: { limit: 100 } });
    const types = events.data.map(({ type }) => type);
    expect(types).toContain("send.scheduled");
    expect(types).toContain("credit.balance.low");
  });

  it("fails with the reason when a check refuses by then, and charges nothing", async () => {
    const rich = await agentOf(shop, { approval_threshold: { USD: "1.00" } });
    const asked = await requested(rich, { target: KNOWN, amount: "90.00" });
    for (let sold = 0; sold < 10; sold += 1) await sell(shop, { amount: "95.00" });
    const { body } = await approve(shop, asked.id);
    expect(body).toMatchObject({
      status: "failed",
      result: null,
      failure: { code: "insufficient_credit" },
    });
    expect(await shop.probe.count("sends")).toBe(10);
    expect((await eventsOf(asked.id)).at(-1)).toBe("agent_approval.failed");
  });

  it.each([
    ["a revoked key", "revoked_api_key", () => shop.api.deleteKey({ path: { key_id: agent.id } })],
    [
      "a key with a cap below it",
      "spend_cap_exceeded",
      () =>
        shop.api.updateKey({
          path: { key_id: agent.id },
          body: { spend_caps: { USD: { per_send: "1.00" } } },
        }),
    ],
    [
      "a key that lost the scope",
      "insufficient_scope",
      () => shop.api.updateKey({ path: { key_id: agent.id }, body: { scopes: ["sends:read"] } }),
    ],
  ])("fails for %s", async (_, code, change) => {
    const asked = await requested(agent);
    await change();
    expect((await approve(shop, asked.id)).body).toMatchObject({
      status: "failed",
      failure: { code },
    });
    expect(await shop.probe.count("sends")).toBe(0);
  });

  it("sells once when two approve at once, and says to the other that it is decided", async () => {
    const asked = await requested(agent);
    const answers = await Promise.all(Array.from({ length: 4 }, () => approve(shop, asked.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await shop.probe.count("sends")).toBe(1);
  });

  it("returns the approval as it is by then to the same Idempotency-Key", async () => {
    const { id: approval_id } = await requested(agent);
    const call = { path: { approval_id }, idempotency_key: "approve-1" };
    const first = await shop.api.approveTestApproval(call);
    const again = await shop.api.approveTestApproval(call);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    const other = await shop.api.approveTestApproval({ ...call, text: '{"pin":"1"}' });
    await expectRefusal(other, "idempotency_mismatch");
    expect(await shop.probe.count("sends")).toBe(1);
  });

  it("refuses what is decided, and what has expired", async () => {
    const decided = await requested(agent);
    await reject(shop, decided.id);
    await expectRefusal(await approve(shop, decided.id), "approval_resolved", {
      meta: { status: "rejected" },
    });
    const late = await requested(agent);
    await shop.api.advanceTestClock({ body: { seconds: DAY_SECONDS } });
    const meta = { expired_at: late.expires_at };
    await expectRefusal(await approve(shop, late.id), "approval_expired", { meta });
    await drain(shop);
    await expectRefusal(await approve(shop, late.id), "approval_expired", { meta });
  });

  it("is of its own organisation alone", async () => {
    const { id: approval_id } = await requested(agent);
    await expectUnseen("approveTestApproval", { path: { approval_id } });
  });
});

describe("an approval that nobody carried out", () => {
  it("is carried out by a worker, once", async () => {
    const asked = await requested(agent);
    await approvedOnly(shop);
    await drain(shop);
    await drain(shop);
    const { status, result } = await shown(asked.id);
    expect([status, result?.slice(0, 4)]).toEqual(["approved", "snd_"]);
    expect(await shop.probe.count("sends")).toBe(1);
    expect(await shop.probe.count("approval_deadlines")).toBe(0);
  });

  it("fails there too when a check refuses", async () => {
    const asked = await requested(agent);
    await shop.api.deleteKey({ path: { key_id: agent.id } });
    await approvedOnly(shop);
    await drain(shop);
    expect(await shown(asked.id)).toMatchObject({ failure: { code: "revoked_api_key" } });
  });
});

describe("a request that nobody decides", () => {
  it("expires after 24 hours, keeps its reference, and is told", async () => {
    const asked = await requested(agent, { client_reference: "late-1" });
    await pass(shop, { seconds: DAY_SECONDS });
    expect(await shown(asked.id)).toMatchObject({ status: "expired", decided_at: null });
    expect(await eventsOf(asked.id)).toEqual([
      "agent_approval.requested",
      "agent_approval.expired",
    ]);
    const again = await askFor(agent, { target: STRANGE, client_reference: "late-1" });
    expect(again.body).toMatchObject({ id: asked.id, status: "expired" });
  });

  it("is removed by a reset", async () => {
    await requested(agent);
    await shop.api.resetTestAccount();
    expect(await shop.probe.count("agent_approvals")).toBe(0);
    expect(await shop.probe.count("approval_deadlines")).toBe(0);
  });
});
