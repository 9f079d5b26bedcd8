/** The console and the status page in Chromium: on a phone, on a screen, light and dark. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { openIncident } from "@svc/server/catalogue/status/index.ts";
import { bindPort, listen } from "@svc/server/http/listen.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { submitted } from "../kit/applications.ts";
import { bringAxe, brokenRules, LOOKS, setLook } from "../kit/axe-in-chromium.ts";
import { type BrowserPage, hasChromium, openBrowser } from "../kit/browser.ts";
import { endedSend, opened } from "../kit/disputes.ts";
import { given } from "../kit/given.ts";
import { boundTo, liveDouble } from "../kit/live-double.ts";
import { forgetSupply, sellFrom } from "../kit/live-shop.ts";
import { testServer } from "../kit/server.ts";
import { lookAt, type StaffBrowser, signedInStaff } from "../kit/staff.ts";

const LOOPBACK = "127.0.0.1";
const WARM_BYTES_MAX = 12_000;

describe.runIf(hasChromium())("the console in a browser", () => {
  let browser: BrowserPage;
  let origin: string;
  let staff: StaffBrowser;
  let close: () => Promise<unknown>;
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
    });
    staff = await signedInStaff();
    const cookie = { name: "svc_staff", value: staff.browser.cookie ?? "", url: origin };
    await browser.send("Network.setCookie", { ...cookie, sameSite: "Strict" });
    await sellFrom(boundTo(liveDouble("first"), liveDouble("other")));
  });

  afterAll(async () => {
    await forgetSupply();
    await browser.close();
    await close();
  });

  /** What is wrong with a page, on every device and in both schemes, and what it weighs. */
  async function look(name: string, path: string): Promise<void> {
    const html = await (await staff.browser.get(path)).text();
    const weight = brotliCompressSync(html).length;
    expect([name, weight]).toEqual([name, Math.min(weight, WARM_BYTES_MAX)]);
    await browser.open(origin + path);
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

  it("fits a phone and a screen, and breaks no rule of accessibility", async () => {
    const shop = await given.organisation({ name: "Tuckshop" });
    const dispute = await opened(shop, (await endedSend(shop)).id);
    const application = await submitted(shop);
    const { database } = await testServer();
    const told = { title: "Econet answers late", components: ["econet"], text: "We ask them." };
    await database.transact("open an incident", (tx) =>
      openIncident(tx, { ...told, state: "investigating" }),
    );
    const pages = {
      home: "/staff",
      ...Object.fromEntries(
        ["sends", "checkout", "disputes", "topups", "applications", "reconciliation"].map((one) => [
          one,
          `/staff/${one}`,
        ]),
      ),
      suppliers: "/staff/suppliers",
      organisations: "/staff/organisations?q=Tuckshop",
      proposals: "/staff/proposals",
      alarms: "/staff/alarms",
      incidents: "/staff/incidents",
      why: `/staff/disputes/${shop.account}/${dispute.id}`,
      status: "/status",
      "sign-in": "/staff/sign-in",
    };
    for (const [name, path] of Object.entries(pages)) await look(name, path);
    await lookAt(staff, pages.why);
    await look("dispute", pages.why);
    const at = `/staff/applications/${shop.account}/${application.id}`;
    await lookAt(staff, at);
    await look("application", at);
    expect(complaints).toEqual([]);
  });
});
