import { type Notice, notifyAccounts } from "@svc/server/accounts/notices/index.ts";
import { expect, it } from "vitest";
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
