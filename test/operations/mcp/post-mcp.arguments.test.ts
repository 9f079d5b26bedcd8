/** What is wrong with a call is said of the arguments of its tool. */
import { beforeAll, describe, expect, it } from "vitest";
import { agentOf, KNOWN } from "../../kit/agents.ts";
import { given } from "../../kit/given.ts";
import { type McpClient, mcpClient } from "../../kit/mcp.ts";

const POWER = { amount: "5.00", currency: "USD", token_phone: KNOWN };

let mcp: McpClient;

beforeAll(async () => {
  mcp = await mcpClient(await agentOf(await given.organisation()));
});

describe("what is wrong with a call", () => {
  it.each([
    ["send_airtime", { phone: "077", amount: "1.00", currency: "USD" }, "invalid_phone", "phone"],
    ["buy_power", { ...POWER, meter: "12" }, null, "meter"],
    ["confirm_meter", { meter: "12" }, null, "meter"],
    ["quote_power", { meter: "12", amount: "1.00", currency: "USD" }, null, "meter"],
    ["get_send", { id: "snd_0031Jk7TeApCu0Wq1YgSz5Bf" }, "resource_missing", "id"],
    ["get_send", { id: "apr_0031Jk7TeApCu0Wq1YgSz5Bf" }, "resource_missing", "id"],
    ["cancel_send", { send: "snd_0031Jk7TeApCu0Wq1YgSz5Bf" }, "resource_missing", "send"],
    [
      "send_airtime",
      { phone: KNOWN, amount: "5.005", currency: "USD" },
      "invalid_amount",
      "amount",
    ],
  ] as const)("%s of %j names the argument", async (name, given, code, param) => {
    const sale = name.startsWith("send_") || name === "buy_power" ? { client_reference: "w" } : {};
    const { isError, shown, text } = await mcp.call(name, { ...given, ...sale });
    expect([isError, shown.error?.param]).toEqual([true, param]);
    if (code !== null) expect(shown.error?.code).toBe(code);
    expect(text).toContain(`\`${param}\``);
    for (const field of ["target", "number", "send_id", "approval_id"]) {
      expect(text).not.toContain(`\`${field}\``);
    }
  });

  it("says in words that an amount has at most two decimals", async () => {
    const sale = { phone: KNOWN, amount: "5.005", currency: "USD", client_reference: "cents" };
    const { text } = await mcp.call("send_airtime", sale);
    expect(text).toContain("An amount has at most two decimals");
    expect(text).not.toContain("schema");
  });
});
