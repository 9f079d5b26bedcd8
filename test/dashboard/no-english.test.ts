/** Every page of the dashboard in Shona and Ndebele, and every form, looked through for English. */
import { beforeAll, describe, expect, it } from "vitest";
import { DASHBOARD } from "../kit/dashboard.ts";
import { englishLeft, foreignComplaints } from "../kit/english-left.ts";
import { somethingOfEverything } from "../kit/everything.ts";
import { everythingElse } from "../kit/everything-else.ts";
import { type FoundForm, formsOf, sendFilled } from "../kit/found-forms.ts";
import { given } from "../kit/given.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { pageAt, type ReadPage } from "../kit/pages.ts";
import { sell } from "../kit/sell.ts";

/** Parts whose pages say that they are in English; all others are in three languages. */
const ENGLISH = /\/developers(?:$|\/)/;
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
/** Few fields take this much, and most take other characters. */
const WRONG = "x".repeat(400);
const REFUSED = [400, 401, 403, 404, 409, 422];

type Language = "sn" | "nd";

let owner: SignedInMember;

beforeAll(async () => {
  const shop = await given.organisation({ name: "Mbare Tuck Shop" });
  owner = await signedInMember(shop);
  await somethingOfEverything(shop);
  await sell(shop, { target: "0771230002" });
  await everythingElse(shop);
});

/** The pages that links lead to, by their address. */
async function walked(language: Language): Promise<ReadonlyMap<string, ReadPage>> {
  owner.browser.language_cookie = language;
  const paths = new Map(FIRST.map((path) => [path, `${DASHBOARD}${path}`]));
  const pages = new Map<string, ReadPage>();
  // What is added to a map while it is read is read as well.
  for (const path of paths.values()) {
    const page = await pageAt(owner.browser, path);
    pages.set(path, page);
    for (const link of page.document.querySelectorAll('a[href^="/dashboard"]')) {
      const [href = ""] = (link.getAttribute("href") ?? "").split(/[?#]/);
      const pattern = href.replaceAll(ID, ":id");
      const is_there = !ENGLISH.test(href) && !IS_FILE.test(href);
      if (is_there && !paths.has(pattern)) paths.set(pattern, href);
    }
  }
  return pages;
}

/** What of a page is in English, or all of it, where it says so. */
async function englishOf({ html, document }: ReadPage, language: Language): Promise<string[]> {
  const said = document.querySelector("main")?.getAttribute("lang") ?? null;
  return said === null ? await englishLeft(html, language) : [`all in ${said}`];
}

/** Forms in which something can be written, each kind once. */
function formsIn(pages: ReadonlyMap<string, ReadPage>): readonly FoundForm[] {
  const found = [...pages.values()].flatMap(formsOf);
  const written = found.filter((one) => one.has_file || one.written.length > 0);
  return [...new Map(written.map((one) => [kindOf(one), one])).values()];
}

function kindOf({ action, written }: FoundForm): string {
  return `${action.replaceAll(ID, ":id")} ${written.join(" ")}`;
}

describe.each(["sn", "nd"] as const)("the dashboard in %s", (language) => {
  it("has no sentence of ours in English on any page", async () => {
    const found: (readonly [path: string, left: string[]])[] = [];
    for (const [path, page] of await walked(language)) {
      found.push([path, await englishOf(page, language)]);
    }
    expect(found.filter(([, left]) => left.length > 0)).toEqual([]);
    expect(found.length).toBeGreaterThan(60);
  });

  it("has none in the answers to forms, filled in wrongly or not at all", async () => {
    const { browser } = owner;
    const { cookie } = browser;
    const found: (readonly [kind: string, status: number, left: string[]])[] = [];
    for (const form of formsIn(await walked(language))) {
      for (const text of [WRONG, ""]) {
        const page = await sendFilled(browser, form, text);
        const left = await englishOf(page, language);
        const foreign = await foreignComplaints(page.html, language);
        found.push([kindOf(form), page.status, [...left, ...foreign]]);
        browser.cookie = cookie;
      }
    }
    expect(found.filter(([, , left]) => left.length > 0)).toEqual([]);
    expect(found.filter(([, status]) => REFUSED.includes(status)).length).toBeGreaterThan(60);
  });
});

describe("English on a page", () => {
  it("would be found out", async () => {
    const html = `<html><body><p>Nothing needs your attention.</p><p lang="en">Sold in the week</p>
<span title="29 Nov Harare time">5</span></body></html>`;
    expect(await englishLeft(html, "sn")).toEqual([
      "Nothing needs your attention.",
      "29 Nov Harare time",
    ]);
    expect(await englishLeft(html, "en")).toEqual([]);
  });
});
