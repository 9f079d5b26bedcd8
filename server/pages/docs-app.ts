import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { collection } from "./collection.ts";
import { framed, type Html, missingPage } from "./layout.ts";
import { outline, wholeText } from "./llms.ts";
import { renderMarkdown } from "./markdown.ts";
import { once } from "./once.ts";
import { indexSite, searchPage } from "./search.ts";
import { readSite, type Site } from "./site.ts";

const ASSETS = join(import.meta.dirname, "assets");

/** Our own pages ask for nothing but our own files. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const TEXTS = {
  html: "text/html; charset=utf-8",
  markdown: "text/markdown; charset=utf-8",
  plain: "text/plain; charset=utf-8",
  json: "application/json; charset=utf-8",
  script: "text/javascript; charset=utf-8",
  style: "text/css; charset=utf-8",
} as const;

/**
 * Everything below /docs, and the texts for models. What is shown is made when it is first asked
 * for and then kept: it changes only with the program.
 */
export function docsApp(public_url: string): Hono {
  const app = new Hono();
  const site = once(() => readSite(public_url));
  app.get("/docs", (c) => c.redirect("/docs/reference"));
  mountTools(app, site);
  mountPages(app, site);
  return app;
}

/** What readers other than people take, and the search. */
function mountTools(app: Hono, site: () => Promise<Site>): void {
  const search = once(async () => indexSite(await site()));
  app.get("/llms.txt", async (c) => answer(c, "plain", outline(await site())));
  app.get("/llms-full.txt", async (c) => answer(c, "plain", wholeText(await site())));
  app.get("/docs/collection.json", async (c) => {
    const { contract, public_url } = await site();
    return answer(c, "json", JSON.stringify(collection(contract, public_url), null, 2));
  });
  app.get("/docs/search", async (c) => {
    const query = c.req.query("q") ?? "";
    return page(c, searchPage(await site(), query, (await search())(query)), PAGE_POLICY);
  });
  app.get("/docs/search.json", async (c) => {
    const results = (await search())(c.req.query("q") ?? "");
    return answer(c, "json", JSON.stringify({ results }));
  });
}

function mountPages(app: Hono, site: () => Promise<Site>): void {
  const shown = new Map<string, string>();
  for (const sheet of ["frame.css", "docs.css"]) {
    app.get(`/docs/${sheet}`, async (c) => answer(c, "style", await asset(sheet)));
  }
  app.get("/docs/docs.js", async (c) => answer(c, "script", await asset("docs.js")));
  app.get("/docs/:rest{.+}", async (c) => {
    const { pages } = await site();
    const twin = pages.get(c.req.path.replace(/\.md$/, ""));
    if (twin === undefined) return page(c, missingPage(await site()), PAGE_POLICY, 404);
    if (c.req.path.endsWith(".md")) return answer(c, "markdown", twin.markdown);
    const kept = shown.get(twin.path);
    const rendered = () => renderMarkdown(twin.shown ?? twin.markdown);
    const text = kept ?? String(await framed(await site(), twin, rendered()));
    shown.set(twin.path, text);
    return page(c, text, PAGE_POLICY);
  });
}

function asset(name: string): Promise<string> {
  return readFile(join(ASSETS, name), "utf8");
}

async function page(
  c: Context,
  text: Html | string,
  policy: string,
  status: 200 | 404 = 200,
): Promise<Response> {
  return c.body(ended(String(await text)), status, {
    "content-type": TEXTS.html,
    "content-security-policy": policy,
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
  });
}

/** The text with a newline at its end, as every text of ours has one. */
function ended(text: string): string {
  return text.endsWith("\n") ? text : `${text}\n`;
}

function answer(c: Context, kind: keyof typeof TEXTS, text: string): Response {
  const lasting = kind === "script" || kind === "style";
  return c.body(ended(text), 200, {
    "content-type": TEXTS[kind],
    "cache-control": lasting ? "public, max-age=3600" : "no-cache",
    "x-content-type-options": "nosniff",
  });
}
