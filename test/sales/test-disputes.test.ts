/** Nobody looks into the disputes of test accounts: their step on the clock resolves them. */
import type { Schemas } from "@svc/generated/routes";
import { readInstant } from "@svc/server/platform/db/columns.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { endedSend, opened } from "../kit/disputes.ts";
import { drain, pass } from "../kit/drain.ts";
import { madeReward } from "../kit/give.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";
import { available } from "../kit/topups.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function resolved(send: string, reason: string): Promise<Schemas["Dispute"]> {
  const { id, status } = await opened(shop, send, { reason });
  expect(status).toBe("opened");
  await pass(shop);
  return (await shop.api.getDispute({ path: { dispute_id: id } })).body;
}

async function told(type: string): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { type } });
  return body.data.map((event) => event.type).toReversed();
}

describe("a dispute of a test account", () => {
  it.each([
    ["not_delivered", "delivered", "delivered_confirmed"],
    ["not_delivered", "failed", "not_delivered_credited"],
    ["token_not_received", "delivered", "delivered_confirmed"],
    ["wrong_number", "delivered", "rejected"],
    ["other", "failed", "rejected"],
  ] as const)("about %s of a send that was %s is %s after a step", async (reason, to, outcome) => {
    const { id } = await endedSend(shop, { to });
    const dispute = await resolved(id, reason);
    expect(dispute).toMatchObject({ status: "resolved", outcome, resolved_at: expect.any(Number) });
    expect(dispute.outcome_note).toContain("Test mode");
    expect(await told("dispute.*")).toEqual(["dispute.opened", "dispute.resolved"]);
    expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
  });

  it("about a reward that failed names what its program got back", async () => {
    const program = await given.activeProgram(shop, { funding: "reserve" });
    await madeReward(shop, program.id, { recipient: { phone: "0771230002" } });
    await drain(shop);
    await pass(shop);
    const { body } = await shop.api.listSends({ query: { program: program.id } });
    const [send] = body.data;
    expect(send).toMatchObject({ status: "failed", credit_returned: true });
    const dispute = await resolved(send?.id ?? "", "not_delivered");
    expect(dispute).toMatchObject({ outcome: "not_delivered_credited" });
    const path = { transaction_id: dispute.credit_transaction ?? "" };
    const returned = (await shop.api.getCreditTransaction({ path })).body;
    expect(returned).toMatchObject({ type: "reward_return", source: send?.id });
    expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
  });

  it("about something else gives half of the cost, once for a send", async () => {
    const { id, cost } = await endedSend(shop, { amount: "5.01" });
    expect(cost).toBe("5.01");
    const first = await resolved(id, "other");
    expect(first).toMatchObject({ outcome: "goodwill_credit" });
    expect(first.credit_transaction).toMatch(/^txn_/);
    expect(await available(shop)).toBe("997.50");
    expect(await told("credit.adjusted")).toEqual(["credit.adjusted"]);
    expect(await resolved(id, "other")).toMatchObject({ outcome: "rejected" });
    expect(await available(shop)).toBe("997.50");
    expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
  });

  it("is resolved when its step has come", async () => {
    const { id: send } = await endedSend(shop);
    const { id: dispute_id } = await opened(shop, send);
    // Time goes on while the test runs, so what is planned is compared, and not what is still open.
    const [plan] = await shop.probe.rows("dispute_deadlines");
    const [row] = await shop.probe.rows("disputes");
    const due_at = readInstant(`${plan?.due_at}`);
    expect(due_at - readInstant(`${row?.created}`)).toBe(2_000);
    await pass(shop);
    expect((await shop.api.getDispute({ path: { dispute_id } })).body.status).toBe("resolved");
  });

  it("goes with a reset of the account", async () => {
    const { id: send } = await endedSend(shop);
    await opened(shop, send);
    expect((await shop.api.resetTestAccount()).status).toBe(200);
    expect(await shop.probe.count("dispute_deadlines")).toBe(0);
  });
});
