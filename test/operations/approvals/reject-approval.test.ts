import { beforeEach, describe, expect, it } from "vitest";
import { agentOf, approve, askFor, requested, STRANGE } from "../../kit/agents.ts";
import { given, type KeyInHand, type Organisation, WIDE_LIMITS } from "../../kit/given.ts";
import { approver, PIN, type SignedInMember, signedInMember } from "../../kit/members.ts";
import { expectRefusal } from "../../kit/refusal.ts";

let shop: Organisation;
let agent: KeyInHand;

beforeEach(async () => {
  shop = await given.organisation();
  agent = await agentOf(shop);
});

function decide({ api }: SignedInMember, approval_id: string) {
  return api.rejectApproval({ path: { approval_id } });
}

describe("POST /approvals/{approval_id}/reject", () => {
  it("rejects without a PIN, sells nothing, and keeps the reference bound", async () => {
    const member = await signedInMember(shop, { role: "developer" });
    const asked = await requested(agent, { client_reference: "a-1" });
    const { status, body } = await decide(member, asked.id);
    expect([status, body]).toMatchObject([
      200,
      { id: asked.id, status: "rejected", decided_by: member.id, result: null },
    ]);
    expect(await shop.probe.count("sends")).toBe(0);
    expect(await shop.probe.eventTypes()).toContain("agent_approval.rejected");
    const again = await askFor(agent, { target: STRANGE, client_reference: "a-1" });
    expect(again.body).toMatchObject({ id: asked.id, status: "rejected" });
    const { body: log } = await shop.api.listAuditEvents({
      query: { action: "approval.rejected" },
    });
    expect(log.data).toMatchObject([
      { object_id: asked.id, actor: { type: "member", id: member.id } },
    ]);
  });

  it("is not for viewers", async () => {
    const asked = await requested(agent);
    const answer = await decide(await signedInMember(shop, { role: "viewer" }), asked.id);
    await expectRefusal(answer, "role_required", {
      meta: { roles: ["owner", "admin", "developer"] },
    });
  });

  it("decides once, of a member who approves and one who rejects at once", async () => {
    const [one, other] = [await approver(shop), await signedInMember(shop, { role: "admin" })];
    const asked = await requested(agent);
    const approving = one.api.approveApproval({
      ...{ path: { approval_id: asked.id }, body: { pin: PIN } },
    });
    const answers = await Promise.all([approving, decide(other, asked.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await shop.api.getApproval({ path: { approval_id: asked.id } });
    expect(await shop.probe.count("sends")).toBe(body.status === "approved" ? 1 : 0);
  });

  it("refuses what was decided before, and what nobody decided in time", async () => {
    const member = await signedInMember(shop);
    const [first, second] = [
      await requested(agent),
      await requested(agent, { client_reference: "b" }),
    ];
    await approve(shop, first.id);
    const decided = await decide(member, first.id);
    await expectRefusal(decided, "approval_resolved", { meta: { status: "approved" } });
    await shop.api.advanceTestClock({ body: { seconds: 86_401 } });
    await expectRefusal(await decide(member, second.id), "approval_expired");
  });

  it("is seen by no other organisation, nor in the other mode", async () => {
    const asked = await requested(agent);
    const stranger = await signedInMember(await given.organisation());
    await expectRefusal(await decide(stranger, asked.id), "resource_missing");
    const live = await signedInMember(shop, { mode: "live" });
    await expectRefusal(await decide(live, asked.id), "resource_missing");
  });

  it("takes no fields, and names those that come", async () => {
    const { api } = await signedInMember(shop);
    const path = { approval_id: (await requested(agent)).id };
    const query = { colour: "red" };
    const more = await api.rejectApproval({ path, query } as never);
    await expectRefusal(more, "unknown_parameter", { param: "colour" });
    const two = await api.rejectApproval({ path, query: { ...query, size: "9" } } as never);
    await expectRefusal(two, "invalid_request");
    const list = await api.rejectApproval({ path, body: [1] } as never);
    await expectRefusal(list, "parameter_invalid");
  });

  it("is limited with the account, and refused to one that may not act", async () => {
    const member = await signedInMember(shop);
    const asked = await requested(agent);
    await given.status(shop, "suspended");
    await expectRefusal(await decide(member, asked.id), "account_suspended");
    await given.facts(shop, { limits: '{"requests_per_second":0.0001}' });
    await decide(member, asked.id);
    await expectRefusal(await decide(member, asked.id), "rate_limited");
    await given.facts(shop, { limits: JSON.stringify(WIDE_LIMITS) });
    await given.status(shop, "closed");
    await expectRefusal(await decide(member, asked.id), "account_closed");
  });
});
