/**
 * What a person does who never saw the dashboard, in Chromium, by what is visible alone. The clicks
 * and fields of each are those that the guide promises.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hasChromium } from "../kit/browser.ts";
import { mailTo } from "../kit/dashboard.ts";
import { deliver, drain } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { signedInMember } from "../kit/members.ts";
import { settle } from "../kit/pages.ts";
import { sell } from "../kit/sell.ts";
import { openSink } from "../kit/sink.ts";
import { openVisitor, type Visitor } from "../kit/visitor.ts";

const GUIDE = join(import.meta.dirname, "..", "..", "docs", "guides", "dashboard.md");
const DAY_SECONDS = 86_400;
/** Beyond this a path is too long, whatever the guide says of it. */
const CLICKS_MAX = 5;
const FIELDS_MAX = 2;
const SECONDS_MAX = 60;

/** What the guide says of each: where it is done, and with how many clicks and fields. */
const PROMISED = new Map(
  [...readFileSync(GUIDE, "utf8").matchAll(/^\| ([^|]+) \| [^|]+ \| (\d) \| (\d) \|$/gm)].map(
    ([, what = "", clicks, fields]) => [what, { clicks: Number(clicks), fields: Number(fields) }],
  ),
);

describe.runIf(hasChromium())("a person who never saw the dashboard", () => {
  let shop: Organisation;
  let person: Visitor;
  let browser: Awaited<ReturnType<typeof signedInMember>>["browser"];

  beforeEach(async () => {
    shop = await given.organisation({ name: "Mbare Tuck Shop" });
    ({ browser } = await signedInMember(shop));
  });
  afterEach(async () => await person.close());

  /** What was done is what the guide promises, and little. */
  function countsAs(what: string): void {
    const done = person.done();
    expect([what, done]).toEqual([what, PROMISED.get(what)]);
    expect(done.clicks).toBeLessThanOrEqual(CLICKS_MAX);
    expect(done.fields).toBeLessThanOrEqual(FIELDS_MAX);
    expect(person.seconds()).toBeLessThan(SECONDS_MAX);
  }

  it("sells airtime", async () => {
    person = await openVisitor(browser);
    await person.click("Sell", "Phone number or meter");
    await person.write("Phone number or meter", "077 123 4567");
    await person.click("Next", "Econet");
    await person.write("Amount, USD", "5");
    await person.click("Check", "The customer pays");
    await person.click("Sell USD 5.00", "Sold. It is being delivered");
    countsAs("Sell airtime");
    expect((await shop.api.listSends()).body.data).toMatchObject([
      { target: "+263771234567", amount: "5.00", source: "dashboard" },
    ]);
    await settle(shop);
    await person.sees("Delivered");
  });

  it("finds yesterday's sale by the customer's number, and prints its receipt", async () => {
    const sale = await sell(shop, { target: "0771234567", amount: "3.00" });
    await settle(shop);
    await shop.api.advanceTestClock({ body: { seconds: DAY_SECONDS } });
    for (const target of ["0771234568", "0772234567"]) await sell(shop, { target });
    person = await openVisitor(browser);
    await person.write("Search everything", "0771234567");
    await person.enter("Found by");
    await person.click("077 123 4567", "USD 3.00 to 077 123 4567");
    countsAs("Find a sale by the customer's number");
    expect(await person.evaluate("location.pathname")).toBe(`/dashboard/sends/${sale.id}`);
    await person.click("Open the receipt to print", "Paper of 58 mm");
    await person.sees(sale.receipt_number ?? "no receipt");
    await person.evaluate("window.print = () => { document.title = 'printed'; }");
    await person.click("Print", null);
    expect(await person.evaluate("document.title")).toBe("printed");
    countsAs("Print the receipt of a sale that was found");
  });

  it("invites a colleague", async () => {
    person = await openVisitor(browser);
    await person.click("Team", "Invite someone");
    await person.write("Email address", "rudo@mbare.example");
    await person.choose("Role", "Developer");
    await person.click("Send the invitation", "The invitation is on its way.");
    countsAs("Invite a colleague");
    const { data } = (await shop.api.listMembers()).body;
    expect(data.map(({ email }) => email)).not.toContain("rudo@mbare.example");
    expect(await mailTo("rudo@mbare.example")).toContain("Mbare Tuck Shop");
  });

  it("makes a till's key with a daily cap", async () => {
    person = await openVisitor(browser);
    await person.click("Developers", "Webhook endpoints");
    await person.click("Keys", "Make a key");
    await person.click("Make a key", "At most a day, USD");
    await person.write("Label", "Till 3");
    await person.write("At most a day, USD", "200");
    await person.click("Make the key", "It is not shown again.");
    countsAs("Make a key for a till with a daily cap");
    const secret = String(await person.evaluate("document.querySelector('.secret').innerText"));
    const made = (await shop.api.listKeys()).body.data.find(({ label }) => label === "Till 3");
    expect(made).toMatchObject({ kind: "rk", spend_caps: { USD: { daily: "200.00" } } });
    expect(secret.endsWith(made?.last4 ?? "none")).toBe(true);
  });

  it("sees a webhook fail, and has it sent again", async () => {
    const sink = await openSink(500);
    const body = { url: sink.url, enabled_events: ["send.created"] };
    await shop.api.createWebhookEndpoint({ body });
    await sell(shop);
    await drain(shop);
    person = await openVisitor(browser);
    await person.click("1 failing", "Failing");
    await person.click(sink.url, "Failing since");
    await person.click("send.created", "Payload");
    await person.sees("500");
    sink.answers(200);
    const before = sink.received.length;
    await person.click("Send it again", "It is on its way again.");
    countsAs("See a webhook fail and send it again");
    await deliver(shop);
    expect(sink.received.length).toBeGreaterThan(before);
    await sink.close();
  });
});
