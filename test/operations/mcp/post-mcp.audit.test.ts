/** What the tools of an agent leave in the books about calls. */
import { beforeEach, describe, expect, it } from "vitest";
import { agentOf, KNOWN, STRANGE } from "../../kit/agents.ts";
import { drain, pass } from "../../kit/drain.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { callOf, type McpClient, mcpClient, sendMessage } from "../../kit/mcp.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const SALE = { phone: KNOWN, amount: "5.00", currency: "USD", client_reference: "agent-1" };

let shop: Organisation;
let agent: KeyInHand;
let mcp: McpClient;

beforeEach(async () => {
  shop = await given.organisation();
  agent = await agentOf(shop);
  mcp = await mcpClient(agent);
});

describe("the audit log", () => {
  async function entries() {
    const { body } = await shop.api.listAuditEvents({ query: { action: "mcp.tool_called" } });
    return body.data.toReversed();
  }

  it("tells of each call that writes, with its outcome and its arguments masked", async () => {
    const reason = "Tendai Ncube asked";
    const sold = await mcp.call("send_airtime", { ...SALE, reason, sms_message: "Hello Tendai" });
    const held = await mcp.call("send_airtime", { ...SALE, phone: STRANGE, client_reference: "2" });
    await mcp.call("cancel_send", { send: "snd_0031Jk7TeApCu0Wq1YgSz5Bf" });
    await mcp.call("send_airtime", { ...SALE, client_reference: "3", amount: "900.00" });
    const written = await entries();
    expect(
      written.map(({ object_id, changes }) => [object_id, changes.tool, changes.outcome]),
    ).toEqual([
      [sold.shown.id, [null, "send_airtime"], [null, "ok"]],
      [held.shown.approval, [null, "send_airtime"], [null, "ok"]],
      [null, [null, "cancel_send"], [null, "resource_missing"]],
      [null, [null, "send_airtime"], [null, "amount_out_of_range"]],
    ]);
    expect(written[0]).toMatchObject({
      actor: { type: "key", id: agent.id },
      changes: {
        arguments: [
          null,
          {
            phone: "***4567",
            amount: "5.00",
            currency: "USD",
            client_reference: "agent-1",
            reason: "***",
            sms_message: "***",
          },
        ],
      },
    });
    expect(JSON.stringify(written)).not.toMatch(/Tendai|0771234567|\+26377/);
  });

  it("tells of a call that its scopes or its arguments forbid, too", async () => {
    const reader = await agentOf(shop, { scopes: ["sends:read"] });
    await sendMessage(reader, callOf("send_airtime", SALE));
    await sendMessage(agent, callOf("send_airtime", { canary: "c", phone: { deep: ["x"] } }));
    const told = await entries();
    expect(told.map(({ changes }) => changes.outcome?.[1])).toEqual([
      "insufficient_scope",
      "parameter_missing",
    ]);
    expect(JSON.stringify(told)).not.toContain("canary");
  });

  it("tells of a sale whose reference is as long as may be, in characters that count as two", async () => {
    const client_reference = `a${"😀".repeat(127)}`;
    const { isError, shown } = await mcp.call("send_airtime", { ...SALE, client_reference });
    expect([isError, shown.client_reference]).toEqual([false, client_reference]);
    const [entry] = await entries();
    expect(entry?.changes.arguments).toMatchObject([null, { client_reference }]);
  });

  it.each([
    ["text", { phone: { toString: 1, valueOf: 1 } }],
    ["number", { amount: { toString: "5" } }],
    ["longer text", { currency: [["😀".repeat(200)]] }],
  ])("tells of arguments that are no %s", async (_, wrong) => {
    const { status, body } = await sendMessage(agent, callOf("send_airtime", wrong));
    expect([status, body]).toMatchObject([200, { result: { isError: true } }]);
    expect(await entries()).toHaveLength(1);
  });

  it("says nothing of calls that read", async () => {
    await mcp.call("get_balance");
    await mcp.call("list_sends");
    expect(await entries()).toEqual([]);
  });
});

describe("the request log and the events", () => {
  it("tell of one request, with the send that it made", async () => {
    const { shown } = await mcp.call("send_airtime", SALE);
    await drain(shop);
    const { gate } = await testServer();
    await gate.flush();
    const { body: log } = await shop.api.listRequests({});
    const [line] = log.data.filter(({ object_id }) => object_id === shown.id);
    expect(line).toMatchObject({ status: 200, object_id: shown.id, api_key: agent.id });
    const { body: request } = await shop.api.getRequest({ path: { request_id: line?.id ?? "" } });
    expect(request.request_body).toMatchObject({ params: { name: "send_airtime" } });
    await eventsShown();
    const { body: events } = await shop.api.listEvents({ query: { type: "send.created" } });
    expect(events.data.map(({ id }) => id)).toEqual(request.events);
  });

  it("keep no power token, though an answer has it as structure and as text", async () => {
    const meter = "37140030000";
    const recipient_allowlist = [meter, KNOWN];
    const scopes = ["lookups:read", "sends:read", "sends:write", "tokens:read"];
    const reader = await agentOf(shop, { recipient_allowlist, scopes });
    const client = await mcpClient(reader);
    const sale = { meter, amount: "5.00", currency: "USD", token_phone: KNOWN };
    const bought = await client.call("buy_power", { ...sale, client_reference: "power-1" });
    for (let step = 0; step < 4; step += 1) await pass(shop);
    const { shown } = await client.call("get_send", { id: bought.shown.id });
    const { token } = shown as { token?: string };
    expect(token).toMatch(/^(\d{4} ?){5}$/);
    const { gate } = await testServer();
    await gate.flush();
    const { body: log } = await shop.api.listRequests({ query: { api_key: reader.id } });
    const [line] = log.data.filter(({ object_id }) => object_id === bought.shown.id);
    const { body: kept } = await shop.api.getRequest({ path: { request_id: line?.id ?? "" } });
    const text = JSON.stringify(kept.response_body);
    expect(text.split(`**** **** **** **** ${token?.slice(-4)}`).length).toBeGreaterThan(3);
    expect(text.replaceAll(" ", "")).not.toContain(token?.replaceAll(" ", ""));
  });
});
