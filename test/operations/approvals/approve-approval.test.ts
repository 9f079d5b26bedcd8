import { beforeEach, describe, expect, it } from "vitest";
import {
  agentOf,
  approve,
  KNOWN,
  requested,
  requestedLive,
  requestedReward,
} from "../../kit/agents.ts";
import { drain } from "../../kit/drain.ts";
import { given, type KeyInHand, type Organisation, WIDE_LIMITS } from "../../kit/given.ts";
import { checkEntries } from "../../kit/invariants.ts";
import { approver, PIN, type SignedInMember, signedInMember } from "../../kit/members.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";
import { change } from "../../queues/poison.ts";

const WRONG = "111112";

let shop: Organisation;
let agent: KeyInHand;

beforeEach(async () => {
  shop = await given.organisation();
  agent = await agentOf(shop);
});

function decide({ api }: SignedInMember, approval_id: string, pin = PIN) {
  return api.approveApproval({ path: { approval_id }, body: { pin } });
}

describe("POST /approvals/{approval_id}/approve", () => {
  it("makes the sale as the agent asked for it, in the name of the member", async () => {
    const member = await approver(shop);
    const asked = await requested(agent, { amount: "25.00", client_reference: "a-1" });
    const { status, body } = await decide(member, asked.id);
    expect([status, body]).toMatchObject([
      200,
      { id: asked.id, status: "approved", decided_by: member.id, failure: null },
    ]);
    const { body: send } = await shop.api.getSend({ path: { send_id: body.result ?? "" } });
    expect(send).toMatchObject({ approval: asked.id, api_key: agent.id, amount: "25.00" });
    const { body: key } = await shop.api.getKey({ path: { key_id: agent.id } });
    expect(key.recipient_allowlist).toEqual([KNOWN, "+263779876543"]);
    const { body: log } = await shop.api.listAuditEvents({
      query: { action: "approval.approved" },
    });
    expect(log.data).toMatchObject([
      { object_id: asked.id, actor: { type: "member", id: member.id, label: "Rudo Dube" } },
    ]);
    await drain(shop);
    await eventsShown();
    const { body: events } = await shop.api.listEvents({});
    const own = events.data.filter(({ data }) => Object(data.object).id === asked.id);
    expect(own.map(({ type }) => type)).toEqual([
      "agent_approval.approved",
      "agent_approval.requested",
    ]);
    const { database } = await testServer();
    expect(await database.read(checkEntries)).toEqual([]);
  });

  it("gives the reward that was asked for, by an admin", async () => {
    const member = await approver(shop, { role: "admin" });
    const { id: program } = await given.activeProgram(shop);
    const asked = await requestedReward(agent, program);
    const { body } = await decide(member, asked.id);
    expect(body).toMatchObject({ status: "approved", result: expect.stringMatching(/^rwd_/) });
  });

  it("is logged with the member, and without the PIN", async () => {
    const member = await approver(shop);
    const asked = await requested(agent);
    await decide(member, asked.id, WRONG);
    await decide(member, asked.id);
    await (await testServer()).gate.flush();
    const { body } = await shop.api.listRequests({ query: { limit: 100 } });
    const line = body.data.find(({ path }) => path.endsWith(`${asked.id}/approve`));
    expect(line).toMatchObject({ member: member.id, api_key: null, status: 200 });
    const path = { request_id: line?.id ?? "" };
    expect((await shop.api.getRequest({ path })).body.request_body).toEqual({ pin: null });
  });

  it("fails with the reason when a check refuses by then, and charges nothing", async () => {
    const member = await approver(shop);
    const rich = await agentOf(shop, { approval_threshold: { USD: "1.00" } });
    const asked = await requested(rich, { target: KNOWN, amount: "90.00" });
    for (let sold = 0; sold < 10; sold += 1) await sell(shop, { amount: "95.00" });
    const { body } = await decide(member, asked.id);
    expect(body).toMatchObject({
      ...{ status: "failed", result: null, decided_by: member.id },
      failure: { code: "insufficient_credit" },
    });
    expect(await shop.probe.count("sends")).toBe(10);
  });

  it("sells once when two members and a test helper approve at once", async () => {
    const members = [await approver(shop), await approver(shop, { role: "admin" })];
    const asked = await requested(agent);
    const answers = await Promise.all([
      ...members.map((member) => decide(member, asked.id)),
      approve(shop, asked.id),
      decide(members[0] as SignedInMember, asked.id),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await shop.probe.count("sends")).toBe(1);
  });

  it("is for owners and admins alone", async () => {
    const asked = await requested(agent);
    for (const role of ["developer", "viewer"] as const) {
      const answer = await decide(await approver(shop, { role }), asked.id);
      await expectRefusal(answer, "role_required", { meta: { roles: ["owner", "admin"] } });
    }
    expect(await shop.probe.count("sends")).toBe(0);
  });

  it("refuses with pin_not_set whoever has no PIN", async () => {
    const asked = await requested(agent);
    await expectRefusal(await decide(await signedInMember(shop), asked.id), "pin_not_set");
  });

  it("refuses with pin_invalid, and says how many attempts are left", async () => {
    const member = await approver(shop);
    const asked = await requested(agent);
    for (const attempts_left of [4, 3, 2, 1, 0]) {
      const answer = await decide(member, asked.id, WRONG);
      await expectRefusal(answer, "pin_invalid", { param: "pin", meta: { attempts_left } });
    }
    await expectRefusal(await decide(member, asked.id), "pin_locked");
    // Another member is not locked with them.
    expect((await decide(await approver(shop), asked.id)).status).toBe(200);
  });

  it("refuses what was decided before, and what nobody decided in time", async () => {
    const member = await approver(shop);
    const [first, second] = [
      await requested(agent),
      await requested(agent, { client_reference: "b" }),
    ];
    await decide(member, first.id);
    const again = await decide(member, first.id);
    await expectRefusal(again, "approval_resolved", { meta: { status: "approved" } });
    await shop.api.advanceTestClock({ body: { seconds: 86_401 } });
    await expectRefusal(await decide(member, second.id), "approval_expired");
  });

  it("is seen by no other organisation, nor in the other mode", async () => {
    const asked = await requested(agent);
    const stranger = await approver(await given.organisation());
    await expectRefusal(await decide(stranger, asked.id), "resource_missing");
    const live = await approver(shop, { mode: "live" });
    await expectRefusal(await decide(live, asked.id), "resource_missing");
    // A request that is not there costs no attempt.
    expect(await shop.live.probe.rows("payment_pins")).toMatchObject([{ attempts: 0 }]);
  });

  it("decides a live request in live mode, which fails as no live product is sold", async () => {
    await given.facts(shop.live, { agent_live_enabled: true });
    const live_agent = await given.keyByHand(shop.live, { kind: "ak" });
    const approval_id = await requestedLive(shop.live, live_agent);
    const test = await approver(shop);
    await expectRefusal(await decide(test, approval_id), "resource_missing");
    const member = await approver(shop, { mode: "live" });
    const { body } = await decide(member, approval_id);
    expect(body).toMatchObject({ livemode: true, status: "failed", decided_by: member.id });
    expect(await shop.live.probe.count("sends")).toBe(0);
  });

  it("names a PIN that is none, and what does not belong there", async () => {
    const { api } = await approver(shop);
    const path = { approval_id: (await requested(agent)).id };
    const letters = await api.approveApproval({ path, body: { pin: "12345a" } });
    await expectRefusal(letters, "parameter_invalid", { param: "pin" });
    await expectRefusal(await api.approveApproval({ path, body: {} }), "parameter_missing");
    const more = await api.approveApproval({ path, body: { pin: PIN, colour: "red" } });
    await expectRefusal(more, "unknown_parameter", { param: "colour" });
    await expectRefusal(await api.approveApproval({ path, body: { a: 1 } }), "invalid_request");
  });

  it("is over with its member's session, even between the PIN and the decision", async () => {
    const member = await approver(shop);
    const asked = await requested(agent);
    const deciding = decide(member, asked.id);
    await change(shop.live, "members", "role = 'viewer'");
    const { status } = await deciding;
    expect([200, 401]).toContain(status);
    await expectRefusal(await decide(member, asked.id), "session_required");
    expect(await shop.probe.count("sends")).toBe(status === 200 ? 1 : 0);
  });

  it("is limited with the account, and refused to one that may not act", async () => {
    const member = await approver(shop);
    const asked = await requested(agent);
    await given.facts(shop, { limits: '{"requests_per_second":0.0001}' });
    await decide(member, asked.id, WRONG);
    await expectRefusal(await decide(member, asked.id), "rate_limited");
    await given.facts(shop, { limits: JSON.stringify(WIDE_LIMITS) });
    await given.status(shop, "suspended");
    await expectRefusal(await decide(member, asked.id), "account_suspended");
    await given.status(shop, "closed");
    await expectRefusal(await decide(member, asked.id), "account_closed");
  });
});
