/** The dashboard by keyboard, in Chromium: keys that lead around, and focus that stays. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findingsIn } from "../kit/axe-in-process.ts";
import { hasChromium } from "../kit/browser.ts";
import { given, type Organisation } from "../kit/given.ts";
import { type Lookout, openLookout } from "../kit/look.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { pageAt } from "../kit/pages.ts";
import { timeLimit } from "../kit/time-limit.ts";

let shop: Organisation;
let owner: SignedInMember;

beforeAll(async () => {
  shop = await given.organisation({ name: "Mbare Tuck Shop" });
  owner = await signedInMember(shop);
});

describe("the page of the keys", () => {
  it("lists one for each part that the role may open, each its own", async () => {
    const page = await pageAt(owner.browser, "/dashboard/home/keys");
    const links = [...page.document.querySelectorAll("nav:not(.languages) a")];
    const keys = links.map((one) => one.getAttribute("data-key"));
    expect(new Set(keys).size).toBe(links.length);
    for (const { textContent } of links) expect(page.text).toContain(textContent.trim());
    expect(await findingsIn(page.html, "http://127.0.0.1/dashboard/home/keys")).toEqual([]);
    const viewer = await signedInMember(shop, { role: "viewer" });
    const seen = await pageAt(viewer.browser, "/dashboard/home/keys");
    expect(seen.text).not.toContain("Sell");
  });
});

describe.runIf(hasChromium())("the keyboard", () => {
  let lookout: Lookout;

  beforeAll(async () => {
    await given.recipient(shop);
    lookout = await openLookout(owner.browser);
    expect(await lookout.look("/dashboard", "keys-home")).toEqual([]);
  });
  afterAll(async () => await lookout.close());

  /** Where one is, once the page is there with its script. */
  const path = () =>
    lookout.evaluate(
      `document.readyState === "complete" && document.querySelector("h1") !== null
        ? location.pathname
        : null`,
    );
  const press = (key: string) =>
    lookout.evaluate(
      `(document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent("keydown", { key: "${key}", bubbles: true, cancelable: true }))`,
    );
  const opens = (page: string) => expect.poll(path, { timeout: timeLimit(10_000) }).toBe(page);
  it("opens a part with g and its letter, and the search with a stroke", async () => {
    await press("s");
    expect(await path()).toBe("/dashboard");
    await press("g");
    await press("e");
    await opens("/dashboard/people");
    await press("/");
    expect(await lookout.evaluate("document.activeElement.name")).toBe("q");
    await press("g");
    await press("s");
    expect(await path()).toBe("/dashboard/people");
    await lookout.evaluate("document.activeElement.blur()");
    await press("?");
    await opens("/dashboard/home/keys");
    await lookout.evaluate('document.querySelector("#keys-on").click()');
    await press("g");
    await press("s");
    expect(await path()).toBe("/dashboard/home/keys");
    await lookout.evaluate('document.querySelector("#keys-on").click()');
    await press("g");
    await press("s");
    await opens("/dashboard/sends");
  });

  it("keeps its place, and what is open, when a part of the page changes", async () => {
    expect(await lookout.look("/dashboard/people", "keys-people")).toEqual([]);
    const link = 'document.querySelector("#list td a")';
    await lookout.evaluate(`window.first = ${link}; window.first.focus()`);
    await lookout.evaluate('document.querySelector("form.filters").requestSubmit()');
    const changed = () => lookout.evaluate(`${link} !== null && ${link} !== window.first`);
    await expect.poll(changed, { timeout: timeLimit(10_000) }).toBe(true);
    const focused = () => lookout.evaluate(`document.activeElement === ${link}`);
    await expect.poll(focused, { timeout: timeLimit(10_000) }).toBe(true);
  });
});
