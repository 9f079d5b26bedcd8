import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { agentOf, approve, askFor, KNOWN, reject, requested, STRANGE } from "../../kit/agents.ts";
import { drain, pass } from "../../kit/drain.ts";
import { mailsTo } from "../../kit/gateways.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const DAY_SECONDS = 86_400;

let contact_email: string;
let shop: Organisation;
let agent: KeyInHand;

beforeEach(async () => {
  contact_email = `${randomUUID()}@tuckshop.example`;
  shop = await given.organisation({ contact_email });
  agent = await agentOf(shop);
});

async function availableUsd(): Promise<string> {
  return (await shop.api.getCredit()).body.USD.available;
}

describe("a sale by an agent below its threshold", () => {
  it("is made like any other, to a number on its list", async () => {
    const { status, body } = await askFor(agent);
    expect([status, body.object]).toEqual([202, "send"]);
    expect(body).toMatchObject({ api_key: agent.id, source: "api", approval: null, cost: "5.00" });
    for (let step = 0; step < 3; step += 1) await pass(shop);
    const { body: send } = await agent.api.getSend({ path: { send_id: body.id } });
    expect(send.status).toBe("delivered");
  });

  it("is refused by every rule that refuses others", async () => {
    const dear = await askFor(agent, { amount: "5000.00", target: STRANGE });
    expect(dear.error?.code).toBe("amount_out_of_range");
    const poor = await given.organisation();
    const other = await agentOf(poor, { approval_threshold: { USD: "90.00" } });
    for (let sold = 0; sold < 10; sold += 1) await sell(poor, { amount: "100.00" });
    await expectRefusal(await askFor(other), "insufficient_credit");
  });
});

describe("a sale by an agent that a person must approve", () => {
  it("is held over the threshold, and nothing is charged", async () => {
    await askFor(agent, { amount: "6.00" });
    const before = await availableUsd();
    const { status, body } = await askFor(agent, { amount: "4.01", reason: "Rudo asked." });
    expect(status).toBe(202);
    expect(body).toMatchObject({
      object: "agent_approval",
      action: "send",
      status: "requested",
      why: "over_threshold",
      request: { target: KNOWN, amount: "4.01", currency: "USD", reason: "Rudo asked." },
      amount: "4.01",
      currency: "USD",
      target: KNOWN,
      reason: "Rudo asked.",
      api_key: agent.id,
      threshold: { currency: "USD", limit: "10.00", used_24h: "6.00" },
      decided_by: null,
      result: null,
      failure: null,
    });
    expect(await availableUsd()).toBe(before);
    expect(await shop.probe.count("sends")).toBe(1);
    expect(await shop.probe.count("credit_transactions")).toBe(3);
  });

  it("is held for a number or a meter that is not on the list, and for both reasons", async () => {
    expect((await requested(agent)).why).toBe("new_target");
    expect((await requested(agent, { amount: "10.01" })).why).toBe("both");
    const meter = { target: "37140010010", token_phone: KNOWN, amount: "8.00" };
    expect(await requested(agent, meter)).toMatchObject({
      why: "new_target",
      target: "37140010010",
    });
  });

  it("is held when its texts or its token would reach somebody new", async () => {
    const notified = { target: KNOWN, notify_number: STRANGE };
    expect(await requested(agent, notified)).toMatchObject({ why: "new_target", target: KNOWN });
    const meters = [{ number: "37140010010" }];
    await given.recipient(shop, { phone: "0771230009", meters });
    const power = { target: "37140010010", token_phone: KNOWN, amount: "2.00" };
    const strange = { ...power, token_phone: STRANGE };
    expect((await requested(agent, strange)).why).toBe("new_target");
    const mailed = { ...power, token_email: "stranger@else.example" };
    expect((await requested(agent, mailed)).why).toBe("new_target");
    expect(await shop.probe.count("sends")).toBe(0);
    expect((await askFor(agent, power)).body.object).toBe("send");
  });

  it("is not held for the address of a recipient", async () => {
    const meters = [{ number: "37140010010" }];
    const email = "rudo@tuckshop.example";
    await given.recipient(shop, { phone: "0771230009", email, meters });
    const power = { target: "37140010010", token_phone: KNOWN, token_email: email };
    expect((await askFor(agent, { ...power, amount: "2.00" })).body.object).toBe("send");
  });

  it("may not sell to a number because a person approved a text to it", async () => {
    const { id } = await requested(agent, { target: KNOWN, notify_number: STRANGE });
    expect((await approve(shop, id)).body).toMatchObject({ status: "approved" });
    expect((await requested(agent, { amount: "1.00" })).why).toBe("new_target");
  });

  it("is not held for the number or the meter of a recipient, until that one leaves", async () => {
    const meters = [{ number: "37140010010" }];
    const { id: recipient_id } = await given.recipient(shop, { phone: STRANGE, meters });
    expect((await askFor(agent, { target: STRANGE, amount: "1.00" })).body.object).toBe("send");
    const power = { target: "37140010010", token_phone: KNOWN, amount: "2.00" };
    expect((await askFor(agent, power)).body.object).toBe("send");
    await shop.api.deleteRecipient({ path: { recipient_id } });
    expect((await requested(agent)).why).toBe("new_target");
  });

  it("sells up to the threshold, to the cent, in each currency for itself", async () => {
    expect((await askFor(agent, { amount: "10.00" })).body.object).toBe("send");
    expect((await askFor(agent, { amount: "250.00", currency: "ZWG" })).body.object).toBe("send");
    expect((await askFor(agent, { amount: "1.00" })).body.object).toBe("agent_approval");
    const more = await agentOf(shop, { approval_threshold: { USD: "20.00" } });
    expect((await askFor(more, { amount: "20.00" })).body.object).toBe("send");
  });

  it("counts neither what came back, nor what waits, nor what others sold", async () => {
    await sell(shop, { amount: "50.00" });
    const { body: clock } = await shop.api.getTestClock();
    const { body } = await askFor(agent, { amount: "9.00", scheduled_for: clock.now + 3_600 });
    expect((await askFor(agent, { amount: "2.00" })).body.object).toBe("agent_approval");
    await agent.api.cancelSend({ path: { send_id: body.id } });
    expect((await askFor(agent, { amount: "10.00" })).body.object).toBe("send");
  });

  it("sells again when 24 hours have passed, and not at midnight", async () => {
    await askFor(agent, { amount: "10.00" });
    await shop.api.advanceTestClock({ body: { seconds: DAY_SECONDS - 60 } });
    expect((await askFor(agent)).body.object).toBe("agent_approval");
    await shop.api.advanceTestClock({ body: { seconds: 61 } });
    expect((await askFor(agent)).body.object).toBe("send");
  });

  it("is held by one of fifty at once when the threshold has room for forty-nine", async () => {
    const wide = await agentOf(shop, { approval_threshold: { USD: "49.00" } });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => askFor(wide, { amount: "1.00" })),
    );
    const objects = Map.groupBy(answers, ({ body }) => body.object);
    expect(objects.get("send")).toHaveLength(49);
    expect(objects.get("agent_approval")).toHaveLength(1);
  });

  it("is foretold by validate_only, which asks for nothing", async () => {
    const { body } = await askFor(agent, { target: STRANGE, validate_only: true });
    expect(body).toMatchObject({ valid: true, would_status: "requires_approval" });
    const { body: small } = await askFor(agent, { validate_only: true });
    expect(small).toMatchObject({ valid: true, would_status: "pending" });
    expect(await shop.probe.count("agent_approvals")).toBe(0);
  });

  it("is told to webhooks and to the contact of the organisation", async () => {
    const { id } = await requested(agent, { reason: "Rudo asked." });
    await eventsShown();
    const { body } = await shop.api.listEvents({ query: { type: "agent_approval.requested" } });
    expect(body.data.map(({ data }) => data.object)).toMatchObject([{ id, status: "requested" }]);
    await drain(shop);
    const [mail, ...others] = mailsTo(contact_email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain("USD 5.00 to +263779876543");
    expect(mail?.text).toContain("Rudo asked.");
  });
});

describe("a repeated sale of an agent", () => {
  const SALE = { target: STRANGE, amount: "5.00", currency: "USD", client_reference: "agent-7" };

  it("answers the same Idempotency-Key with the request as it is by then", async () => {
    const sent = { idempotency_key: "agent-7" };
    const { body: first } = await askFor(agent, SALE, sent);
    const again = await askFor(agent, SALE, sent);
    expect([again.status, again.body.id]).toEqual([202, first.id]);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    await approve(shop, first.id);
    const { body: later } = await askFor(agent, SALE, sent);
    expect(later).toMatchObject({ object: "agent_approval", status: "approved" });
    expect(await shop.probe.count("sends")).toBe(1);
    const other = await askFor(agent, { ...SALE, amount: "6.00" }, sent);
    await expectRefusal(other, "idempotency_mismatch");
  });

  it("answers the same reference with the request, and then with what it became", async () => {
    const { body: first } = await askFor(agent, SALE);
    const again = await askFor(agent, SALE);
    expect([again.status, again.body.id]).toEqual([202, first.id]);
    const { body: approved } = await approve(shop, first.id);
    const sold = await askFor(agent, SALE);
    expect([sold.status, sold.body.id]).toEqual([200, approved.result]);
    expect(sold.body).toMatchObject({ client_reference: "agent-7", approval: first.id });
    expect(await shop.probe.count("sends")).toBe(1);
    expect(await shop.probe.count("agent_approvals")).toBe(1);
  });

  it("keeps the reference of a rejected request, for others too", async () => {
    const { body: first } = await askFor(agent, SALE);
    await reject(shop, first.id);
    const again = await askFor(agent, SALE);
    expect([again.status, again.body.object]).toEqual([202, "agent_approval"]);
    const other = await agentOf(shop);
    const resource = first.id;
    for (const { api } of [other, shop]) {
      await expectRefusal(await api.createSend({ body: SALE }), "reference_in_use", { resource });
    }
  });

  it("makes one request of ten at once with one reference", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => askFor(agent, SALE)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await shop.probe.count("agent_approvals")).toBe(1);
  });
});

describe("a live agent", () => {
  it("sells only where a person has let agents act", async () => {
    const scopes = ["sends:write" as const];
    const live = await given.keyByHand(shop.live, { kind: "ak", scopes });
    await expectRefusal(await askFor(live), "agent_live_mode_off");
    await given.facts(shop.live, { agent_live_enabled: true });
    expect((await askFor(live)).error?.code).toBe("product_unavailable");
  });
});
