/** The search of the dashboard: what a customer says leads to what it belongs to. */
import { beforeEach, describe, expect, it } from "vitest";
import { hasChromium } from "../kit/browser.ts";
import { given, type Organisation } from "../kit/given.ts";
import { openLookout } from "../kit/look.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { pageAt } from "../kit/pages.ts";
import { givenReward } from "../kit/rewards.ts";
import { sell } from "../kit/sell.ts";

const SEARCH = "/dashboard/search";

let shop: Organisation;
let owner: SignedInMember;

beforeEach(async () => {
  shop = await given.organisation({ name: "Mbare Tuck Shop" });
  owner = await signedInMember(shop);
});

async function linksAt(q: string, { browser }: Pick<SignedInMember, "browser"> = owner) {
  const { document } = await pageAt(browser, `${SEARCH}?q=${encodeURIComponent(q)}`);
  return [...document.querySelectorAll("tbody a")].map((one) => one.getAttribute("href") ?? "");
}

describe("the search", () => {
  it("leads to each kind of what it finds, and each page is there", async () => {
    const send = await sell(shop, { target: "0771234567", client_reference: "till-7" });
    const person = await given.recipient(shop, { name: "Rudo Moyo", phone: "0771234567" });
    const batch = await given.batch(shop, { title: "November wages" });
    const reward = await givenReward(shop, (await given.program(shop)).id);
    expect(await linksAt("till-7")).toEqual([`/dashboard/sends/${send.id}`]);
    const by_number = await linksAt("077 123 4567");
    expect(by_number).toContain(`/dashboard/sends/${send.id}`);
    expect(by_number).toContain(`/dashboard/people/recipients/${person.id}`);
    expect(await linksAt("November wages")).toEqual([`/dashboard/batches/${batch.id}`]);
    expect(await linksAt(reward)).toEqual([`/dashboard/rewards/given/${reward}`]);
    for (const link of [...by_number, `/dashboard/rewards/given/${reward}`]) {
      expect([link, (await owner.browser.get(link)).status]).toEqual([link, 200]);
    }
  });

  it("finds nothing of another organisation, and says so", async () => {
    await sell(await given.organisation(), { client_reference: "till-7" });
    const page = await pageAt(owner.browser, `${SEARCH}?q=till-7`);
    expect([page.status, page.text.includes("Nothing matches.")]).toEqual([200, true]);
  });

  it("says what is too short to look for, and what it looks for", async () => {
    const short = await pageAt(owner.browser, `${SEARCH}?q=7`);
    expect([short.status, short.document.querySelector("#list [role=alert]") === null]).toEqual([
      400,
      false,
    ]);
    const page = await pageAt(owner.browser, SEARCH);
    expect([page.status, page.text.includes("printed on a slip")]).toEqual([200, true]);
  });

  it("is in the navigation of whoever may search, and closed to others", async () => {
    const home = await pageAt(owner.browser, "/dashboard");
    expect(home.document.querySelector(`nav a[href="${SEARCH}"]`)).not.toBe(null);
    const developer = await signedInMember(shop, { role: "developer", mode: "live" });
    const other = await pageAt(developer.browser, "/dashboard");
    expect(other.document.querySelector(`nav a[href="${SEARCH}"]`)).toBe(null);
    for (const path of [SEARCH, `${SEARCH}?q=till-7`]) {
      expect((await developer.browser.get(path)).status).toBe(403);
    }
  });
});

describe.runIf(hasChromium())("the search in a browser", () => {
  it("fits a phone and a screen, and breaks no rule of accessibility", async () => {
    await sell(shop, { target: "0771234567", client_reference: "till-7" });
    const lookout = await openLookout(owner.browser);
    const wrong = await lookout.look(`${SEARCH}?q=0771234567`, "search");
    await lookout.close();
    expect(wrong).toEqual([]);
  });
});
