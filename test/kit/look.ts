/** Pages of a signed-in member in Chromium: on a phone, on a screen, light and dark. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bindPort, listen } from "@svc/server/http/listen.ts";
import { bringAxe, brokenRules, LOOKS, setLook } from "./axe-in-chromium.ts";
import { openBrowser } from "./browser.ts";
import type { Browser } from "./dashboard.ts";
import { testServer } from "./server.ts";

const LOOPBACK = "127.0.0.1";

export interface Lookout {
  /** What is wrong with a page: its width, or a rule of accessibility. */
  readonly look: (path: string, name: string) => Promise<string[]>;
  /** The same of the page that is open. */
  readonly lookHere: (name: string) => Promise<string[]>;
  /** Presses something that leads to another page, and waits for that. */
  readonly press: (selector: string) => Promise<void>;
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Opens a browser that has the session of a member. Pictures go to the folder `PICTURES`. */
export async function openLookout({ cookie }: Browser): Promise<Lookout> {
  const { hono } = await testServer();
  const port = await bindPort({ host: LOOPBACK, port: 0 });
  const server = await listen(hono.fetch, { host: LOOPBACK, port });
  const origin = `http://${LOOPBACK}:${port}`;
  const page = await openBrowser();
  await bringAxe(page);
  await page.send("Network.enable");
  await page.send("Network.setCookie", { name: "svc_session", value: cookie, url: origin });

  async function picture(name: string): Promise<void> {
    const folder = process.env.PICTURES;
    if (folder === undefined) return;
    const { data } = await page.send("Page.captureScreenshot", { captureBeyondViewport: true });
    writeFileSync(join(folder, `${name}.png`), Buffer.from(String(data), "base64"));
  }

  async function lookHere(name: string): Promise<string[]> {
    const wrong: string[] = [];
    for (const [device, value] of LOOKS) {
      await setLook(page, [device, value]);
      const root = "document.documentElement";
      const beyond = await page.evaluate(`${root}.scrollWidth - ${root}.clientWidth`);
      if (beyond !== 0) wrong.push(`${name} is ${beyond} px too wide at ${device.width}`);
      const faults = await brokenRules(page, value);
      for (const fault of faults) wrong.push(`${name}, ${value}: ${fault}`);
      await picture(`${name}-${device.width}-${value}`);
    }
    return wrong;
  }

  return {
    lookHere,
    evaluate: page.evaluate,
    async look(path, name) {
      await page.open(`${origin}${path}`);
      return await lookHere(name);
    },
    async press(selector) {
      await page.follow(`document.querySelector(${JSON.stringify(selector)}).click()`);
    },
    async close() {
      await page.close();
      await server.close({ within_ms: 0 });
    },
  };
}
