/** The dashboard as a member meets it in Chromium: on a phone, on a screen, light and dark. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bindPort, listen } from "@svc/server/http/listen.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agentOf, requested } from "../kit/agents.ts";
import { bringAxe, brokenRules, LOOKS, setLook } from "../kit/axe-in-chromium.ts";
import { type BrowserPage, hasChromium, openBrowser } from "../kit/browser.ts";
import { codeTo, mailTo, newMember } from "../kit/dashboard.ts";
import { drain, pass } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { PIN } from "../kit/members.ts";
import { testServer } from "../kit/server.ts";

const LOOPBACK = "127.0.0.1";
const REQUESTS = 'nav a[href$="/approvals"]';

async function deliverAll(shop: Organisation): Promise<void> {
  for (let step = 0; step < 4; step += 1) await pass(shop);
  await drain(shop);
}

describe.runIf(hasChromium())("the dashboard in a browser", () => {
  let browser: BrowserPage;
  let origin: string;
  let close: () => Promise<unknown>;
  const strangers: string[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    const { hono } = await testServer();
    const port = await bindPort({ host: LOOPBACK, port: 0 });
    const server = await listen(hono.fetch, { host: LOOPBACK, port });
    origin = `http://${LOOPBACK}:${port}`;
    close = () => server.close({ within_ms: 0 });
    browser = await openBrowser();
    await bringAxe(browser);
    for (const domain of ["Network", "Log"]) await browser.send(`${domain}.enable`);
    browser.listen((method, params) => {
      if (method === "Log.entryAdded") complaints.push(JSON.stringify(params));
      const { url = "" } = (params.request ?? {}) as { url?: string };
      if (method === "Network.requestWillBeSent" && /^http/.test(url) && !url.startsWith(origin)) {
        strangers.push(url);
      }
    });
  });

  afterAll(async () => {
    await browser.close();
    await close();
  });

  /** Presses the button, and waits for a page that says so. */
  async function press(selector: string, until: string): Promise<void> {
    await browser.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`);
    await expect
      .poll(() => browser.evaluate("document.body.innerText"), { timeout: 10_000 })
      .toContain(until);
  }

  async function write(name: string, text: string): Promise<void> {
    const value = JSON.stringify(text);
    await browser.evaluate(`document.querySelector("[name=${name}]").value = ${value}`);
  }

  /** What is wrong with the page that is open, on every device and in both schemes. */
  async function look(name: string): Promise<void> {
    for (const [device, value] of LOOKS) {
      await setLook(browser, [device, value]);
      const root = "document.documentElement";
      const beyond = await browser.evaluate(`${root}.scrollWidth - ${root}.clientWidth`);
      expect([name, beyond]).toEqual([name, 0]);
      const faults = await brokenRules(browser, value);
      expect([name, value, faults]).toEqual([name, value, []]);
      await picture(`${name}-${device.width}-${value}`);
    }
  }

  /** Pictures are kept where somebody asks for them. */
  async function picture(name: string): Promise<void> {
    const folder = process.env.PICTURES;
    if (folder === undefined) return;
    const { data } = await browser.send("Page.captureScreenshot");
    writeFileSync(join(folder, `${name}.png`), Buffer.from(String(data), "base64"));
  }

  /** Signs an owner in, and shows the requests of test mode. */
  async function signIn(email: string): Promise<void> {
    await browser.open(`${origin}/dashboard`);
    await look("sign-in");
    await write("email", email);
    await press("button.first", "Enter your code");
    await write("code", "1234567");
    await press("button.first", "not valid");
    await look("code");
    await write("code", (await codeTo(email)) ?? "");
    await press("button.first", "Needs attention");
    await press("[name=mode]", "Tuckshop, test mode");
    await look("home");
    await press(REQUESTS, "Requests of agents");
    await look("requests");
  }

  /** Signs the same member in again, with the link of the mail. */
  async function signInByLink(email: string): Promise<void> {
    await write("email", email);
    await press("button.first", "Enter your code");
    const { pathname, search } = new URL(/https?:\S+/.exec((await mailTo(email)) ?? "")?.[0] ?? "");
    await browser.open(origin + pathname + search);
    await look("sign-in-link");
    await press("button.first", "Needs attention");
  }

  /** Sets the first PIN, from the page of the request that waits for it. */
  async function setPin(email: string): Promise<void> {
    await press("main p a", "Set your payment PIN");
    await look("pin");
    await press("button.first", "A code is on its way");
    await look("pin-code-sent");
    await fill({ code: "000000", pin: "123456", pin_again: "123456" });
    await press("button.first", "in sequence");
    await look("pin-weak");
    await fill({ code: (await codeTo(email)) ?? "", pin: PIN, pin_again: PIN });
    await press("main form + h2 + form button", "Your payment PIN is set");
    await look("pin-set");
    await press("main p a", "Waiting for a decision");
  }

  async function fill(fields: Record<string, string>): Promise<void> {
    for (const [name, text] of Object.entries(fields)) await write(name, text);
  }

  it("leads from the mailed code to the delivered send", async () => {
    const shop = await given.organisation({ name: "Tuckshop" });
    const { email, member_id } = await newMember(shop, "owner");
    const agent = await agentOf(shop);
    const approval = await requested(agent, { reason: "For the driver's phone." });
    const other = await requested(agent, { target: "0778888888", reason: "An unknown number." });
    await signIn(email);
    await press(`main a[href$="${approval.id}"]`, "Waiting for a decision");
    expect(await browser.evaluate("location.pathname")).toBe(
      new URL(approval.approval_url).pathname,
    );
    await look("request");
    await setPin(email);
    await look("request-with-pin");
    await write("pin", "111112");
    await press("button.first", "4 attempts are left");
    await look("request-wrong-pin");
    await write("pin", PIN);
    await press("button.first", "being delivered. USD 5.00");
    await look("request-sold");
    await press(REQUESTS, "An unknown number.");
    await press(`main a[href$="${other.id}"]`, "Waiting for a decision");
    await press("form[action$=reject] button", "Rejected. Nothing was charged.");
    await look("request-rejected");
    await press('a[href="/dashboard/pin"]', "Change your payment PIN");
    await look("pin-change");
    await press("[value=here]", "Email address");
    await signInByLink(email);
    const path = { approval_id: approval.id };
    const { body: decided } = await shop.api.getApproval({ path });
    expect(decided).toMatchObject({ status: "approved", decided_by: member_id });
    await deliverAll(shop);
    const { body: send } = await shop.api.getSend({ path: { send_id: decided.result ?? "" } });
    expect(send).toMatchObject({ status: "delivered", amount: "5.00" });
    expect(strangers).toEqual([]);
    expect(complaints.filter((one) => !/status of 40[03]/.test(one))).toEqual([]);
  });
});
