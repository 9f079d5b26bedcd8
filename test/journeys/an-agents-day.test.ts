/** The day of an assistant that sells for a shop: over REST, in test mode, as its guide tells. */
import { expect, it } from "vitest";
import { agentOf, approve, askFor, KNOWN, reject, requested, STRANGE } from "../kit/agents.ts";
import { drain, pass } from "../kit/drain.ts";
import { given } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { testServer } from "../kit/server.ts";

it("asks, sells, is held, is approved, is refused, and pays once for what it tries twice", async () => {
  const shop = await given.organisation();
  const agent = await agentOf(shop);
  const { body: products } = await agent.api.listProducts({});
  expect(products.data.length).toBeGreaterThan(0);
  const first = { client_reference: "agent-1", amount: "4.00" };
  const { body: sold } = await askFor(agent, first);
  const { body: again } = await askFor(agent, first);
  expect([sold.object, again.id]).toEqual(["send", sold.id]);

  const driver = { client_reference: "agent-2", amount: "25.00", target: STRANGE };
  const held = await requested(agent, driver);
  expect(held).toMatchObject({ why: "both", threshold: { used_24h: "4.00" } });
  expect((await requested(agent, driver)).id).toBe(held.id);
  await approve(shop, held.id);
  const { body: made } = await askFor(agent, driver);
  expect(made).toMatchObject({ object: "send", approval: held.id, amount: "25.00" });

  const refused = await requested(agent, { target: "0778888888", client_reference: "agent-3" });
  await reject(shop, refused.id);
  const path = { approval_id: refused.id };
  expect((await agent.api.getApproval({ path })).body.status).toBe("rejected");
  const wrong = await askFor(agent, { target: KNOWN, amount: "0.01" });
  expect(wrong.error?.code).toBe("amount_out_of_range");

  for (let step = 0; step < 4; step += 1) await pass(shop);
  await drain();
  const { body: sends } = await agent.api.listSends({});
  expect(sends.data.map(({ amount, status }) => [amount, status])).toEqual([
    ["25.00", "delivered"],
    ["4.00", "delivered"],
  ]);
  expect((await shop.api.getCredit()).body.USD.available).toBe("971.00");
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
});
