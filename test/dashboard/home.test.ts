/** The first page: figures of the overview, each of which leads to what it counts. */
import { describe, expect, it } from "vitest";
import { findingsIn } from "../kit/axe-in-process.ts";
import { given } from "../kit/given.ts";
import { signedInMember } from "../kit/members.ts";
import { pageAt, settle } from "../kit/pages.ts";
import { sell } from "../kit/sell.ts";

describe("the first page", () => {
  it("shows Credit, today and the networks, and leads to their lists", async () => {
    const shop = await given.organisation();
    const { browser } = await signedInMember(shop);
    await sell(shop, { amount: "5.00", currency: "USD" });
    await settle(shop);
    const { text, document } = await pageAt(browser, "/dashboard");
    const { body } = await shop.api.getOverview();
    expect(text).toContain(`USD available ${body.credit?.USD.available}`);
    expect(text).toContain("1 sends 1 delivered 0 failed");
    expect(text).toContain("5.00 sold in USD");
    expect(text).toContain("Nothing needs your attention.");
    const links = [...document.querySelectorAll(".figures a")].map((one) =>
      one.getAttribute("href"),
    );
    expect(links.length).toBeGreaterThan(7);
    for (const link of links.filter((one) => one?.startsWith("/dashboard/sends"))) {
      expect([link, (await pageAt(browser, link ?? "")).status]).toEqual([link, 200]);
    }
  });

  it("leads from each figure of today to what it counts, and not to yesterday's", async () => {
    const shop = await given.organisation();
    const { browser } = await signedInMember(shop);
    for (const target of ["0771234567", "0771230002"]) await sell(shop, { target });
    await settle(shop);
    await shop.api.advanceTestClock({ body: { seconds: 86_400 } });
    for (const target of ["0771234567", "0771234568", "0771230002"]) await sell(shop, { target });
    await settle(shop);
    await sell(shop);
    const { document } = await pageAt(browser, "/dashboard");
    const figures = [...document.querySelectorAll('.figures a[href^="/dashboard/sends"]')];
    const counts = figures.slice(0, 4).map((one) => Number(one.querySelector("b")?.textContent));
    expect(counts).toEqual([4, 2, 1, 1]);
    for (const [place, count] of counts.entries()) {
      const list = await pageAt(browser, figures[place]?.getAttribute("href") ?? "");
      expect([place, [...list.document.querySelectorAll("tbody tr")].length]).toEqual([
        place,
        count,
      ]);
    }
  });

  it("leads to what happened, and who did it", async () => {
    const shop = await given.organisation();
    const { browser } = await signedInMember(shop);
    const { id } = await sell(shop);
    const page = await pageAt(browser, "/dashboard/home/activity");
    const { data } = (await shop.api.listActivity({})).body;
    for (const { summary } of data) expect(page.text).toContain(summary.replaceAll("`", ""));
    expect(page.document.querySelector(`main a[href="/dashboard/sends/${id}"]`)).not.toBe(null);
    const home = await pageAt(browser, "/dashboard");
    expect(home.document.querySelector('a[href="/dashboard/home/activity"]')).not.toBe(null);
    expect(await findingsIn(page.html, "http://127.0.0.1/dashboard/home/activity")).toEqual([]);
  });

  it("shows no figure that the role may not read", async () => {
    const shop = await given.organisation();
    const developer = await signedInMember(shop, { role: "developer", mode: "live" });
    const { text, status } = await pageAt(developer.browser, "/dashboard");
    expect([status, text.includes("USD available")]).toEqual([200, false]);
    expect(text).toContain("Webhooks");
  });
});
