/** Every tool, called by the official client; results are held to the schemas of the tools. */
import { MCP_TOOLS, type McpToolName } from "@svc/generated/mcp";
import { OPERATIONS, type OperationId } from "@svc/generated/operations";
import type { Schemas } from "@svc/generated/routes";
import { TOOL_CALLS } from "@svc/server/mcp/mcp/tool-calls.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { agentOf, KNOWN, requested, STRANGE } from "../../kit/agents.ts";
import { drain, pass } from "../../kit/drain.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { callOf, type McpClient, mcpClient, sendMessage, type Told } from "../../kit/mcp.ts";
import { testServer } from "../../kit/server.ts";

const METER = "37140030000";
const POWER = { meter: METER, amount: "5.00", currency: "USD", token_phone: KNOWN };

let shop: Organisation;
let agent: KeyInHand;
let mcp: McpClient;

beforeAll(async () => {
  shop = await given.organisation();
  const approval_threshold = { USD: "500.00" };
  agent = await agentOf(shop, { approval_threshold, recipient_allowlist: [KNOWN, METER] });
  mcp = await mcpClient(agent);
});

/**
 * Everything that REST answers to the same key, but for the moment of the answer. It was asked
 * after the tool: figures of a moment may be those of a later second.
 */
function alike(told: Told, body: unknown) {
  const { created: _, as_of, ...rest } = body as Record<string, unknown>;
  expect(told).toMatchObject({ isError: false, shown: rest });
  if (as_of !== undefined) expect(told.shown.as_of).toBeLessThanOrEqual(as_of as number);
}

async function delivered(id: string): Promise<void> {
  for (let step = 0; step < 4; step += 1) await pass(shop);
  await drain(shop);
  const { body } = await shop.api.getSend({ path: { send_id: id } });
  expect(body.status).toBe("delivered");
}

describe("tools/list", () => {
  it("shows all 20 tools to a key with every scope, in the order of the contract", async () => {
    const { tools } = await mcp.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(MCP_TOOLS));
    expect(tools).toHaveLength(20);
    for (const tool of tools) {
      const { title, description, moves_money } = MCP_TOOLS[tool.name as McpToolName];
      expect(tool).toMatchObject({
        title,
        description,
        annotations: { readOnlyHint: !moves_money, destructiveHint: moves_money },
        outputSchema: { type: "object" },
      });
    }
    const once = tools.filter(({ annotations }) => annotations?.idempotentHint !== true);
    expect(once.map(({ name }) => name)).toEqual(["resend_token"]);
  });

  it("shows a key the tools of its scopes, and those of every agent", async () => {
    const reader = await agentOf(shop, { scopes: ["sends:read"] });
    const { tools } = await (await mcpClient(reader)).client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "get_send",
      "list_sends",
      "get_status",
      "power_status",
      "search_docs",
      "read_doc",
      "check_request",
    ]);
  });

  it("asks of each tool what its operation asks, which is for agents", () => {
    for (const [name, { operation_id }] of Object.entries(TOOL_CALLS)) {
      const { scope } = MCP_TOOLS[name as McpToolName];
      const operation = OPERATIONS[operation_id];
      expect([name, operation.scope, operation.key_kinds]).toEqual([
        name,
        [scope],
        expect.arrayContaining(["ak"]),
      ]);
    }
  });
});

describe("a tool that the key may not call", () => {
  it("is refused as REST refuses it, and sells nothing", async () => {
    const reader = await agentOf(shop, { scopes: ["sends:read"] });
    const sale = { phone: KNOWN, amount: "1.00", currency: "USD", client_reference: "r-1" };
    const told = await (await mcpClient(reader)).call("send_airtime", sale);
    const { error } = await reader.api.createSend({ body: { target: KNOWN } });
    const { request_id: _, ...rest } = error ?? {};
    expect(told).toMatchObject({ isError: true, shown: { error: rest } });
    expect(told.shown.error?.code).toBe("insufficient_scope");
  });
});

describe("tools that sell", () => {
  it("send_airtime sells airtime, as from MCP", async () => {
    const sale = { phone: "077 123 4567", amount: 1.5, currency: "usd", client_reference: "t-1" };
    const told = await mcp.call("send_airtime", { ...sale, reason: "Rudo asked." });
    const send_id = String(told.shown.id);
    const { body } = await agent.api.getSend({ path: { send_id } });
    alike(told, body);
    expect(body).toMatchObject({ type: "airtime", source: "mcp", amount: "1.50", target: KNOWN });
    expect(told.text).toBe(`US$1.50 of airtime to 077 123 4567: ${send_id} is pending.`);
  });

  it("send_data sells the bundle at its price", async () => {
    const { body: bundles } = await agent.api.listProductBundles({
      path: { product_id: "data-usd" },
    });
    const bundle = bundles.data.find(({ network }) => network === "econet");
    const bundle_id = bundle?.id ?? "";
    const sale = { phone: KNOWN, bundle_id, currency: "USD", client_reference: "t-2" };
    const told = await mcp.call("send_data", sale);
    expect(told).toMatchObject({ isError: false, shown: { type: "data", amount: bundle?.amount } });
  });

  it("quote_power and buy_power confirm the meter once, and resend_token texts the token", async () => {
    const { token_phone: _, ...asked } = POWER;
    const quoted = await mcp.call("quote_power", asked);
    const { body: quote } = await agent.api.getQuote({
      path: { quote_id: String(quoted.shown.id) },
    });
    alike(quoted, quote);
    expect(quoted.text).toContain(`US$5.00 for the meter ${METER}`);
    const sale = { ...POWER, quote: quote.id, client_reference: "t-3" };
    const bought = await mcp.call("buy_power", sale);
    expect(bought.shown).toMatchObject({ type: "power", quote: quote.id });
    const send = String(bought.shown.id);
    await delivered(send);
    await shop.api.advanceTestClock({ body: { seconds: 61 } });
    const again = await mcp.call("resend_token", { send });
    expect(again).toMatchObject({ isError: false, shown: { object: "token_resend", send } });
    expect(again.text).toBe(`The token of ${send} is sent again.`);
  });

  it("cancel_send gives the Credit of a waiting send back", async () => {
    const { body: clock } = await shop.api.getTestClock();
    const scheduled_for = clock.now + 3_600;
    const body = { target: KNOWN, amount: "2.00", currency: "USD", scheduled_for };
    const { body: send } = (await agent.api.createSend({ body })) as { body: { id: string } };
    const told = await mcp.call("cancel_send", { send: send.id });
    expect(told).toMatchObject({ isError: false, shown: { status: "cancelled_credited" } });
    const sale = { phone: KNOWN, amount: "1.00", currency: "USD", client_reference: "t-4" };
    const sold = await mcp.call("send_airtime", sale);
    await delivered(String(sold.shown.id));
    const late = await mcp.call("cancel_send", { send: sold.shown.id });
    expect([late.isError, late.shown.error?.code]).toEqual([true, "already_sent"]);
  });

  it("create_reward answers as its operation does", async () => {
    const given = { program: "prg_0031JkEAlHwJb7Dx8FnZg2Im", recipient: "ext:nobody" };
    const told = await mcp.call("create_reward", { ...given, completion_id: "survey-1" });
    const body = { ...given, completion_id: "survey-1" };
    const { error } = await agent.api.createReward({ body });
    const { request_id: _, ...rest } = error ?? {};
    expect(told).toMatchObject({ isError: true, shown: { error: rest } });
    expect(told.shown.error?.code).toBe(error?.code);
  });

  it("create_reward gives a reward once, and says so when it is asked for again", async () => {
    const { id: program } = await given.activeProgram(shop);
    const { id: recipient } = await given.recipient(shop, { phone: "0775551234" });
    const asked = { program, recipient, completion_id: "survey-2" };
    const told = await mcp.call("create_reward", asked);
    const { body } = await shop.api.listRewards({ query: { program } });
    expect(body.data).toHaveLength(1);
    alike(told, body.data[0]);
    expect(told.text).toContain("US$1.00 as a reward");
    const again = await mcp.call("create_reward", { ...asked, reason: "It may not have worked." });
    expect(again.shown.id).toBe(told.shown.id);
    expect(again.text).toContain("not done again");
  });
});

/** The same of the same key over REST, for each tool that shows an object or a list. */
const READS: Partial<Record<McpToolName, { id: OperationId; query?: object; path?: object }>> = {
  get_balance: { id: "getCredit" },
  list_sends: { id: "listSends", query: { status: "pending", limit: 2 } },
  list_products: { id: "listProducts", query: { type: "airtime", currency: "USD" } },
  list_recipients: { id: "listRecipients", query: { q: "Tendai" } },
  lookup_phone: { id: "lookupPhone", query: { phone: "077 123 4567" } },
  confirm_meter: { id: "getMeter", path: { number: METER }, query: { currency: "USD" } },
  get_status: { id: "getStatus" },
};

describe("tools that read", () => {
  it.each(Object.entries(READS))("%s shows what REST shows", async (name, { id, query, path }) => {
    await given.recipient(shop, { phone: `07720${10_000 + Object.keys(READS).indexOf(name)}` });
    const { number: meter, ...rest } = (path ?? {}) as { number?: string };
    const asked = { ...rest, ...(meter === undefined ? {} : { meter }), ...query };
    const told = await mcp.call(name as McpToolName, asked);
    const call = agent.api[id] as (parts: object) => Promise<{ body: unknown }>;
    alike(told, (await call({ query, path })).body);
    expect(told.text.length).toBeGreaterThan(5);
  });

  it("get_send shows a send and an approval, each only to whoever may see it", async () => {
    const { id } = await requested(agent, { target: STRANGE });
    const approval = await mcp.call("get_send", { id });
    alike(approval, (await agent.api.getApproval({ path: { approval_id: id } })).body);
    expect(approval.text).toContain("is requested; nothing was sent");
    const stranger = await mcpClient(await agentOf(await given.stranger()));
    const other = await mcpClient(await agentOf(shop));
    const { body: sends } = await agent.api.listSends({});
    const [send] = sends.data;
    for (const [who, asked] of [
      [stranger, id],
      [stranger, send?.id ?? ""],
      [other, id],
    ] as const) {
      const told = await who.call("get_send", { id: asked });
      expect([told.isError, told.shown.error?.code]).toEqual([true, "resource_missing"]);
    }
  });

  it("list_programs answers as its operation does, whether it is implemented or not", async () => {
    const told = await mcp.call("list_programs");
    expect(told.isError).toBe(OPERATIONS.listPrograms.planned);
    const code = OPERATIONS.listPrograms.planned ? "not_implemented" : undefined;
    expect(told.shown.error?.code).toBe(code);
  });

  it("power_status shows the power of the status, up and down", async () => {
    expect((await mcp.call("power_status")).shown).toMatchObject({ available: true });
    await shop.api.setZesaAvailability({ body: { state: "down" } });
    const down = await mcp.call("power_status");
    await shop.api.setZesaAvailability({ body: { state: "up" } });
    expect(down).toMatchObject({ isError: false, shown: { available: false } });
    expect(down.text).toContain("cannot be bought");
  });

  it("search_docs finds the pages that the docs find", async () => {
    const { ask, config } = await testServer();
    const query = "agent approval threshold";
    const told = await mcp.call("search_docs", { query });
    const url = `http://svc.test/docs/search.json?q=${encodeURIComponent(query)}`;
    const { results } = (await (await ask(new Request(url))).json()) as {
      results: { path: string }[];
    };
    const { pages } = told.shown as unknown as Schemas["McpDocsResult"];
    expect(pages.map(({ url }) => url)).toEqual(
      results.map(({ path }) => `${config.public_url}${path}`),
    );
    expect(pages.length).toBeGreaterThan(0);
    const nothing = await mcp.call("search_docs", { query: "zzzzzzqqqq" });
    expect(nothing).toMatchObject({ isError: false, shown: { pages: [] } });
  });
});

describe("an object of another organisation", () => {
  it.each([
    ["get_send", (id: string) => ({ id })],
    ["cancel_send", (send: string) => ({ send })],
    ["resend_token", (send: string) => ({ send })],
  ] as const)("does not exist for %s", async (name, argumentsOf) => {
    const stranger = await given.stranger();
    const { body } = (await stranger.api.createSend({
      body: { target: KNOWN, amount: "1.00", currency: "USD" },
    })) as { body: { id: string } };
    const told = await mcp.call(name, argumentsOf(body.id));
    expect([told.isError, told.shown.error?.code]).toEqual([true, "resource_missing"]);
  });

  it.each([
    ["recipient", "rcp_0031JkDnI8lFPPwtV5ASPZHu"],
    ["quote", "quo_0031JkDnI8lFPPwtV5ASPZHu"],
  ])("is refused as the %s of a sale", async (field, id) => {
    const name = field === "quote" ? "buy_power" : "send_airtime";
    const { meter: _, token_phone: __, ...plain } = POWER;
    const sale = field === "quote" ? POWER : { ...plain, phone: KNOWN };
    const told = await mcp.call(name, { ...sale, client_reference: `o-${field}`, [field]: id });
    expect([told.isError, told.shown.error?.code]).toEqual([true, "reference_not_found"]);
  });
});

describe("a key whose authority ends", () => {
  it("calls nothing any more, at once", async () => {
    const brief = await agentOf(shop);
    await shop.api.deleteKey({ path: { key_id: brief.id } });
    const { status, body } = await sendMessage(brief, callOf("get_balance"));
    expect([status, body]).toMatchObject([401, { error: { code: "revoked_api_key" } }]);
  });

  it("does not exist in live mode before agents are let in", async () => {
    const live = await given.keyByHand(shop.live, { kind: "ak" });
    const { status, body } = await sendMessage(live, callOf("get_balance"));
    expect([status, body]).toMatchObject([403, { error: { code: "agent_live_mode_off" } }]);
    await given.facts(shop.live, { agent_live_enabled: true });
    expect((await (await mcpClient(live)).call("get_balance")).isError).toBe(false);
  });
});
