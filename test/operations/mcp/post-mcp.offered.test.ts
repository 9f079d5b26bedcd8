/** Which tools an address offers, by its `read_only` and `tools`. */
import { MCP_TOOLS } from "@svc/generated/mcp";
import { beforeAll, describe, expect, it } from "vitest";
import { agentOf, KNOWN } from "../../kit/agents.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { callOf, sendMessage } from "../../kit/mcp.ts";
import { eraClient, STATELESS, sendStateless } from "../../kit/mcp-eras.ts";

const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list" };
const SALE = { phone: KNOWN, amount: "1.00", currency: "USD", client_reference: "o-1" };
const READING = Object.values(MCP_TOOLS)
  .filter(({ moves_money }) => !moves_money)
  .map(({ name }) => name);

let shop: Organisation;
let agent: KeyInHand;

beforeAll(async () => {
  shop = await given.organisation();
  agent = await agentOf(shop);
});

/** The names that an address lists. */
async function namesAt(query: string, key: KeyInHand = agent): Promise<string[]> {
  const { status, body } = await sendMessage(key, LIST, {}, query);
  expect(status).toBe(200);
  const { tools } = (body as { result: { tools: { name: string }[] } }).result;
  return tools.map(({ name }) => name);
}

describe.each([
  ["?read_only=true", READING],
  ["?read_only=false", Object.keys(MCP_TOOLS)],
  ["?tools=get_send,send_airtime,get_send", ["send_airtime", "get_send"]],
  ["?tools=send_airtime,get_send&read_only=true", ["get_send"]],
  ["?tools=send_airtime&read_only=true", []],
])("%s", (query, names) => {
  it("lists these tools, in the order of the contract", async () => {
    expect(await namesAt(query)).toEqual(names);
  });

  it("lists the same to the official client of both eras", async () => {
    for (const mode of ["legacy", { pin: STATELESS }] as const) {
      const { client } = await eraClient(agent, mode, query);
      expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(names);
    }
  });
});

it("never adds a tool that the scopes of the key do not allow", async () => {
  const reader = await agentOf(shop, { scopes: ["sends:read"] });
  expect(await namesAt("?tools=send_airtime,get_send", reader)).toEqual(["get_send"]);
});

describe("a tool that the address leaves out", () => {
  const left_out = {
    error: { code: -32_602, message: expect.stringContaining("does not offer send_airtime") },
  };

  it.each(["?read_only=true", "?tools=get_send"])("sells nothing at %s", async (query) => {
    const call = callOf("send_airtime", SALE);
    const one = await sendMessage(agent, call, {}, query);
    const batch = await sendMessage(agent, [call], {}, query);
    const params = { name: "send_airtime", arguments: SALE };
    const stateless = await sendStateless(agent, "tools/call", { params, query });
    expect([one.body, batch.body, stateless.body]).toMatchObject([left_out, [left_out], left_out]);
    expect(await shop.probe.count("sends")).toBe(0);
  });

  it("is not taken for one that does not exist", async () => {
    const { body } = await sendMessage(agent, callOf("sell_all"), {}, "?read_only=true");
    expect(body).toMatchObject({ error: { message: expect.stringMatching(/^There is no such/) } });
  });
});

it.each([
  ["?tools=send_airtime,sell_all", "parameter_invalid", "there is no tool sell_all"],
  ["?tools=__proto__", "parameter_invalid", "there is no tool __proto__"],
  ["?tools=", "parameter_invalid", "tools"],
  ["?tools=send_airtime;get_send", "parameter_invalid", "tools"],
  ["?read_only=yes", "parameter_invalid", "read_only"],
  ["?tool=get_send", "unknown_parameter", "tool"],
])("refuses %s as %s in both eras", async (query, code, said) => {
  const refused = { error: { code: -32_600, data: { code } } };
  for (const { status, body } of [
    await sendMessage(agent, LIST, {}, query),
    await sendStateless(agent, "tools/list", { query }),
  ]) {
    expect([status, body]).toMatchObject([400, refused]);
    expect(JSON.stringify(body)).toContain(said);
  }
});
