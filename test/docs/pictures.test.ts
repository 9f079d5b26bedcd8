/**
 * The pictures of the front page: pages of ours with the contract's own examples in them, as
 * Chromium shows them. Chromium draws a page a little differently from release to release, so what
 * is held is what each pictured page says: when that changes, make the pictures anew with
 * `SVC_PICTURES=write npm test -- test/docs/pictures.test.ts`, and look at them.
 */
import { hash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Schemas } from "@svc/generated/routes";
import { homePage } from "@svc/server/dashboard/home/home.ts";
import { type Viewer, writePage } from "@svc/server/dashboard/show/layout.ts";
import { exampleOf, placedOperations, successOf } from "@svc/server/docs-site/contract.ts";
import { describe, expect, it } from "vitest";
import { hasChromium, openBrowser } from "../kit/browser.ts";
import { pagesOf, STATES } from "../kit/claim-states.ts";
import { serveDocs } from "./site.ts";

const IS_WRITTEN = process.env.SVC_PICTURES === "write";
const SERVER = join(import.meta.dirname, "..", "..", "server");
const ASSETS = join(SERVER, "docs-site", "assets");
const RECORD = join(import.meta.dirname, "pictures.json");
const SCHEMES = ["light", "dark"] as const;
/** All that the front page loads in one scheme. */
const PICTURES_BYTES_MAX = 60_000;

const docs = await serveDocs();

/** What is pictured, by the name of its picture. */
const PAGES = {
  claim: { width: 390, height: 700, html: claimPage },
  dashboard: { width: 900, height: 700, html: dashboardPage },
} as const;

async function claimPage(): Promise<string> {
  return await (
    await pagesOf(() => STATES.choice as NonNullable<typeof STATES.choice>).get()
  ).text();
}

/** The shop's morning that the contract describes, as its owner sees it. */
async function dashboardPage(): Promise<string> {
  const all = placedOperations(docs.site.contract);
  const operation = all.find((one) => one.operation.operationId === "getOverview")?.operation;
  const overview = operation && exampleOf(successOf(operation)[0]?.body);
  const viewer: Viewer = {
    ...{ address: "owner@mbare.example", role: "owner", organisation: "Mbare Tuck Shop" },
    ...{ mode: "test", form_token: "", may: () => true, language: "en" },
    reader: { language: "en", query: "", addresses: null },
  };
  const page = homePage(viewer, overview as Schemas["Overview"], {
    public_url: "https://svc.example",
  });
  const tokens = readFileSync(join(SERVER, "platform", "wire", "page-tokens.css"), "utf8");
  const own = readFileSync(join(SERVER, "dashboard", "assets", "dashboard.css"), "utf8");
  const html = await writePage(page, "nonce");
  return html
    .replace(/<script[^>]*><\/script>/, "")
    .replace(/<link rel="stylesheet"[^>]*>/, `<style>${tokens}${own}</style>`);
}

/** The words of a page, by their hash. */
function saidBy(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const words = main.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
  return hash("sha256", words, "hex");
}

describe("the pictures of the front page", () => {
  it.runIf(IS_WRITTEN && hasChromium())("are made of the pages as they are", async () => {
    const browser = await openBrowser();
    await browser.send("Emulation.setScrollbarsHidden", { hidden: true });
    const record: Record<string, string> = {};
    for (const [name, { width, height, html }] of Object.entries(PAGES)) {
      const text = await html();
      record[name] = saidBy(text);
      for (const scheme of SCHEMES) {
        const device = { width, height, deviceScaleFactor: 1, mobile: width < 400 };
        await browser.send("Emulation.setDeviceMetricsOverride", device);
        const features = [{ name: "prefers-color-scheme", value: scheme }];
        await browser.send("Emulation.setEmulatedMedia", { media: "", features });
        await browser.open(`data:text/html;base64,${Buffer.from(text).toString("base64")}`);
        const wanted = { format: "webp", quality: 60 };
        const { data: picture } = await browser.send("Page.captureScreenshot", wanted);
        writeFileSync(join(ASSETS, `${name}-${scheme}.webp`), String(picture), "base64");
      }
    }
    writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
    await browser.close();
    expect(Object.keys(record)).toEqual(Object.keys(PAGES));
  });

  it("show these pages as they are today", async () => {
    const record = JSON.parse(readFileSync(RECORD, "utf8"));
    for (const [name, { html }] of Object.entries(PAGES)) {
      expect(record[name], `${name}: SVC_PICTURES=write makes it anew`).toBe(saidBy(await html()));
    }
  });

  it.each(SCHEMES)("weigh at most 60 kB together, in %s", (scheme) => {
    const files = Object.keys(PAGES).map((name) => join(ASSETS, `${name}-${scheme}.webp`));
    const bytes = files.map((file) => statSync(file).size);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(PICTURES_BYTES_MAX);
  });
});

describe("the front page", () => {
  it("shows a sale in ten languages beside the receipt of it, and both pictures", async () => {
    const html = await docs.text("/docs/guides");
    const fences = [...html.matchAll(/data-lang="(\w+)"/g)].map(([, fence]) => fence);
    expect(new Set(fences).size).toBe(10);
    expect(html).toMatch(/<figure class="slip">[\s\S]*Econet airtime +USD 5\.00/);
    for (const [, path = "", width] of html.matchAll(/<img src="([^"]+)" width="(\d+)"/g)) {
      const answer = await docs.get(path);
      expect(answer.headers.get("content-type")).toBe("image/webp");
      const name = /(\w+)-light\.webp$/.exec(path)?.[1] as keyof typeof PAGES;
      expect(PAGES[name].width).toBe(Number(width));
    }
  });

  it("is where /docs leads, and is read as plain text too", async () => {
    expect((await docs.get("/docs")).headers.get("location")).toBe("/docs/guides");
    const twin = await docs.text("/docs/guides.md");
    expect(twin).toContain("TEST - NOT A SALE");
    expect(twin).not.toMatch(/<div|<img|<details/);
  });
});
