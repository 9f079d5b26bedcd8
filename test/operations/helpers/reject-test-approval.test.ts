import { describe, expect, it } from "vitest";
import { agentOf, approve, reject, requested } from "../../kit/agents.ts";
import { drain } from "../../kit/drain.ts";
import { given } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { eventsShown } from "../../kit/shown-events.ts";

describe("POST /test/approvals/{approval_id}/reject", () => {
  it("ends the request without a sale, and says who did", async () => {
    const shop = await given.organisation();
    const asked = await requested(await agentOf(shop));
    const { status, body } = await reject(shop, asked.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "rejected", decided_by: shop.key.id, result: null });
    await drain(shop);
    expect(await shop.probe.count("sends")).toBe(0);
    expect(await shop.probe.count("approval_deadlines")).toBe(0);
    await eventsShown();
    const { body: events } = await shop.api.listEvents({
      query: { type: "agent_approval.rejected" },
    });
    expect(events.data).toMatchObject([
      { data: { previous_attributes: { status: "requested", decided_by: null } } },
    ]);
  });

  it("returns the first answer to the same Idempotency-Key", async () => {
    const shop = await given.organisation();
    const { id: approval_id } = await requested(await agentOf(shop));
    const call = { path: { approval_id }, idempotency_key: "reject-1" };
    await shop.api.rejectTestApproval(call);
    expect((await shop.api.rejectTestApproval(call)).status).toBe(200);
    const other = await shop.api.rejectTestApproval({ ...call, text: '{"pin":"1"}' });
    await expectRefusal(other, "idempotency_mismatch");
  });

  it("refuses what is decided, and what has expired", async () => {
    const shop = await given.organisation();
    const agent = await agentOf(shop);
    const decided = await requested(agent);
    await approve(shop, decided.id);
    await expectRefusal(await reject(shop, decided.id), "approval_resolved", {
      meta: { status: "approved" },
    });
    const late = await requested(agent, { target: "0778888888" });
    await shop.api.advanceTestClock({ body: { seconds: 86_400 } });
    await expectRefusal(await reject(shop, late.id), "approval_expired");
  });

  it("is of its own organisation alone", async () => {
    const { id: approval_id } = await requested(await agentOf(await given.organisation()));
    await expectUnseen("rejectTestApproval", { path: { approval_id } });
  });
});
