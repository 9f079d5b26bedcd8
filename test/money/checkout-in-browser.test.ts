/** The page of a live checkout as its customer meets it in Chromium, on a phone. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type BrowserPage, hasChromium, openBrowser } from "../kit/browser.ts";
import { newAlarmLines } from "../kit/drain.ts";
import { type LiveCheckout, openLiveCheckout } from "../kit/live-checkout.ts";
import { timeLimit } from "../kit/time-limit.ts";

const PHONE = { width: 400, height: 860, deviceScaleFactor: 2, mobile: true };
const ROOT = "document.documentElement";

describe.runIf(hasChromium())("the page of a live checkout", () => {
  let live: LiveCheckout;
  let browser: BrowserPage;
  const complaints: string[] = [];

  beforeAll(async () => {
    browser = await openBrowser();
    for (const domain of ["Runtime", "Log"]) await browser.send(`${domain}.enable`);
    await browser.send("Emulation.setDeviceMetricsOverride", PHONE);
    browser.listen((method, params) => {
      const told = JSON.stringify(params);
      const is_status = told.includes("the server responded with a status of");
      if (method === "Runtime.exceptionThrown") complaints.push(told);
      if (method === "Log.entryAdded" && !is_status) complaints.push(told);
    });
  });

  afterAll(() => browser.close());

  beforeEach(async () => {
    live = await openLiveCheckout();
  });

  afterEach(async () => {
    // A page that waits asks its server now and then, which ends here.
    await browser.open("about:blank");
    expect(complaints.splice(0)).toEqual([]);
    newAlarmLines();
    await live.close();
  });

  async function reads(text: string, meanwhile = async () => {}): Promise<void> {
    const found = `document.body.innerText.includes(${JSON.stringify(text)})`;
    const look = async () => {
      await meanwhile();
      return await browser.evaluate(found);
    };
    await expect.poll(look, { timeout: timeLimit(15_000) }).toBe(true);
  }

  /** What Paynow tells arrives when it does: workers look until the page says so. */
  async function comesToRead(text: string): Promise<void> {
    await reads(text, () => live.look());
  }

  /** It fits, and has nothing that axe-core objects to; a picture is kept where somebody asks. */
  async function looked(name: string): Promise<void> {
    expect(await browser.evaluate(`${ROOT}.scrollWidth - ${ROOT}.clientWidth`)).toBe(0);
    await browser.evaluate(axe.source);
    const faults = "axe.run().then(({ violations }) => violations.map(({ id }) => id))";
    expect([name, await browser.evaluate(faults)]).toEqual([name, []]);
    const folder = process.env.PICTURES;
    if (folder === undefined) return;
    const { data } = await browser.send("Page.captureScreenshot");
    writeFileSync(join(folder, `checkout-${name}.png`), Buffer.from(String(data), "base64"));
  }

  async function payBy(wallet: string, phone: string): Promise<void> {
    await browser.evaluate(`document.querySelector("[value=${wallet}]").click()`);
    await browser.evaluate(`document.querySelector("[name=phone]").value = "${phone}"`);
    await browser.evaluate(`document.querySelector("[name=phone]").form.requestSubmit()`);
  }

  async function newest(): Promise<string> {
    return (await live.payments()).at(-1)?.reference ?? "";
  }

  it("asks the phone, waits, and changes by itself until the airtime is there", async () => {
    const session = await live.open();
    await browser.open(session.url);
    await reads("5.18 USD");
    await looked("open");
    await payBy("ecocash", "0779999999");
    await reads("Check your phone");
    await looked("phone");
    await browser.evaluate("window.is_same_page = true");
    await live.fake.payAndTell(await newest());
    await comesToRead("Payment received");
    await looked("paid");
    await live.dispatch();
    await reads("Delivered");
    await looked("delivered");
    expect(await browser.evaluate("window.is_same_page")).toBe(true);
    expect(await browser.evaluate("document.title")).toBe("Delivered");
  });

  it("shows the code of InnBucks", async () => {
    await browser.open((await live.open()).url);
    await payBy("innbucks", "0779999999");
    await reads("700001082");
    await looked("innbucks");
  });

  it("says why a wallet does not pay, and takes another number", async () => {
    await browser.open((await live.open()).url);
    await payBy("ecocash", "0774444444");
    await reads("not enough money");
    await looked("refused");
    await payBy("ecocash", "12345");
    await reads("Enter a Zimbabwean mobile number");
    await looked("wrong-number");
  });

  it("leads to the page of Paynow and back, paid or not", async () => {
    await browser.open((await live.open()).url);
    await browser.evaluate(`document.querySelector("[value=card]").form.requestSubmit()`);
    await reads("This is not Paynow");
    await browser.evaluate(`document.querySelector("[value=Cancelled]").click()`);
    await reads("Waiting for your payment");
    await looked("card");
    await comesToRead("The payment was cancelled");
    await looked("cancelled");
    await browser.evaluate(`document.querySelector("[value=card]").form.requestSubmit()`);
    await reads("This is not Paynow");
    await browser.evaluate(`document.querySelector("[value=Paid]").click()`);
    await reads("Waiting for your payment");
    await comesToRead("Payment received");
  });

  it("says that it is reviewed, and that a second payment is paid back", async () => {
    const session = await live.open();
    await live.page(session, { way: "card" });
    await live.page(session, { way: "ecocash", phone: "0779999999" });
    const [first = "", second = ""] = (await live.payments()).map(({ reference }) => reference);
    await live.fake.payAndTell(first, { amount: "1.00" });
    await live.look();
    await live.fake.payAndTell(second);
    await live.look();
    await browser.open(session.url);
    await reads("We are checking your purchase");
    await reads("You have paid twice");
    await looked("review");
  });

  it("takes nothing once nobody sells it, or the hour is over", async () => {
    const session = await live.open();
    await live.age(3_601);
    await live.look();
    await browser.open(session.url);
    await reads("The time to pay is over");
    await looked("expired");
  });
});
