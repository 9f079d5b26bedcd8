/** The day of an assistant that sells for a shop: over MCP, in test mode, as its guide tells. */
import { expect, it } from "vitest";
import { agentOf, approve, KNOWN, reject, STRANGE } from "../kit/agents.ts";
import { drain, pass } from "../kit/drain.ts";
import { given } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { mcpClient } from "../kit/mcp.ts";
import { testServer } from "../kit/server.ts";

const METER = "37140030000";
const AIRTIME = { phone: KNOWN, currency: "USD" };

it("asks, sells, is held, is approved, is refused, and pays once for what it tries twice", async () => {
  const shop = await given.organisation();
  const agent = await agentOf(shop);
  const { call, heard } = await mcpClient(agent);
  expect((await call("get_balance")).text).toContain("US$1000.00");
  expect((await call("list_products", { currency: "USD" })).text).toMatch(/^\d+ found/);
  expect((await call("confirm_meter", { meter: METER })).shown).toMatchObject({ number: METER });

  const first = { ...AIRTIME, amount: "4.00", client_reference: "day-1" };
  const sold = await call("send_airtime", first);
  const again = await call("send_airtime", { ...first, reason: "It may not have gone through." });
  expect([sold.shown.object, again.shown.id]).toEqual(["send", sold.shown.id]);

  const quote = await call("quote_power", { meter: METER, amount: "25.00", currency: "USD" });
  const power = { meter: METER, amount: "25.00", currency: "USD", token_phone: KNOWN };
  const driver = { ...power, quote: quote.shown.id, client_reference: "day-2" };
  const held = await call("buy_power", driver);
  expect(held).toMatchObject({ isError: false, shown: { status: "requires_approval" } });
  expect((await call("buy_power", driver)).shown).toEqual(held.shown);
  const approval = String(held.shown.approval);
  expect((await call("get_send", { id: approval })).shown).toMatchObject({ why: "both" });
  await approve(shop, approval);
  const { shown: decided } = await call("get_send", { id: approval });
  const { shown: made } = await call("buy_power", driver);
  expect([made.object, made.id, made.approval]).toEqual(["send", decided.result, approval]);

  const other = { ...AIRTIME, phone: STRANGE, amount: "1.00", client_reference: "day-3" };
  const asked = await call("send_airtime", other);
  await reject(shop, String(asked.shown.approval));
  expect((await call("send_airtime", other)).shown).toMatchObject({ status: "rejected" });
  const wrong = { ...AIRTIME, amount: "0.01", client_reference: "day-4" };
  expect((await call("send_airtime", wrong)).shown.error?.code).toBe("amount_out_of_range");

  for (let step = 0; step < 4; step += 1) await pass(shop);
  await drain(shop);
  const { shown: list } = await call("list_sends", { status: "delivered" });
  const sends = list.data as { amount: string; type: string; token: unknown }[];
  expect(sends.map(({ amount, type }) => [amount, type])).toEqual([
    ["25.00", "power"],
    ["4.00", "airtime"],
  ]);
  const written = { send: made.id };
  expect((await call("cancel_send", written)).shown.error?.code).toBe("already_sent");
  expect((await shop.api.getCredit()).body.USD.available).toBe("971.00");
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
  await expectTokensHidden(shop.api, String(made.id), heard);
});

/** The agent may not read tokens, so no answer that it heard holds one. */
async function expectTokensHidden(
  api: Awaited<ReturnType<typeof given.organisation>>["api"],
  send_id: string,
  heard: readonly string[],
): Promise<void> {
  const { body } = await api.getSend({ path: { send_id } });
  const tokens = (body.power?.tokens ?? []).map(({ token }) => String(token).replaceAll(" ", ""));
  expect(tokens.length).toBeGreaterThan(0);
  const said = heard.join("\n").replaceAll(" ", "");
  for (const token of tokens) expect(said).not.toContain(token.slice(0, 12));
}
