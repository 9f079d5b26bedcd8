/**
 * The docs as a person meets them in Chromium: on a screen, on a phone, on paper, by keyboard. One
 * page of each template is looked at, and all of them in a long run; the rules that need no layout
 * are held in `rules.test.ts`.
 */

import axe from "axe-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserPage, hasChromium, openBrowser } from "../kit/browser.ts";
import { IS_LONG } from "../kit/long.ts";
import { listenWithDocs, serveDocs } from "./site.ts";

const SCREEN = { width: 1400, height: 1000, deviceScaleFactor: 1, mobile: false };
const PHONE = { width: 400, height: 860, deviceScaleFactor: 1, mobile: true };
/** A phone with a poor signal, in bytes a second and milliseconds. */
const SLOW = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 100 };
const TEXT_WITHIN_MS = 1_500;

const { site } = await serveDocs();
const all = [...site.pages.keys(), "/docs/search?q=token", "/docs/nowhere"];
const paths = IS_LONG ? all : oneOfEachTemplate(all);

describe.runIf(hasChromium())("the docs in a browser", () => {
  let browser: BrowserPage;
  let origin: string;
  let close: () => Promise<void>;
  const complaints: string[] = [];
  const strangers: string[] = [];

  beforeAll(async () => {
    ({ origin, close } = await listenWithDocs());
    browser = await openBrowser();
    for (const domain of ["Runtime", "Network", "Log"]) await browser.send(`${domain}.enable`);
    browser.listen((method, params) => {
      const told = JSON.stringify(params);
      if (method === "Runtime.consoleAPICalled" || method === "Runtime.exceptionThrown") {
        complaints.push(told);
      }
      if (method === "Log.entryAdded" && !told.includes("/docs/nowhere")) complaints.push(told);
      const { url } = (params.request ?? {}) as { url?: string };
      if (method === "Network.requestWillBeSent" && url?.startsWith("http")) {
        if (!url.startsWith(origin)) strangers.push(url);
      }
    });
  });

  afterAll(async () => {
    await browser.close();
    await close();
  });

  async function look(device: typeof SCREEN, scheme: "light" | "dark"): Promise<void> {
    await browser.send("Emulation.setDeviceMetricsOverride", device);
    const features = [{ name: "prefers-color-scheme", value: scheme }];
    await browser.send("Emulation.setEmulatedMedia", { media: "", features });
  }

  /** The findings of axe-core in what is chosen of the page that is open. */
  async function findings(chosen: string, rules: string): Promise<string[]> {
    return (await browser.evaluate(`axe.run(${chosen}, { ...${LEAN}, ...${rules} })
      .then(({ violations }) => violations.map(({ id, nodes }) =>
        id + ": " + nodes.slice(0, 3).map(({ html }) => html)))`)) as string[];
  }

  it.each(paths)("%s is fine with axe-core, in light and in dark", async (path) => {
    await look(SCREEN, "light");
    await browser.open(origin + path);
    await browser.evaluate(axe.source);
    const words = await findings("document", WITHOUT_COLOURS);
    const light = await findings(ONE_OF_EACH_COLOUR, COLOURS);
    await look(SCREEN, "dark");
    const dark = await findings(ONE_OF_EACH_COLOUR, COLOURS);
    expect({ words, light, dark }).toEqual({ words: [], light: [], dark: [] });
  });

  it("fits on a phone: no page is wider, and nothing that axe-core objects to", async () => {
    await look(PHONE, "light");
    const found: string[] = [];
    for (const path of paths) {
      await browser.open(origin + path);
      const width = await browser.evaluate("document.documentElement.scrollWidth");
      if (width !== PHONE.width) found.push(`${path}: ${width}`);
    }
    for (const path of ["/docs/guides/till", "/docs/lifecycles", "/docs/errors"]) {
      await browser.open(origin + path);
      await browser.evaluate(axe.source);
      for (const one of await findings("document", "{}")) found.push(`${path} ${one}`);
    }
    expect(found).toEqual([]);
  });

  it("has a menu on a phone, which leads to every page", async () => {
    await look(PHONE, "light");
    await browser.open(`${origin}/docs/guides/till`);
    const seen = `[...document.querySelectorAll(".menu a")].filter((one) => one.checkVisibility())
      .map((one) => new URL(one.href).pathname)`;
    expect(await browser.evaluate(seen)).toEqual([]);
    const summaries = `document.querySelectorAll(".menu summary")`;
    await browser.evaluate(`document.querySelector(".menu > summary").click()`);
    await browser.evaluate(`for (const one of ${summaries}) {
      if (!one.parentElement.open) one.click();
    }`);
    const links = await browser.evaluate(seen);
    const wanted = ["/docs/guides/webhooks", "/docs/errors", "/docs/events", "/docs/reference"];
    expect(links).toEqual(expect.arrayContaining(wanted));
  });

  it("is read by keyboard: the first stop skips to the content, and each is seen", async () => {
    await look(SCREEN, "light");
    await browser.open(`${origin}/docs/guides/till`);
    const unseen: unknown[] = [];
    for (let stop = 0; stop < 60; stop += 1) {
      const key = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };
      await browser.send("Input.dispatchKeyEvent", { type: "keyDown", ...key });
      await browser.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
      const at = (await browser.evaluate(FOCUSED)) as { text: string; is_seen: boolean };
      if (stop === 0) expect(at.text).toBe("Skip to content");
      if (!at.is_seen) unseen.push(at);
    }
    expect(unseen).toEqual([]);
  });

  it("is printed without what only a screen needs, and with what is folded", async () => {
    await browser.open(`${origin}/docs/events`);
    await browser.send("Emulation.setEmulatedMedia", { media: "print", features: [] });
    const seen = (selector: string) =>
      browser.evaluate(`document.querySelector("${selector}").checkVisibility()`);
    for (const gone of [".top", ".side", ".on"])
      expect([gone, await seen(gone)]).toEqual([gone, false]);
    for (const there of ["h1", "details .code"])
      expect([there, await seen(there)]).toEqual([there, true]);
  });

  it("shows text within 1.5 s at 400 kbit/s, the heaviest pages too", async () => {
    await look(PHONE, "light");
    const slow: string[] = [];
    for (const path of [
      "/docs/guides/till",
      "/docs/events",
      "/docs/errors",
      "/docs/reference/sends",
    ]) {
      // Made and compressed once, for the first reader of each program.
      await fetch(origin + path, { headers: { "accept-encoding": "br" } });
      await browser.open("about:blank");
      await browser.send("Network.clearBrowserCache");
      await browser.send("Network.emulateNetworkConditions", SLOW);
      await browser.open(origin + path);
      const painted = await browser.evaluate(PAINTED);
      await browser.send("Network.emulateNetworkConditions", FAST);
      if (!(Number(painted) < TEXT_WITHIN_MS)) slow.push(`${path}: ${painted} ms`);
    }
    expect(slow).toEqual([]);
  });

  it("has said nothing on the console by now, and has asked no other host", () => {
    expect({ complaints, strangers }).toEqual({ complaints: [], strangers: [] });
  });
});

it("Chromium is there where everything is installed", () => {
  expect(process.env.CI === undefined || hasChromium()).toBe(true);
});

/** The first page of each folder; what stands beside the folders is a template of its own. */
function oneOfEachTemplate(pages: readonly string[]): string[] {
  const templates = Map.groupBy(pages, (path) => path.replace(/^(\/docs\/[^/]+\/).+$/, "$1"));
  return [...templates.values()].flatMap((same) => same.slice(0, 1));
}

/** What is right need not be described, which takes most of the time. */
const LEAN = '{ resultTypes: ["violations"], selectors: false, preload: false }';
const WITHOUT_COLOURS = '{ rules: { "color-contrast": { enabled: false } } }';
const COLOURS = '{ runOnly: ["color-contrast", "link-in-text-block"] }';

/** The first text in each pair of colours, of each size and weight: all others look the same. */
const ONE_OF_EACH_COLOUR = `(() => {
  const groundOf = (one) => {
    const ground = getComputedStyle(one).backgroundColor;
    const is_clear = ground === "rgba(0, 0, 0, 0)" && one.parentElement !== null;
    return is_clear ? groundOf(one.parentElement) : ground;
  };
  const first = new Map();
  for (const one of document.querySelectorAll("body *")) {
    const texts = [...one.childNodes].filter(({ nodeType }) => nodeType === 3);
    const has_text = texts.some(({ data }) => data.trim());
    if (!has_text || !one.checkVisibility()) continue;
    const { color, fill, fontSize, fontWeight } = getComputedStyle(one);
    const look = [color, fill, fontSize, fontWeight, groundOf(one)].join();
    if (!first.has(look)) first.set(look, one);
  }
  return { include: [...first.values()] };
})()`;

const FAST = { offline: false, downloadThroughput: -1, uploadThroughput: -1, latency: 0 };

/** When the first text was on the screen, from the click on. */
const PAINTED = `performance.getEntriesByName("first-contentful-paint")[0].startTime`;

/** What has the focus, and whether it is inside the window and marked. */
const FOCUSED = `(() => {
  const one = document.activeElement;
  const { top, bottom, left, width } = one.getBoundingClientRect();
  const inside = bottom > 0 && top < innerHeight && left + width > 0;
  const marked = getComputedStyle(one).outlineStyle !== "none";
  return { text: one.textContent.trim().slice(0, 40), is_seen: inside && marked };
})()`;
