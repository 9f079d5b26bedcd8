/** What stands around the pages: addresses, feeds, and what machines ask for by themselves. */
import { beforeAll, describe, expect, it } from "vitest";
import { ORIGIN, type Served, serveDocs } from "./site.ts";

let docs: Served;

beforeAll(async () => {
  docs = await serveDocs();
});

describe("an address", () => {
  it.each([
    ["/docs/", "/docs"],
    ["/docs/guides/", "/docs/guides"],
    ["/docs/guides/till//", "/docs/guides/till"],
    ["/docs/search/?q=token", "/docs/search?q=token"],
  ])("with a slash at its end leads to the page: %s", async (path, wanted) => {
    const answer = await docs.get(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, wanted]);
  });

  it("that browsers ask for by themselves has the icon", async () => {
    const answer = await docs.get("/favicon.ico");
    expect(answer.status).toBe(302);
    const icon = await docs.get(answer.headers.get("location") ?? "");
    expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  });
});

describe("the contract", () => {
  it("may be loaded from every origin", async () => {
    const { headers } = await docs.get("/openapi.json", { origin: "https://editor.example" });
    expect(headers.get("access-control-allow-origin")).toBe("*");
  });
});

describe("the served contract", () => {
  it("names its server with the whole address", async () => {
    const { servers } = JSON.parse(await docs.text("/openapi.json")) as { servers: unknown[] };
    expect(servers).toEqual([expect.objectContaining({ url: `${ORIGIN}/dev/v1` })]);
  });
});

describe("what search engines are told", () => {
  it("is that the docs are for them, and the API is not", async () => {
    const robots = await docs.text("/robots.txt");
    expect(robots).toContain("Disallow: /dev/v1/\n");
    expect(robots).not.toMatch(/Disallow: \/(?:docs)?\n/);
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });

  it("is every page", async () => {
    const sitemap = await docs.text("/sitemap.xml");
    const places = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);
    expect(places).toEqual([...docs.site.pages.keys()].map((path) => ORIGIN + path));
  });
});

describe("the head of every page", () => {
  it("names its twin in markdown, its own address, and what messengers show of it", async () => {
    for (const [path, { title, lead }] of docs.site.pages) {
      const [head = ""] = (await docs.text(path)).split("</head>");
      expect(head).toContain(`<link rel="alternate" type="text/markdown" href="${path}.md">`);
      expect(head).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
      const facts = new Map(
        [...head.matchAll(/<meta property="og:(\w+)" content="([^"]*)">/g)].map(
          ([, name = "", text = ""]) => [name, text.replaceAll(/&(?:amp|quot|#39|lt|gt);/g, "?")],
        ),
      );
      expect(facts.get("url")).toBe(ORIGIN + path);
      expect(facts.get("title")).toBe(title.replaceAll(/[&"'<>]/g, "?"));
      expect(facts.get("description")).toBe(lead.replaceAll(/[&"'<>]/g, "?"));
    }
  });
});

describe("the changelog", () => {
  it("is by days, the latest first, and each has something to say", () => {
    const markdown = docs.site.pages.get("/docs/changelog")?.markdown ?? "";
    const [, ...days] = markdown.split(/^## /m);
    const dates = days.map((day) => day.slice(0, 11));
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\d\n$/);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(new Set(dates).size).toBe(dates.length);
    for (const day of days) expect(day).toMatch(/^- /m);
    // The days of both files.
    expect(dates).toEqual(expect.arrayContaining(["2026-11-22\n", "2026-11-21\n"]));
  });

  it("is a feed as well, with an entry for each day and no link of a half address", async () => {
    const answer = await docs.get("/docs/changelog.atom");
    expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const feed = await answer.text();
    const markdown = docs.site.pages.get("/docs/changelog")?.markdown ?? "";
    const dates = [...markdown.matchAll(/^## (.+)$/gm)].map(([, date]) => date);
    const titles = [...feed.matchAll(/<entry>\s*<title>([^<]+)/g)].map(([, title]) => title);
    expect(titles).toEqual(dates);
    expect(feed).toContain(`<updated>${dates[0]}T00:00:00Z</updated>`);
    expect(feed).not.toContain("href=&quot;/");
    const ids = [...feed.matchAll(/<id>([^<]+)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(dates.length + 1);
  });
});

describe("what models read", () => {
  it("says what every value of an enumeration that works means", async () => {
    const whole = await docs.text("/llms-full.txt");
    const { schemas } = docs.site.contract.components;
    const entries = Object.values(schemas).flatMap((schema) =>
      Object.entries(schema["x-enumDescriptions"] ?? {}),
    );
    expect(entries.length).toBeGreaterThan(300);
    const flat = whole.replaceAll(/\\\||\n/g, " ");
    const missing = entries.filter(([, meaning]) => !flat.includes(meaning.replaceAll("\n", " ")));
    expect(missing).toEqual([]);
  });
});
