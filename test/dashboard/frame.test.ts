/** What every page of the dashboard has around it, and what it weighs. */
import { brotliCompressSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { findingsIn } from "../kit/axe-in-process.ts";
import type { Browser } from "../kit/dashboard.ts";
import { given, type Organisation } from "../kit/given.ts";
import { signedInMember } from "../kit/members.ts";
import { pageAt } from "../kit/pages.ts";
import { sell } from "../kit/sell.ts";

const MORE = ["/sell", "/credit", "/team", "/developers", "/developers/keys", "/developers/test"];
const COLD_BYTES_MAX = 40_000;
const WARM_BYTES_MAX = 12_000;

const HEAVY = ["", "/sends", "/credit", "/sell", "/prices", "/people/workforce/new"].map(
  (path) => `/dashboard${path}`,
);

let shop: Organisation;
let browser: Browser;

beforeEach(async () => {
  shop = await given.organisation({ name: "Mbare Tuck Shop" });
  ({ browser } = await signedInMember(shop));
});

describe("the frame", () => {
  it("says whose it is and in which mode, with a band in test mode alone", async () => {
    const { document, html } = await pageAt(browser, "/dashboard");
    expect(document.querySelector("title")?.textContent).toBe("Home · Mbare Tuck Shop");
    expect(html).toContain("<strong>Mbare Tuck Shop</strong>, test mode");
    expect(document.querySelector(".band")?.textContent).toContain("nothing is really sold");
    const form_token = document.querySelector("[name=form_token]")?.getAttribute("value") ?? "";
    await browser.post("/dashboard/mode", { form_token, mode: "live" });
    const live = await pageAt(browser, "/dashboard");
    expect(live.document.querySelector(".band")).toBe(null);
    expect(live.html).toContain("<strong>Mbare Tuck Shop</strong>, live mode");
  });

  it("marks the part that is open, and can be skipped", async () => {
    const { document } = await pageAt(browser, "/dashboard/sends");
    expect(document.querySelector("[aria-current]")?.textContent).toBe("Sends");
    const skip = document.querySelector("a.skip")?.getAttribute("href") ?? "";
    expect(document.querySelector(`main${skip}`)).not.toBe(null);
  });

  it("breaks no rule of accessibility on any page", async () => {
    const send = await sell(shop);
    const paths = [
      "",
      "/sends",
      `/sends/${send.id}`,
      `/sends/${send.id}/receipt`,
      "/approvals",
      ...MORE,
    ];
    for (const path of paths) {
      const { html } = await pageAt(browser, `/dashboard${path}`);
      expect([path, await findingsIn(html, `http://127.0.0.1/dashboard${path}`)]).toEqual([
        path,
        [],
      ]);
    }
  });

  it("weighs little: forty kilobytes at first, twelve with what the browser keeps", async () => {
    for (let made = 0; made < 25; made += 1) await sell(shop);
    for (const path of HEAVY) {
      const { html, document } = await pageAt(browser, path);
      const warm = brotliCompressSync(html).length;
      const loaded = [...document.querySelectorAll("link[rel=stylesheet], script[src]")].map(
        (one) => one.getAttribute("href") ?? one.getAttribute("src") ?? "",
      );
      expect(loaded).toHaveLength(2);
      const sizes = await Promise.all(loaded.map((asset) => sizeOf(asset)));
      expect([path, warm]).toEqual([path, Math.min(warm, WARM_BYTES_MAX)]);
      const cold = sizes.reduce((sum, size) => sum + size, warm);
      expect([path, cold]).toEqual([path, Math.min(cold, COLD_BYTES_MAX)]);
    }
  });

  it("compresses pages for browsers that take it", async () => {
    const answer = await browser.get("/dashboard", { "accept-encoding": "br" });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

/** What an asset weighs on the wire; browsers keep it. */
async function sizeOf(asset: string): Promise<number> {
  const answer = await browser.get(asset, { "accept-encoding": "br" });
  expect(answer.headers.get("cache-control")).toContain("immutable");
  expect(answer.headers.get("content-encoding")).toBe("br");
  return (await answer.arrayBuffer()).byteLength;
}
