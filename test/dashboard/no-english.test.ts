/** Every page of the dashboard in Shona and Ndebele, looked through for sentences in English. */
import { beforeAll, describe, expect, it } from "vitest";
import { DASHBOARD } from "../kit/dashboard.ts";
import { englishLeft } from "../kit/english-left.ts";
import { somethingOfEverything } from "../kit/everything.ts";
import { everythingElse } from "../kit/everything-else.ts";
import { given } from "../kit/given.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { pageAt } from "../kit/pages.ts";
import { sell } from "../kit/sell.ts";

/** Parts whose pages say that they are in English; all others are in three languages. */
const ENGLISH = /\/(?:developers|rules)(?:$|\/)/;
const IS_FILE = /[/.](?:csv|pdf)$|\/documents\//;
/** What an address names; pages of one kind are opened once. */
const ID = /[a-z]{2,5}_[0-9A-Za-z]{24}|\d{4}-\d\d-\d\d/g;
/** Where the walk begins; what links lead to is found. */
const FIRST = [
  ...["", "/home/keys", "/search?q=0771234567", "/sends?status=happy", "/people/import"],
  ...["failures", "programs", "reconciliation"].map((one) => `/credit/reports?report=${one}`),
  ...["target=12", "target=04123456780", "target=0771234567&amount=5"].map(
    (entered) => `/sell?currency=USD&${entered}`,
  ),
];

let owner: SignedInMember;

beforeAll(async () => {
  const shop = await given.organisation({ name: "Mbare Tuck Shop" });
  owner = await signedInMember(shop);
  await somethingOfEverything(shop);
  await sell(shop, { target: "0771230002" });
  await everythingElse(shop);
});

describe("pages in another language", () => {
  it.each(["sn", "nd"] as const)("have no sentence of ours in English in %s", async (language) => {
    const { browser } = owner;
    browser.language_cookie = language;
    const paths = new Map(FIRST.map((path) => [path, `${DASHBOARD}${path}`]));
    const found: (readonly [path: string, left: string[]])[] = [];
    // What is added to a map while it is read is read as well.
    for (const path of paths.values()) {
      const { html, document } = await pageAt(browser, path);
      const said = document.querySelector("main")?.getAttribute("lang") ?? null;
      found.push([path, said === null ? await englishLeft(html, language) : [`all in ${said}`]]);
      for (const link of document.querySelectorAll('a[href^="/dashboard"]')) {
        const [href = ""] = (link.getAttribute("href") ?? "").split(/[?#]/);
        const pattern = href.replaceAll(ID, ":id");
        const is_there = !ENGLISH.test(href) && !IS_FILE.test(href);
        if (is_there && !paths.has(pattern)) {
          paths.set(pattern, href);
        }
      }
    }
    expect(found.filter(([, left]) => left.length > 0)).toEqual([]);
    expect(found.length).toBeGreaterThan(60);
  });

  it("would be found out if they had one", async () => {
    const html = `<html><body><p>Nothing needs your attention.</p><p lang="en">Sold in the week</p>
<span title="29 Nov Harare time">5</span></body></html>`;
    expect(await englishLeft(html, "sn")).toEqual([
      "Nothing needs your attention.",
      "29 Nov Harare time",
    ]);
    expect(await englishLeft(html, "en")).toEqual([]);
  });
});
