import { describe, expect, it } from "vitest";
import { agentOf, requested } from "../../kit/agents.ts";
import { given } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";

describe("GET /approvals/{approval_id}", () => {
  it("shows the request to its organisation and to the agent that made it", async () => {
    const shop = await given.organisation();
    const agent = await agentOf(shop);
    const asked = await requested(agent);
    const path = { approval_id: asked.id };
    for (const { api } of [shop, agent]) {
      expect((await api.getApproval({ path })).body).toEqual(asked);
    }
    expect(asked.approval_url).toMatch(new RegExp(`/dashboard/approvals/${asked.id}$`));
    expect(asked.expires_at - asked.created).toBe(86_400);
  });

  it("is hidden from other agents", async () => {
    const shop = await given.organisation();
    const { id: approval_id } = await requested(await agentOf(shop));
    const other = await agentOf(shop);
    const answer = await other.api.getApproval({ path: { approval_id } });
    await expectRefusal(answer, "resource_missing", { param: "approval_id" });
  });

  it("is of its own mode and organisation alone", async () => {
    const { id: approval_id } = await requested(await agentOf(await given.organisation()));
    await expectUnseen("getApproval", { path: { approval_id } });
  });
});
