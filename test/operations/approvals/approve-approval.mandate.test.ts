/** What a person permits an agent is signed, shown by the sale, and all that is sold. */
import { createPublicKey, verify } from "node:crypto";
import type { Schemas } from "@svc/generated/routes";
import { beforeEach, describe, expect, it } from "vitest";
import {
  agentOf,
  approve,
  approvedOnly,
  askFor,
  KNOWN,
  reject,
  requested,
  requestedReward,
} from "../../kit/agents.ts";
import { drain } from "../../kit/drain.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { approver, PIN } from "../../kit/members.ts";
import { pageAt } from "../../kit/pages.ts";
import { passErasures, SEVEN_DAYS } from "../../kit/pass-erasures.ts";
import { testServer } from "../../kit/server.ts";
import { change } from "../../queues/poison.ts";

const METER = { number: "37140030000" };
const OTHER_METER = { number: "37140030018" };

let shop: Organisation;
let agent: KeyInHand;

beforeEach(async () => {
  shop = await given.organisation();
  agent = await agentOf(shop);
});

/** The mandate that a request shows. */
async function mandateOf({ id }: { id: string }): Promise<Schemas["Mandate"]> {
  const { mandate } = (await shop.api.getApproval({ path: { approval_id: id } })).body;
  if (mandate === null) throw new Error(`The request ${id} shows no mandate.`);
  return mandate;
}

/** The claims of a mandate, once a public key of ours has verified it. */
async function verified(jws: string): Promise<Record<string, unknown>> {
  const server = await testServer();
  const answer = await server.ask(new Request("http://127.0.0.1/.well-known/jwks.json"));
  const { keys } = (await answer.json()) as { keys: Record<"kid" | "kty" | "crv" | "x", string>[] };
  const [header = "", payload = "", signature = ""] = jws.split(".");
  const { kid, alg } = JSON.parse(Buffer.from(header, "base64url").toString());
  const key = keys.find((one) => one.kid === kid);
  const is_ours =
    alg === "EdDSA" &&
    key !== undefined &&
    verify(
      null,
      Buffer.from(`${header}.${payload}`),
      createPublicKey({ key, format: "jwk" }),
      Buffer.from(signature, "base64url"),
    );
  if (!is_ours) throw new Error("No public key has verified the mandate.");
  return JSON.parse(Buffer.from(payload, "base64url").toString());
}

describe("the mandate of an approval", () => {
  it("says who permitted whom what, how much, to whom and until when, and is signed", async () => {
    const member = await approver(shop);
    const request = await requested(agent, { type: "airtime", amount: "25.00" });
    const path = { approval_id: request.id };
    const { body } = await member.api.approveApproval({ path, body: { pin: PIN } });
    const { jws, ...shown } = await mandateOf(request);
    expect(shown).toMatchObject({
      ...{ approval: request.id, approved_by: member.id, api_key: agent.id },
      ...{ operation: "createSend", summary: "Sell 25.00 USD of airtime to +263779876543." },
      ...{ amount: "25.00", currency: "USD", target: "+263779876543" },
      ...{ approved_at: body.decided_at, expires_at: request.expires_at },
    });
    const { iss, iat, exp, ...claims } = await verified(jws);
    expect(claims).toEqual(shown);
    expect([iat, exp]).toEqual([shown.approved_at, shown.expires_at]);
    expect(body.mandate).toEqual({ ...shown, jws });
    for (const path of [`approvals/${request.id}`, `sends/${body.result}`]) {
      const page = await pageAt(member.browser, `/dashboard/${path}`);
      expect(page.text).toContain("Sell 25.00 USD of airtime to +263779876543.");
      expect(page.text).toContain(member.id);
    }
  });

  it("permits a reward too", async () => {
    const { id: program } = await given.activeProgram(shop);
    const request = await requestedReward(agent, program);
    const { body } = await approve(shop, request.id);
    const mandate = await mandateOf(request);
    expect(mandate).toMatchObject({
      ...{ operation: "createReward", approved_by: shop.key.id, approval: request.id },
      summary: "Give a reward of 1.00 USD to +263779876543.",
    });
    const { body: reward } = await shop.api.getReward({ path: { reward_id: `${body.result}` } });
    expect(reward).toMatchObject({ approval: request.id, mandate });
    const { body: send } = await shop.api.getSend({ path: { send_id: `${reward.send}` } });
    expect(send).toMatchObject({ approval: request.id, mandate });
  });

  it.each([
    ["the amount", { choices: ["airtime"] }, { program: { default_amount: "50.00" } }],
    ["the number", { choices: ["airtime"] }, { recipient: { phone: "0779999999" } }],
    ["the type", { choices: ["power", "airtime"] }, { recipient: { meters: [METER] } }],
    [
      "the meter",
      { choices: ["power"], default_amount: "5.00", own: { meters: [METER, OTHER_METER] } },
      { recipient: { default_meter: OTHER_METER.number } },
    ],
  ])("gives a reward as it was shown, whatever changes %s by then", async (_, terms, later) => {
    const { own = {}, ...offered } = terms as { own?: object };
    const { id: program_id } = await given.activeProgram(shop, { budget: "90.00", ...offered });
    const { id: recipient_id } = await given.recipient(shop, { phone: "0778888123", ...own });
    const careful = await agentOf(shop, { approval_threshold: { USD: "0.50" } });
    const request = await requestedReward(careful, program_id, { recipient: recipient_id });
    const { program = {}, recipient = {} } = later as { program?: object; recipient?: object };
    const changed = [
      await shop.api.updateProgram({ path: { program_id }, body: program }),
      await shop.api.updateRecipient({ path: { recipient_id }, body: recipient }),
    ];
    expect(changed.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await approve(shop, request.id);
    const { amount, target } = await mandateOf(request);
    const { body: reward } = await shop.api.getReward({ path: { reward_id: `${body.result}` } });
    expect(reward).toMatchObject({ amount, target, recipient: recipient_id });
    const { body: send } = await shop.api.getSend({ path: { send_id: `${reward.send}` } });
    expect(send).toMatchObject({ amount, target });
    const path = { program_id };
    expect((await shop.api.getProgram({ path })).body).toMatchObject({ spent: amount });
  });

  it("is shown by what it permitted, in lists and events too, and by nothing else", async () => {
    await askFor(agent, { target: KNOWN, amount: "1.00" });
    const request = await requested(agent, { amount: "25.00" });
    expect(request.mandate).toBeNull();
    const { body } = await approve(shop, request.id);
    const mandate = await mandateOf(request);
    await verified(mandate.jws);
    const sends = (await shop.api.listSends({})).body.data;
    expect(sends.map((send) => [send.id === body.result, send.mandate])).toEqual([
      [true, mandate],
      [false, null],
    ]);
    const events = (await shop.api.listEvents({ query: { object: request.id } })).body.data;
    expect(events.map(({ type, data }) => [type, data.previous_attributes])).toEqual([
      [
        "agent_approval.approved",
        { status: "requested", decided_by: null, decided_at: null, mandate: null },
      ],
      ["agent_approval.requested", null],
    ]);
    expect(events[0]?.data.object).toMatchObject({ mandate });
  });

  it("is made by approving alone", async () => {
    const request = await requested(agent, { amount: "25.00" });
    const { body } = await reject(shop, request.id);
    expect(body).toMatchObject({ status: "rejected", mandate: null });
  });

  it("goes with the person whom it names, when they are erased", async () => {
    const phone = "+263778888123";
    const { id: recipient_id } = await given.recipient(shop, { phone });
    const request = await requested(agent, { target: phone, amount: "25.00" });
    await approve(shop, request.id);
    const { id: program } = await given.activeProgram(shop);
    const gift = await requestedReward(agent, program, { recipient: { phone } });
    await approve(shop, gift.id);
    for (const { id: send_id } of (await shop.api.listSends({})).body.data) {
      await shop.api.advanceTestSend({ path: { send_id }, body: { to: "delivered" } });
    }
    await drain(shop);
    expect(await mandateOf(request)).toMatchObject({ target: phone });
    expect(await mandateOf(gift)).toMatchObject({ target: phone });
    await shop.api.deleteRecipient({ path: { recipient_id } });
    await passErasures(shop, SEVEN_DAYS);
    for (const [table, count] of [
      ["agent_approvals", 2],
      ["sends", 2],
      ["rewards", 1],
    ] as const) {
      const rows = await shop.probe.rows(table);
      expect(rows.map(({ mandate }) => mandate)).toEqual(Array(count).fill(null));
    }
  });

  it.each([
    ["the amount", "amount_minor = amount_minor * 10"],
    ["the target", "target = '+263771234567'"],
    ["the time", "expires_at = expires_at + interval '1 day'"],
    ["the agent", "decided_by_id = gen_random_uuid()"],
    ["the signature", "mandate = left(mandate, -8) || 'AAAAAAAA'"],
    ["all of it", "mandate = null"],
    ["the request", `request = request || '{"amount":"90.00"}'::jsonb`],
    [
      "the request with its hash",
      `request = request || '{"amount":"90.00"}'::jsonb,
       fingerprint = encode(sha256('planted'), 'hex')`,
    ],
  ])("sells nothing once %s was changed behind it", async (_, set) => {
    await requested(agent, { amount: "25.00" });
    await approvedOnly(shop);
    await change(shop, "agent_approvals", set);
    await expect(drain(shop)).rejects.toThrow("is not what its mandate permits");
    expect(await shop.probe.count("sends")).toBe(0);
    expect(await shop.probe.rows("agent_approvals")).toMatchObject([
      { status: "approved", result_id: null },
    ]);
  });

  it("sells nothing once it has expired, and says so", async () => {
    const request = await requested(agent, { amount: "25.00" });
    await change(shop, "agent_approvals", "expires_at = created + interval '1 second'");
    await approvedOnly(shop);
    await shop.api.advanceTestClock({ body: { seconds: 2 } });
    await drain(shop);
    expect(await shop.probe.count("sends")).toBe(0);
    const { body } = await shop.api.getApproval({ path: { approval_id: request.id } });
    expect(body).toMatchObject({ status: "failed", failure: { code: "approval_expired" } });
  });
});
