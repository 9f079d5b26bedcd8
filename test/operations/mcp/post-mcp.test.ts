import { beforeAll, describe, expect, it } from "vitest";
import { agentOf } from "../../kit/agents.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { callOf, sendMessage } from "../../kit/mcp.ts";
import { testServer } from "../../kit/server.ts";

const VERSIONS = ["2025-06-18", "2025-03-26", "2024-11-05"];

let shop: Organisation;
let agent: KeyInHand;

beforeAll(async () => {
  shop = await given.organisation();
  agent = await agentOf(shop);
});

function initialize(protocolVersion: unknown) {
  const clientInfo = { name: "shop-assistant", version: "1.4.0" };
  const params = { protocolVersion, capabilities: {}, clientInfo };
  return { jsonrpc: "2.0", id: "a", method: "initialize", params };
}

const PING = { jsonrpc: "2.0", id: 7, method: "ping" };
const NOTIFICATION = { jsonrpc: "2.0", method: "notifications/initialized" };

describe("POST /mcp", () => {
  it.each(VERSIONS)("agrees on version %s, and takes it in the header", async (version) => {
    const { status, body } = await sendMessage(agent, initialize(version));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      jsonrpc: "2.0",
      id: "a",
      result: { protocolVersion: version, capabilities: { tools: { listChanged: false } } },
    });
    const later = await sendMessage(agent, PING, { "mcp-protocol-version": version });
    expect(later).toEqual({ status: 200, body: { jsonrpc: "2.0", id: 7, result: {} } });
  });

  it.each(["2026-01-01", "1", null])("offers the newest version in place of %s", async (asked) => {
    const { body } = await sendMessage(agent, initialize(asked));
    expect(body).toMatchObject({ result: { protocolVersion: "2025-06-18" } });
  });

  it("tells a model how to sell before anything else", async () => {
    const { body } = await sendMessage(agent, initialize("2025-06-18"));
    const { result } = body as { result: { serverInfo: object; instructions: string } };
    expect(result.serverInfo).toEqual({ name: "svc", version: "0.1.0" });
    expect(result.instructions).toContain("never sell it again");
  });

  it("refuses a header that is longer than the contract allows", async () => {
    const long = { "mcp-name": "0".repeat(129) };
    expect(await sendMessage(agent, PING, long)).toMatchObject({
      status: 400,
      body: { error: { code: -32_600, message: "`Mcp-Name` must have at most 128 characters." } },
    });
    expect((await sendMessage(agent, PING, { "mcp-name": "0".repeat(128) })).status).toBe(200);
  });

  it("is 403 from a page of another origin, and answers its own and programs", async () => {
    const foreign = await sendMessage(agent, PING, { origin: "https://evil.example" });
    expect(foreign).toMatchObject({
      status: 403,
      body: { error: { code: "origin_not_allowed", meta: { origin: "https://evil.example" } } },
    });
    expect((await sendMessage(agent, PING, { origin: "null" })).status).toBe(403);
    const { origin } = new URL((await testServer()).config.public_url);
    expect((await sendMessage(agent, PING, { origin })).status).toBe(200);
    expect((await sendMessage(agent, PING)).status).toBe(200);
  });

  it.each(["2026-01-01", "latest"])("is 400 for the version header %s", async (version) => {
    const { status, body } = await sendMessage(agent, PING, { "mcp-protocol-version": version });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      jsonrpc: "2.0",
      id: null,
      error: { code: -32600, data: { code: "parameter_invalid", param: "MCP-Protocol-Version" } },
    });
  });

  it("is 202 without a body for a notification, whatever it says, and does nothing", async () => {
    const sale = { phone: "0771234567", amount: "1.00", currency: "USD", client_reference: "n-1" };
    const { id: _, ...silent } = callOf("send_airtime", sale);
    for (const message of [NOTIFICATION, silent]) {
      expect(await sendMessage(agent, message)).toEqual({ status: 202, body: null });
    }
    expect(await shop.probe.count("sends")).toBe(0);
  });

  it("asks for no Accept header, and answers JSON", async () => {
    const { status } = await sendMessage(agent, PING, { accept: "text/event-stream" });
    expect(status).toBe(200);
  });

  it.each([
    ["an unknown method", { ...PING, method: "resources/list" }, -32601],
    ["a method like no other", { ...PING, method: "rpc.discover-2" }, -32601],
    ["an unknown tool", callOf("sell_everything"), -32602],
    ["a tool that every object has", callOf("constructor"), -32602],
    ["a tool that is no text", callOf(5 as never), -32602],
    ["a call without parameters", { ...PING, method: "tools/call" }, -32602],
  ])("is an error of the protocol for %s", async (_, message, code) => {
    const { status, body } = await sendMessage(agent, message);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: message.id, error: { code, data: null } });
  });
});

describe("a batch of messages", () => {
  it.each([{ "mcp-protocol-version": "2025-03-26" }, {}])(
    "is answered message by message, without the notifications: %o",
    async (headers) => {
      const batch = [PING, NOTIFICATION, { ...PING, id: "b", method: "no/such" }];
      const { status, body } = await sendMessage(agent, batch, headers as Record<string, string>);
      expect(status).toBe(200);
      expect(body).toMatchObject([
        { id: 7, result: {} },
        { id: "b", error: { code: -32601 } },
      ]);
    },
  );

  it("of notifications alone is 202", async () => {
    const batch = [NOTIFICATION, NOTIFICATION];
    expect(await sendMessage(agent, batch)).toEqual({ status: 202, body: null });
  });

  it.each(["2025-06-18", "2024-11-05"])("is 400 in version %s", async (version) => {
    const { status, body } = await sendMessage(agent, [PING], { "mcp-protocol-version": version });
    expect([status, body]).toMatchObject([400, { id: null, error: { code: -32600 } }]);
  });
});

const DEEP = `${"[".repeat(5_000)}${"]".repeat(5_000)}`;
const nested = (levels: number) => {
  const given = `${'{"id":'.repeat(levels)}1${"}".repeat(levels)}`;
  const params = `{"name":"get_send","arguments":${given}}`;
  return `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`;
};

describe("a body that is no message", () => {
  it.each([
    ["no JSON", "{", -32700],
    ["nothing", "", -32600],
    ["a text", '"ping"', -32600],
    ["a number", "1e308", -32600],
    ["null", "null", -32600],
    ["an empty list", "[]", -32600],
    ["a list of lists", "[[],[]]", -32600],
    ["more messages than fit", JSON.stringify(Array.from({ length: 51 }, () => PING)), -32600],
    ["lists in lists", DEEP, -32700],
    ["arguments in arguments", nested(40), -32700],
    ["another protocol", '{"jsonrpc":"1.0","id":1,"method":"ping"}', -32600],
    ["an answer", '{"jsonrpc":"2.0","id":1,"result":{}}', -32600],
    ["no method", '{"jsonrpc":"2.0","id":1}', -32600],
    ["a method that is a list", '{"jsonrpc":"2.0","id":1,"method":["ping"]}', -32600],
    ["an id that is null", '{"jsonrpc":"2.0","id":null,"method":"ping"}', -32600],
    ["an id that is an object", '{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600],
    ["parameters that are a list", '{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}', -32600],
    ["a field of its own", '{"jsonrpc":"2.0","id":1,"method":"ping","colour":1}', -32600],
    ["a prototype", '{"jsonrpc":"2.0","id":1,"method":"ping","__proto__":{}}', -32600],
    ["a NUL", '{"jsonrpc":"2.0","id":"\\u0000","method":"ping"}', -32600],
  ])("is 400 with an error of JSON-RPC: %s", async (_, text, code) => {
    const { status, body } = await sendMessage(agent, text);
    expect(status).toBe(400);
    expect(body).toMatchObject({ jsonrpc: "2.0", id: null, error: { code } });
    expect(Object.keys(body as object).sort()).toEqual(["error", "id", "jsonrpc"]);
  });

  it("is 413 when it is larger than any message, and 415 when it is no JSON by its head", async () => {
    const large = { ...PING, params: { text: "a".repeat(1_048_576) } };
    expect((await sendMessage(agent, large)).status).toBe(413);
    expect((await sendMessage(agent, PING, { "content-type": "text/plain" })).status).toBe(415);
  });

  it("is refused by who calls before it is read: without a key, and by another kind", async () => {
    const stray = await sendMessage({ secret: "svc_ak_test_no" }, "{");
    expect([stray.status, stray.body]).toMatchObject([401, { error: { code: "invalid_api_key" } }]);
    const till = await sendMessage(shop.key, "{");
    const code = "key_kind_not_allowed";
    expect([till.status, till.body]).toMatchObject([403, { error: { code } }]);
  });
});

describe("arguments that no tool takes", () => {
  const SALE = { phone: "0771234567", amount: "1.00", currency: "USD", client_reference: "w-1" };

  it.each([
    ["no object", 5, "parameter_invalid", null],
    ["a list", [SALE], "parameter_invalid", null],
    ["an unknown one", { ...SALE, colour: "red" }, "unknown_parameter", "colour"],
    ["too few", { ...SALE, client_reference: undefined }, "parameter_missing", "client_reference"],
    ["no currency", { ...SALE, currency: undefined }, "parameter_missing", "currency"],
    ["a phone that is a list", { ...SALE, phone: [1] }, "invalid_phone", "phone"],
    ["an amount that is an object", { ...SALE, amount: {} }, "invalid_amount", "amount"],
    ["less than nothing", { ...SALE, amount: "-5.00" }, "invalid_amount", "amount"],
    [
      "a reference of a mile",
      { ...SALE, client_reference: "x".repeat(500_000) },
      "parameter_invalid",
      "client_reference",
    ],
  ])("are an error of the tool, and sell nothing: %s", async (_, wrong, code, param) => {
    const { status, body } = await sendMessage(agent, callOf("send_airtime", wrong));
    expect(status).toBe(200);
    const { result } = body as { result: Record<string, unknown> };
    expect(result).toMatchObject({ isError: true, structuredContent: { error: { code, param } } });
    expect(JSON.stringify(body).length).toBeLessThan(4_096);
    expect(await shop.probe.count("sends")).toBe(0);
  });
});
