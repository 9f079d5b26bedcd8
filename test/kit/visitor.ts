/**
 * A person in front of Chromium who has never seen the dashboard: they go by what is visible, press
 * what is called so, write below what is labelled so, and type no address. What they do is counted.
 */
import { bindPort, listen } from "@svc/server/http/listen.ts";
import { expect } from "vitest";
import { type BrowserPage, openBrowser } from "./browser.ts";
import type { Browser } from "./dashboard.ts";
import { testServer } from "./server.ts";
import { timeLimit } from "./time-limit.ts";

const LOOPBACK = "127.0.0.1";
const SCREEN = { width: 1400, height: 1000, deviceScaleFactor: 1, mobile: false };

/**
 * What a person takes who is in no hurry: to find the next thing on a page never seen before, to
 * point at it, to type, and to see the page that comes over a slow line. Units: seconds.
 */
const LOOK = 3;
const POINT = 1.3;
const CHARACTER = 0.5;
const PAGE = 1.5;

export interface Visitor {
  /** Clicks what is called so, and waits for words that were not there before, if for any. */
  readonly click: (name: string, until: string | null) => Promise<void>;
  /** Writes in the field of a label; what stands there already is written over. */
  readonly write: (label: string, text: string) => Promise<void>;
  /** Chooses in the list of a label. */
  readonly choose: (label: string, option: string) => Promise<void>;
  /** Ends what was written with the key that does; it counts as a click. */
  readonly enter: (until: string) => Promise<void>;
  readonly sees: (words: string) => Promise<void>;
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** What was done so far. */
  readonly done: () => { readonly clicks: number; readonly fields: number };
  /** How long a person takes for it; of what was done, whatever this machine took. */
  readonly seconds: () => number;
  readonly close: () => Promise<void>;
}

/** What a script in the page finds; each fails with what a person would say. */
const FINDERS = `
const seen = (one) => one.checkVisibility({ visibilityProperty: true });
const nameOf = (one) =>
  (one.getAttribute("aria-label") ?? one.innerText).replaceAll(/\\s+/g, " ").trim();
const centre = (one) => {
  one.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = one.getClientRects()[0];
  const [x, y] = [left + width / 2, top + height / 2];
  const top_most = document.elementFromPoint(x, y);
  if (!one.contains(top_most)) throw new Error(nameOf(one) + " lies below " + top_most?.outerHTML);
  return { x, y };
};
const pressed = (name) => {
  const found = [...document.querySelectorAll("a[href], button, summary")].filter(
    (one) => seen(one) && nameOf(one) === name,
  );
  if (found.length === 0) throw new Error("Nothing that can be pressed is called " + name);
  if (new Set(found.map((one) => one.href ?? one.outerHTML)).size > 1) {
    throw new Error("Several things are called " + name);
  }
  return found[0];
};
const labelled = (label) => {
  const found = [...document.querySelectorAll("input, select, textarea")].filter(
    (one) => seen(one) && [...(one.labels ?? []), one].some((by) => nameOf(by) === label),
  );
  if (found.length !== 1) throw new Error(found.length + " fields are labelled " + label);
  return found[0];
};`;

/** Opens a browser with the session of a member, on the first page of the dashboard. */
export async function openVisitor({ cookie }: Browser): Promise<Visitor> {
  const { hono } = await testServer();
  const port = await bindPort({ host: LOOPBACK, port: 0 });
  const server = await listen(hono.fetch, { host: LOOPBACK, port });
  const origin = `http://${LOOPBACK}:${port}`;
  const page = await openBrowser();
  await page.send("Emulation.setDeviceMetricsOverride", SCREEN);
  await page.send("Network.enable");
  await page.send("Network.setCookie", { name: "svc_session", value: cookie, url: origin });
  await page.open(`${origin}/dashboard`);
  return {
    ...visitorAt(page),
    async close() {
      await page.close();
      await server.close({ within_ms: 0 });
    },
  };
}

function visitorAt(page: BrowserPage): Omit<Visitor, "close"> {
  let [clicks, fields, characters] = [0, 0, 0];
  const { sees, leadTo, find, pointAt } = eyesAndHand(page, () => {
    clicks += 1;
  });
  const steps = () => clicks * (LOOK + POINT + PAGE) + fields * (LOOK + POINT);
  return {
    sees,
    evaluate: page.evaluate,
    done: () => ({ clicks, fields }),
    seconds: () => steps() + characters * CHARACTER,
    click: (name, until) => leadTo(until, () => pointAt(`pressed(${JSON.stringify(name)})`)),
    enter: (until) =>
      leadTo(until, async () => {
        const key = { key: "Enter", windowsVirtualKeyCode: 13, text: "\r" };
        for (const type of ["keyDown", "keyUp"]) {
          await page.send("Input.dispatchKeyEvent", { type, ...key });
        }
      }),
    async write(label, text) {
      await pointAt(`labelled(${JSON.stringify(label)})`);
      await page.evaluate("document.activeElement.select()");
      await page.send("Input.insertText", { text });
      fields += 1;
      characters += text.length;
    },
    async choose(label, option) {
      const field = `labelled(${JSON.stringify(label)})`;
      const chosen = `[...list.options].find((one) => one.text === ${JSON.stringify(option)})`;
      await find(`((list) => {
        list.value = ${chosen}.value;
        list.dispatchEvent(new Event("change", { bubbles: true }));
      })(${field})`);
      fields += 1;
    },
  };
}

/** What finds and points in a page, and waits for its words. */
function eyesAndHand(page: BrowserPage, onClick: () => void) {
  const find = async (expression: string) =>
    await page.evaluate(`(() => {${FINDERS} return ${expression}; })()`);
  const words = async () =>
    await page.evaluate('document.readyState === "complete" ? document.body.innerText : ""');

  async function pointAt(expression: string): Promise<void> {
    const at = (await find(`centre(${expression})`)) as { readonly x: number; readonly y: number };
    for (const type of ["mousePressed", "mouseReleased"]) {
      await page.send("Input.dispatchMouseEvent", { type, ...at, button: "left", clickCount: 1 });
    }
  }

  async function sees(until: string): Promise<void> {
    await expect.poll(words, { timeout: timeLimit(10_000) }).toContain(until);
  }

  /** Words that were there before say nothing of what was done. */
  async function leadTo(until: string | null, act: () => Promise<unknown>): Promise<void> {
    if (until !== null) expect(await words()).not.toContain(until);
    await act();
    onClick();
    if (until !== null) await sees(until);
  }

  return { find, pointAt, sees, leadTo };
}
