/** Both eras of the protocol, spoken by the official client, and by one that makes mistakes. */
import { MCP_TOOLS, type McpToolName } from "@svc/generated/mcp";
import { beforeAll, describe, expect, it } from "vitest";
import { agentOf, KNOWN } from "../../kit/agents.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { callOf, mcpClient, sendMessage } from "../../kit/mcp.ts";
import { type EraClient, eraClient, STATELESS, sendStateless } from "../../kit/mcp-eras.ts";

const METER = "37140030000";
const SPOKEN = ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];
const VERSION_KEY = "io.modelcontextprotocol/protocolVersion";
const CAPABILITIES_KEY = "io.modelcontextprotocol/clientCapabilities";

let shop: Organisation;
let agent: KeyInHand;

beforeAll(async () => {
  shop = await given.organisation();
  const approval_threshold = { USD: "500.00" };
  agent = await agentOf(shop, { approval_threshold, recipient_allowlist: [KNOWN, METER] });
});

describe("a client that speaks both eras", () => {
  it("begins with server/discover, and repeats each method and tool in headers", async () => {
    const { client, sent } = await eraClient(agent, "auto");
    expect(client.getNegotiatedProtocolVersion()).toBe(STATELESS);
    expect(client.getInstructions()).toContain("never sell it again");
    await client.callTool({ name: "lookup_phone", arguments: { phone: "077 123 4567" } });
    const methods = sent.map(({ headers }) => headers.get("mcp-method"));
    expect(methods[0]).toBe("server/discover");
    expect(methods).not.toContain("initialize");
    expect(sent.at(-1)?.headers.get("mcp-name")).toBe("lookup_phone");
  });

  it("is agreed with on 2025-11-25 when it knows no newer version", async () => {
    const { client } = await eraClient(agent, "legacy");
    expect(client.getNegotiatedProtocolVersion()).toBe("2025-11-25");
  });
});

describe("every tool, in both eras, and by a client that speaks both", () => {
  let old: Awaited<ReturnType<typeof mcpClient>>;
  let stateless: EraClient;
  let others: readonly EraClient[];
  let calls: Record<McpToolName, object>;

  beforeAll(async () => {
    old = await mcpClient(agent);
    stateless = await eraClient(agent, { pin: STATELESS });
    others = [stateless, await eraClient(agent, "auto"), await eraClient(agent, "legacy")];
    for (const { client } of others) await client.listTools();
    const { id: program } = await given.activeProgram(shop);
    const { id: recipient } = await given.recipient(shop, { phone: "0775551234" });
    const { body: clock } = await shop.api.getTestClock();
    const sale = { amount: "1.00", currency: "USD" };
    const waiting = { ...sale, target: KNOWN, scheduled_for: clock.now + 3_600 };
    const { body: send } = (await agent.api.createSend({ body: waiting })) as { body: Made };
    const { body: bundles } = await agent.api.listProductBundles({
      path: { product_id: "data-usd" },
    });
    const bundle_id = bundles.data.find(({ network }) => network === "econet")?.id;
    const power = { ...sale, meter: METER, amount: "5.00" };
    calls = {
      send_airtime: { ...sale, phone: KNOWN, client_reference: "e-1" },
      buy_power: { ...power, token_phone: KNOWN, client_reference: "e-2" },
      send_data: { phone: KNOWN, bundle_id, currency: "USD", client_reference: "e-3" },
      create_reward: { program, recipient, completion_id: "e-4" },
      cancel_send: { send: send.id },
      resend_token: { send: send.id },
      confirm_meter: { meter: METER },
      quote_power: power,
      lookup_phone: { phone: KNOWN },
      get_balance: {},
      get_send: { id: send.id },
      list_sends: { limit: 1, client_reference: "e-1" },
      list_products: { type: "airtime" },
      list_programs: {},
      list_recipients: {},
      get_status: {},
      power_status: {},
      search_docs: { query: "agent approval" },
      read_doc: { page: "/docs/guides/mcp#connect" },
      check_request: { operation: "createSend", body: { target: KNOWN } },
    };
  });

  interface Made {
    readonly id: string;
  }

  it("is listed in the same words, and says how long it may be kept", async () => {
    const { tools, ttlMs, cacheScope } = await stateless.client.listTools();
    const { tools: listed } = await old.client.listTools();
    for (const { client } of others) expect((await client.listTools()).tools).toEqual(listed);
    expect(tools).toEqual(listed);
    expect({ ttlMs, cacheScope }).toEqual({ ttlMs: 300_000, cacheScope: "private" });
  });

  it.each(Object.keys(MCP_TOOLS) as McpToolName[])("%s answers the same", async (name) => {
    const before = await old.call(name, { ...calls[name] });
    for (const { client } of others) {
      const after = await client.callTool({ name, arguments: { ...calls[name] } });
      const { error, id } = after.structuredContent as { error?: { code: string }; id?: string };
      expect([after.isError, error?.code]).toEqual([before.isError, before.shown.error?.code]);
      if (name !== "quote_power") expect(id).toBe(before.shown.id);
      expect(Object.keys(after.structuredContent as object)).toEqual(Object.keys(before.shown));
    }
  });

  it("has charged each sale once", async () => {
    expect(await shop.probe.count("sends")).toBe(5);
  });
});

describe("a request without initialize", () => {
  it("tells what the server speaks, for everyone to keep", async () => {
    const { status, body } = await sendStateless(agent, "server/discover");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: "s-1",
      result: {
        resultType: "complete",
        supportedVersions: SPOKEN,
        capabilities: { tools: { listChanged: false } },
        ttlMs: 3_600_000,
        cacheScope: "public",
        _meta: { "io.modelcontextprotocol/serverInfo": { name: "svc" } },
      },
    });
  });

  it("is answered for a tool whose name is sent in base64", async () => {
    const name = "get_balance";
    const encoded = `=?base64?${Buffer.from(name).toString("base64")}?=`;
    const headers = { "mcp-name": encoded };
    const { status, body } = await sendStateless(agent, "tools/call", {
      params: { name },
      headers,
    });
    expect([status, body]).toMatchObject([200, { result: { resultType: "complete" } }]);
  });

  it.each([
    ["its version is missing in the body", { metadata: {} }, -32_602],
    ["it names no capabilities", { metadata: { [VERSION_KEY]: STATELESS } }, -32_602],
    ["its version is no text", { metadata: { [VERSION_KEY]: 5 } }, -32_602],
    [
      "its version is missing in the head",
      { headers: { "mcp-protocol-version": undefined } },
      -32_020,
    ],
    ["its versions differ", { headers: { "mcp-protocol-version": "2025-06-18" } }, -32_020],
    ["its method is missing in the head", { headers: { "mcp-method": undefined } }, -32_020],
    ["its methods differ", { headers: { "mcp-method": "tools/list" } }, -32_020],
    ["its tool is missing in the head", { headers: { "mcp-name": undefined } }, -32_020],
    ["its tools differ", { headers: { "mcp-name": "get_balance" } }, -32_020],
  ])("is 400 and sells nothing when %s", async (_, changes, code) => {
    const sends = await shop.probe.count("sends");
    const given = { phone: KNOWN, amount: "1.00", currency: "USD", client_reference: "never" };
    const params = { name: "send_airtime", arguments: given };
    const { status, body } = await sendStateless(agent, "tools/call", { params, ...changes });
    expect([status, body]).toMatchObject([400, { id: "s-1", error: { code } }]);
    expect(await shop.probe.count("sends")).toBe(sends);
  });

  it("is told which versions there are when it asks in another", async () => {
    const requested = "2027-01-01";
    const { status, body } = await sendStateless(agent, "server/discover", {
      metadata: { [VERSION_KEY]: requested, [CAPABILITIES_KEY]: {} },
      headers: { "mcp-protocol-version": requested },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      id: "s-1",
      error: { code: -32_022, data: { supported: SPOKEN, requested } },
    });
  });

  it.each(["initialize", "ping", "resources/list"])("is 404 for %s", async (method) => {
    const { status, body } = await sendStateless(agent, method);
    expect([status, body]).toMatchObject([404, { id: "s-1", error: { code: -32_601 } }]);
  });

  it("is 202 as a notification, and does nothing", async () => {
    const message = { jsonrpc: "2.0", method: "notifications/cancelled", params: {} };
    const headers = { "mcp-protocol-version": STATELESS, "mcp-method": message.method };
    expect(await sendMessage(agent, message, headers)).toEqual({ status: 202, body: null });
  });

  it("is 400 in a batch", async () => {
    const { params, ...call } = callOf("get_balance");
    const metadata = { [VERSION_KEY]: STATELESS, [CAPABILITIES_KEY]: {} };
    const batch = [{ ...call, params: { ...params, _meta: metadata } }];
    const { status, body } = await sendMessage(agent, batch);
    expect([status, body]).toMatchObject([400, { error: { code: -32_600 } }]);
  });

  it("is refused like any other without a key", async () => {
    const { status } = await sendStateless({ secret: "svc_ak_test_no" }, "server/discover");
    expect(status).toBe(401);
  });
});

describe("clients of the versions with initialize", () => {
  it("agree on none without it", async () => {
    const params = { protocolVersion: STATELESS, capabilities: {}, clientInfo: {} };
    const message = { jsonrpc: "2.0", id: 1, method: "initialize", params };
    const { body } = await sendMessage(agent, message);
    expect(body).toMatchObject({ result: { protocolVersion: "2025-06-18" } });
  });

  it("hear -32601 for server/discover, and nothing of results that are complete", async () => {
    const discover = { jsonrpc: "2.0", id: 1, method: "server/discover" };
    const { status, body } = await sendMessage(agent, discover);
    expect([status, body]).toMatchObject([200, { error: { code: -32_601 } }]);
    const listed = await sendMessage(agent, { jsonrpc: "2.0", id: 1, method: "tools/list" });
    const { result } = listed.body as { result: object };
    expect(Object.keys(result)).toEqual(["tools"]);
    const called = await sendMessage(agent, callOf("get_balance"));
    const keys = Object.keys((called.body as { result: object }).result);
    expect(keys).toEqual(["content", "structuredContent", "isError"]);
  });
});
