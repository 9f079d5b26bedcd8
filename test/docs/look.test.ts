/**
 * The docs as a person meets them in Chromium: on a screen, on a phone, on paper, by keyboard. One
 * page of each template is looked at, and all of them in a long run; the rules that need no layout
 * are held in `rules.test.ts`.
 */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bringAxe, brokenRules, LOOKS, PHONE, SCREEN, setLook } from "../kit/axe-in-chromium.ts";
import { type BrowserPage, hasChromium, openBrowser } from "../kit/browser.ts";
import { IS_LONG } from "../kit/long.ts";
import { listenWithDocs, serveDocs } from "./site.ts";

/** A phone with a poor signal, in bytes a second and milliseconds. */
const SLOW = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 100 };
const TEXT_WITHIN_MS = 1_500;
/** A busy machine paints late now and then, and no network lets it paint early. */
const LOOKS_MAX = 6;

/** Their words are judged in what a phone shows; those of all others by `rules.test.ts` alone. */
const ON_A_PHONE = ["guides/till", ...(IS_LONG ? ["lifecycles", "errors"] : [])];
/** The two heaviest pages, and in a long run lighter ones of other kinds. */
const HEAVY = [
  ...["/docs/events", "/docs/reference/sends"],
  ...(IS_LONG ? ["/docs/guides/till", "/docs/errors"] : []),
];

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
    await bringAxe(browser);
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

  it.each(paths)("%s is no wider than a phone, and fine with axe-core", async (path) => {
    await setLook(browser, [PHONE, "light"]);
    await browser.open(origin + path);
    const wrong: unknown[] = [];
    for (const [device, scheme] of LOOKS) {
      await setLook(browser, [device, scheme]);
      const beyond = await browser.evaluate(BEYOND);
      if (beyond !== 0) wrong.push(`${beyond} px too wide at ${device.width}`);
      wrong.push(...(await brokenRules(browser, scheme, IS_LONG ? "all" : "of layout")));
    }
    expect(wrong).toEqual([]);
  });

  it.each(ON_A_PHONE)("%s breaks no rule on a phone", async (page) => {
    await setLook(browser, [PHONE, "light"]);
    await browser.open(`${origin}/docs/${page}`);
    expect(await brokenRules(browser, "light")).toEqual([]);
  });

  it("would show a pale text, a field without a label and a hidden button", async () => {
    await setLook(browser, [SCREEN, "light"]);
    await browser.open(`data:text/html,${encodeURIComponent(BROKEN)}`);
    const ids = async (...how: [scheme: "light" | "dark", words?: "of layout"]) =>
      (await brokenRules(browser, ...how)).map((one) => one.split(":")[0]).toSorted();
    expect(await ids("light")).toEqual(["aria-hidden-focus", "color-contrast", "label"]);
    expect(await ids("light", "of layout")).toEqual(["aria-hidden-focus", "color-contrast"]);
    expect(await ids("dark")).toEqual(["color-contrast"]);
  });

  it("has a menu on a phone, which leads to every page", async () => {
    await setLook(browser, [PHONE, "light"]);
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
    await setLook(browser, [SCREEN, "light"]);
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
    await setLook(browser, [PHONE, "light"]);
    const slow: string[] = [];
    for (const path of HEAVY) {
      // Made and compressed once, for the first reader of each program.
      await fetch(origin + path, { headers: { "accept-encoding": "br" } });
      let best_ms = Number.POSITIVE_INFINITY;
      for (let look = 0; best_ms >= TEXT_WITHIN_MS && look < LOOKS_MAX; look += 1) {
        best_ms = Math.min(best_ms, await paintedMs(browser, origin + path));
      }
      if (best_ms >= TEXT_WITHIN_MS) slow.push(`${path}: ${best_ms} ms`);
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

const BROKEN = `<!doctype html><html lang="en"><title>Broken</title><main><h1>Broken</h1>
  <p>Black</p><p>Black</p><p style="color: #ccc">Pale</p><input>
  <p aria-hidden="true"><button>Hidden</button></p></main>`;

/** How much wider a page is than its window. */
const BEYOND = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

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

/** How long the first text of a page takes on a slow network. Units: milliseconds. */
async function paintedMs(browser: BrowserPage, address: string): Promise<number> {
  await browser.open("about:blank");
  await browser.send("Network.clearBrowserCache");
  await browser.send("Network.emulateNetworkConditions", SLOW);
  await browser.open(address);
  const painted = await browser.evaluate(PAINTED);
  await browser.send("Network.emulateNetworkConditions", FAST);
  return Number(painted);
}
