/** Requests of agents for an erased person, and the numbers that their keys may sell to. */
import { describe, expect, it } from "vitest";
import { agentOf, approve, askFor, KNOWN, reject, requested } from "../kit/agents.ts";
import { given, type KeyInHand, type Organisation } from "../kit/given.ts";
import { passErasures, SEVEN_DAYS } from "../kit/pass-erasures.ts";

const PHONE = "0776541166";
const E164 = "+263776541166";
const OTHER = "0776541167";
const TILL = { kind: "rk", scopes: ["sends:read", "sends:write"] } as const;

describe("an erasure takes the number", () => {
  it("off the lists of keys, so that an agent needs approval again", async () => {
    const shop = await given.organisation();
    const agent = await agentOf(shop);
    const till = await given.key(shop, { ...TILL, recipient_allowlist: [PHONE, KNOWN] });
    const { id: request } = await requested(agent, { target: PHONE });
    await approve(shop, request);
    const { id } = await given.recipient(shop, { phone: PHONE });
    expect(await listOf(shop, agent)).toEqual([KNOWN, E164]);
    await erase(shop, id);
    expect(await listOf(shop, agent)).toEqual([KNOWN]);
    expect(await listOf(shop, till)).toEqual([KNOWN]);
    const rows = await shop.probe.rows("api_keys");
    expect(JSON.stringify(rows)).not.toContain(E164);
    expect((await askFor(agent, { target: PHONE })).status).toBe(202);
  });

  it("but where another recipient has it", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { ...TILL, recipient_allowlist: [PHONE, KNOWN] });
    await given.recipient(shop, { name: "Rudo Moyo", phone: PHONE });
    const { id } = await given.recipient(shop, { name: "Tendai Moyo", phone: PHONE });
    await erase(shop, id);
    expect(await listOf(shop, till)).toContain(E164);
  });

  it("but where a key could sell to any without it", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { ...TILL, recipient_allowlist: [PHONE] });
    const agent = await agentOf(shop, { recipient_allowlist: [PHONE] });
    const { id } = await given.recipient(shop, { phone: PHONE });
    await erase(shop, id);
    expect(await listOf(shop, till)).toEqual([E164]);
    expect(await listOf(shop, agent)).toEqual([]);
  });

  it("out of requests that came to nothing, whatever they call it", async () => {
    const shop = await given.organisation();
    const agent = await agentOf(shop);
    const email = "tendai@tuckshop.example";
    const other = await given.recipient(shop, { phone: OTHER });
    const { id } = await given.recipient(shop, { phone: PHONE, email });
    const power = { target: "37140030000", amount: "12.00", token_phone: "077 654 1166" };
    const requests = [
      await requested(agent, power),
      await requested(agent, { notify_number: "+263 77 654 1166" }),
      await requested(agent, { ...power, token_phone: KNOWN, token_email: email.toUpperCase() }),
      await requested(agent, { ...power, recipient: other.id }),
    ];
    for (const one of requests) await reject(shop, one.id);
    await erase(shop, id);
    const rows = await shop.probe.rows("agent_approvals");
    const kept = rows.filter(({ request }) => JSON.stringify(request) !== "{}");
    expect(kept.map(({ request }) => (request as { recipient?: string }).recipient)).toEqual([
      other.id,
    ]);
  });
});

async function listOf(shop: Organisation, { id }: KeyInHand): Promise<string[]> {
  return (await shop.api.getKey({ path: { key_id: id } })).body.recipient_allowlist;
}

async function erase(shop: Organisation, recipient_id: string): Promise<void> {
  await shop.api.deleteRecipient({ path: { recipient_id } });
  await passErasures(shop, SEVEN_DAYS);
}
