/**
 * The pages of the docs, judged by their text: names, roles, headings, labels, tables. Pages that
 * together have all that any has are judged, and each of them in a long run.
 */
import { describe, expect, it } from "vitest";
import { findingsIn } from "../kit/axe-in-process.ts";
import { IS_LONG } from "../kit/long.ts";
import { onePageOfEachShape, shapesOf } from "../kit/page-shapes.ts";
import { ORIGIN, type Served, serveDocs } from "./site.ts";

const docs: Served = await serveDocs();
const pages = new Map<string, string>();
for (const path of [...docs.site.pages.keys(), "/docs/search?q=token", "/docs/nowhere"]) {
  pages.set(path, await docs.text(path));
}
const paths = IS_LONG ? [...pages.keys()] : onePageOfEachShape(pages);

describe("the text of a page", () => {
  it.each(paths)("%s breaks no rule of axe-core", async (path) => {
    expect(await findingsIn(pages.get(path) ?? "", ORIGIN + path)).toEqual([]);
  });
});

describe("what breaks a rule", () => {
  const whole = pages.get("/docs/guides/till") ?? "";
  const known = new Set([...pages.values()].flatMap((html) => [...shapesOf(html)]));

  it.each([
    ["image-alt", "</main>", '<img src="/x.png"></main>'],
    ["link-name", "</main>", '<a href="/docs"></a></main>'],
    ["button-name", "</main>", "<button></button></main>"],
    ["label", "</main>", "<input></main>"],
    ["heading-order", "</main>", "<h6>Deep</h6></main>"],
    ["aria-valid-attr", "</main>", '<p aria-lable="x">x</p></main>'],
    ["aria-roles", "</main>", '<p role="nothing">x</p></main>'],
    ["list", "</main>", "<ul><p>x</p></ul></main>"],
    [
      "empty-table-header",
      "</main>",
      "<table><tr><th></th></tr><tr><td>1</td></tr></table></main>",
    ],
    ["nested-interactive", "</main>", "<button>a <a href='/docs'>b</a></button></main>"],
    ["landmark-one-main", "<main", "<div"],
    ["page-has-heading-one", "<h1", "<h2"],
    ["html-has-lang", 'lang="en"', ""],
    ["document-title", /<title>[^<]*<\/title>/, ""],
    ["region", "</body>", "<p>Outside of everything.</p></body>"],
  ])("is found: %s", async (rule, find, put) => {
    const spoilt = whole.replace(find, put);
    expect(spoilt).not.toBe(whole);
    const found = await findingsIn(spoilt, `${ORIGIN}/docs/guides/till`);
    expect(found.map((one) => one.split(":")[0])).toContain(rule);
    // Whichever page has it, that page is judged.
    expect([...shapesOf(spoilt).difference(known)]).not.toEqual([]);
  });
});
