import { type Notice, notifyAccounts } from "@svc/server/accounts/notices/index.ts";
import { lowestId } from "@svc/server/platform/ids.ts";
import { nextHarareDay } from "@svc/server/platform/time/instants.ts";
import { describe, expect, it } from "vitest";
import { agentOf, requested } from "../kit/agents.ts";
import { drain } from "../kit/drain.ts";
import { mailsTo, textsTo } from "../kit/gateways.ts";
import { given, type Shop } from "../kit/given.ts";
import { runNow } from "../kit/run-clock.ts";
import { testServer } from "../kit/server.ts";

const SUBJECT = "Your endpoint was disabled";
const TEXT = "The endpoint https://till.example was disabled after 3 days of failures.";

const BOTH = ["email", "sms"] as const;

async function tell(shop: Shop, changes: Partial<Notice> = {}): Promise<void> {
  const { database } = await testServer();
  const notice = {
    account_id: shop.account_id,
    subject: SUBJECT,
    text: TEXT,
    channels: BOTH,
    created: runNow(),
    ...changes,
  };
  await database.transact("tell", (tx) => notifyAccounts(tx, [notice]));
  await drain(shop);
}

it("a notice is mailed to the contact and texted to the support number of the account", async () => {
  const contact = { contact_email: "ann@shop.example", support_phone: "+263788999001" };
  await tell(await given.organisation(contact));
  expect(mailsTo(contact.contact_email)).toMatchObject([{ subject: SUBJECT, text: TEXT }]);
  expect(textsTo(contact.support_phone)).toMatchObject([{ text: TEXT }]);
});

it("a notice goes out by the channels that it names, and by no other", async () => {
  const contact = { contact_email: "ben@shop.example", support_phone: "+263788999002" };
  await tell(await given.organisation(contact), { channels: ["sms"] });
  expect(mailsTo(contact.contact_email)).toEqual([]);
  expect(textsTo(contact.support_phone)).toHaveLength(1);
});

it("an account without contact and without a mobile number is told nothing", async () => {
  const shop = await given.organisation({ support_phone: "+263242700000" });
  await tell(shop);
  expect(await shop.probe.count("messages")).toBe(0);
});

describe("a request of an agent", () => {
  const contact = { contact_email: "eve@shop.example", support_phone: "+263788999003" };
  const HOUR_SECONDS = 3_600;
  const SPELL_SECONDS = 120;

  it("has one notice in two minutes, however many follow it", async () => {
    const shop = await given.organisation(contact);
    const agent = await agentOf(shop);
    for (let count = 0; count < 8; count += 1) await requested(agent);
    const notices = await shop.probe.count("messages");
    // The spell may have ended in between.
    expect([2, 4]).toContain(notices);
    expect(await shop.probe.count("agent_approvals")).toBe(8);
    await shop.api.advanceTestClock({ body: { seconds: SPELL_SECONDS } });
    await requested(agent);
    expect(await shop.probe.count("messages")).toBe(notices + 2);
  });

  it("has a notice fifty times a day, and is never refused for it", async () => {
    const shop = await given.organisation(contact);
    const agent = await agentOf(shop);
    const noon = nextHarareDay(runNow()) + 12 * HOUR_SECONDS * 1_000;
    const seconds = Math.ceil((noon - runNow()) / 1_000);
    await shop.api.advanceTestClock({ body: { seconds } });
    await requested(agent);
    const notices = await shop.probe.count("messages");
    expect(notices).toBe(2);
    await requestedBefore(shop, noon, 49);
    await shop.api.advanceTestClock({ body: { seconds: SPELL_SECONDS } });
    await requested(agent);
    expect(await shop.probe.count("messages")).toBe(notices);
    await shop.api.advanceTestClock({ body: { seconds: 13 * HOUR_SECONDS } });
    await requested(agent);
    expect(await shop.probe.count("messages")).toBe(notices + 2);
  });
});

/** Copies the request of a shop into each of the spells before an instant. */
async function requestedBefore(shop: Shop, at: number, spells: number): Promise<void> {
  const { database } = await testServer();
  const ids = Array.from({ length: spells }, (_, spell) => lowestId(at - (spell + 1) * 120_000));
  await database.transact(
    "request",
    ({ sql }) => sql`
      insert into agent_approvals
      select copied.* from agent_approvals asked, unnest(${ids}::uuid[]) as earlier(copy_id),
        jsonb_populate_record(asked, jsonb_build_object('id', copy_id)) copied
      where asked.account_id = ${shop.account_id}`,
  );
}
