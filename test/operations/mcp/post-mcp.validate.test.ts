/** A sale that an agent only has checked. */
import { beforeEach, describe, expect, it } from "vitest";
import { agentOf, KNOWN, STRANGE } from "../../kit/agents.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { type McpClient, mcpClient } from "../../kit/mcp.ts";
import { type Snapshot, snapshotOfKey } from "../../kit/probe.ts";
import { testServer } from "../../kit/server.ts";

const METER = "37140030000";
const USD = { currency: "USD", client_reference: "v-1" };
const SALES = {
  send_airtime: { ...USD, phone: KNOWN, amount: "5.00" },
  buy_power: { ...USD, meter: METER, amount: "5.00", token_phone: KNOWN },
} as const;

let shop: Organisation;
let agent: KeyInHand;
let mcp: McpClient;
let before: Snapshot | null;

beforeEach(async () => {
  shop = await given.organisation();
  agent = await agentOf(shop, { recipient_allowlist: [KNOWN, METER] });
  mcp = await mcpClient(agent);
  before = await snapshotOfKey(await testServer(), agent.secret);
});

/** Every table of the organisation is as it was before. */
async function expectNothingWritten(): Promise<void> {
  expect(await snapshotOfKey(await testServer(), agent.secret)).toEqual(before);
}

describe("with validate_only", () => {
  it.each(Object.entries(SALES))(
    "%s tells what it would cost and writes nothing",
    async (name, sale) => {
      const checked = await mcp.call(name as keyof typeof SALES, { ...sale, validate_only: true });
      expect(checked).toMatchObject({
        isError: false,
        shown: { object: "send_validation", valid: true, would_status: "pending", cost: "5.00" },
      });
      expect(checked.text).toBe(
        "Only checked; nothing was sent or charged. " +
          "It would cost US$5.00 of Credit and be pending at first.",
      );
      await expectNothingWritten();
      const sold = await mcp.call(name as keyof typeof SALES, { ...sale, validate_only: false });
      expect(sold.shown).toMatchObject({ object: "send", amount: "5.00" });
    },
  );

  it("send_data tells the price of the bundle", async () => {
    const path = { product_id: "data-usd" };
    const { body: bundles } = await agent.api.listProductBundles({ path });
    const bundle = bundles.data.find(({ network }) => network === "econet");
    const sale = { ...USD, phone: KNOWN, bundle_id: bundle?.id, validate_only: true };
    const checked = await mcp.call("send_data", sale);
    expect(checked.shown).toMatchObject({ valid: true, cost: bundle?.amount });
    await expectNothingWritten();
  });

  it.each([
    ["above the threshold", { amount: "10.01" }],
    ["to a stranger", { phone: STRANGE }],
  ])("a sale %s would wait for a person, and asks nobody", async (_, other) => {
    const sale = { ...SALES.send_airtime, ...other, validate_only: true };
    const checked = await mcp.call("send_airtime", sale);
    expect(checked.shown).toMatchObject({ valid: true, would_status: "requires_approval" });
    expect(checked.text).toContain("once a person approves it");
    await expectNothingWritten();
  });

  it("what a key may not do is named by the tool's own arguments", async () => {
    const tied = await agentOf(shop, { allowed_networks: ["netone"] });
    before = await snapshotOfKey(await testServer(), agent.secret);
    const sale = { ...SALES.send_airtime, validate_only: true };
    const checked = await (await mcpClient(tied)).call("send_airtime", sale);
    const problem = { code: "network_not_allowed", param: "phone" };
    expect(checked.shown).toMatchObject({ valid: false, problems: [problem] });
    expect(checked.text).toMatch(/^Only checked: nothing would be sold. network_not_allowed: /);
    const poor = { ...SALES.send_airtime, amount: "1000.01", validate_only: true };
    expect((await mcp.call("send_airtime", poor)).shown).toMatchObject({ valid: false });
    await expectNothingWritten();
  });

  it("what it is not given a scope for is refused, as a sale is", async () => {
    const reader = await mcpClient(await agentOf(shop, { scopes: ["sends:read"] }));
    const checked = await reader.call("send_airtime", {
      ...SALES.send_airtime,
      validate_only: true,
    });
    expect([checked.isError, checked.shown.error?.code]).toEqual([true, "insufficient_scope"]);
  });

  it("create_reward tells what it would take from the budget and writes nothing", async () => {
    const { id: program } = await given.activeProgram(shop);
    const { id: recipient } = await given.recipient(shop, { phone: KNOWN });
    before = await snapshotOfKey(await testServer(), agent.secret);
    const gift = { program, recipient, completion_id: "v-1", validate_only: true };
    const checked = await mcp.call("create_reward", gift);
    expect(checked).toMatchObject({
      isError: false,
      shown: { object: "reward_validation", valid: true, budget_after: { remaining: "9.00" } },
    });
    expect(checked.text).toBe(
      "Only checked; nothing was given. " +
        "US$1.00 of the budget would be given, and the reward be pending at first.",
    );
    const large = await mcp.call("create_reward", { ...gift, amount: "10.01" });
    expect(large.text).toMatch(/^Only checked: nothing would be given. program_budget_exceeded: /);
    await expectNothingWritten();
    const given_now = await mcp.call("create_reward", { ...gift, validate_only: false });
    expect(given_now.shown).toMatchObject({ object: "reward", amount: "1.00" });
  });

  it("a tool that does not sell has no such argument", async () => {
    const asked = { send: "snd_0031Jk7TeApCu0Wq1YgSz5Bf", validate_only: true };
    const checked = await mcp.call("cancel_send", asked);
    expect(checked.shown.error).toMatchObject({
      code: "unknown_parameter",
      param: "validate_only",
    });
  });
});
