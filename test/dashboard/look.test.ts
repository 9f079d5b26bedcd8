/** The dashboard as a member meets it in Chromium: on a phone, on a screen, light and dark. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bindPort, listen } from "@svc/server/http/listen.ts";
import axe from "axe-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agentOf, requested } from "../kit/agents.ts";
import { type BrowserPage, hasChromium, openBrowser } from "../kit/browser.ts";
import { codeTo, newMember } from "../kit/dashboard.ts";
import { given } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";

const SCREEN = { width: 1400, height: 1000, deviceScaleFactor: 1, mobile: false };
const PHONE = { width: 400, height: 860, deviceScaleFactor: 1, mobile: true };
const MINUTES_3 = 180_000;
const LOOPBACK = "127.0.0.1";

describe.runIf(hasChromium())("the dashboard in a browser", { timeout: MINUTES_3 }, () => {
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
    for (const domain of ["Network", "Log"]) await browser.send(`${domain}.enable`);
    browser.listen((method, params) => {
      if (method === "Log.entryAdded") complaints.push(JSON.stringify(params));
      const { url = "" } = (params.request ?? {}) as { url?: string };
      if (method === "Network.requestWillBeSent" && /^http/.test(url) && !url.startsWith(origin)) {
        strangers.push(url);
      }
    });
  }, MINUTES_3);

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
    for (const device of [PHONE, SCREEN]) {
      for (const value of ["light", "dark"]) {
        await browser.send("Emulation.setDeviceMetricsOverride", device);
        const features = [{ name: "prefers-color-scheme", value }];
        await browser.send("Emulation.setEmulatedMedia", { features });
        const width = await browser.evaluate("document.documentElement.scrollWidth");
        expect([name, width]).toEqual([name, device.width]);
        await browser.evaluate(axe.source);
        const faults = await browser.evaluate(
          "axe.run().then(({ violations }) => violations.map(({ id }) => id))",
        );
        expect([name, value, faults]).toEqual([name, value, []]);
        await picture(`${name}-${device.width}-${value}`);
      }
    }
  }

  /** Pictures are kept where somebody asks for them. */
  async function picture(name: string): Promise<void> {
    const folder = process.env.PICTURES;
    if (folder === undefined) return;
    const { data } = await browser.send("Page.captureScreenshot");
    writeFileSync(join(folder, `${name}.png`), Buffer.from(String(data), "base64"));
  }

  it("is signed in to, reads a request and is left, without a script", async () => {
    const shop = await given.organisation({ name: "Tuckshop" });
    const { email } = await newMember(shop, "owner");
    const approval = await requested(await agentOf(shop), { reason: "For the driver's phone." });
    await browser.open(`${origin}/dashboard`);
    await look("sign-in");
    await write("email", email);
    await press("button.first", "Enter your code");
    await write("code", "1234567");
    await press("button.first", "not valid");
    await look("code");
    await write("code", (await codeTo(email)) ?? "");
    await press("button.first", "No request needs a decision.");
    await press("[name=mode]", "Tuckshop, test mode");
    await look("requests");
    await press("main li a", "Waiting for a decision");
    expect(await browser.evaluate("location.pathname")).toBe(
      new URL(approval.approval_url).pathname,
    );
    await look("request");
    await press("[value=here]", "Send a code");
    expect(await browser.evaluate("document.scripts.length")).toBe(0);
    expect(strangers).toEqual([]);
    expect(complaints.filter((one) => !one.includes("status of 400"))).toEqual([]);
  });
});
