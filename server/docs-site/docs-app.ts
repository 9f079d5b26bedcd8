import { type Context, Hono } from "hono";
import { changelogFeed, FEED_PATH } from "./changelog.ts";
import { collection } from "./collection.ts";
import { FRONT_PATH } from "./front.ts";
import { framed, missingPage } from "./layout.ts";
import { outline, wholeText } from "./llms.ts";
import { renderMarkdown } from "./markdown.ts";
import { once } from "./once.ts";
import type { DocPage } from "./page.ts";
import { asksFromHere, type ReaderSandbox } from "./reader-sandbox.ts";
import { robots, sitemap } from "./robots.ts";
import { runnable } from "./run.ts";
import { indexSite, type SearchDocs, searchPage } from "./search.ts";
import { readSite, type Site } from "./site.ts";
import { type KeptText, keepText, passingText, serveText } from "./text.ts";

/** Our own pages ask for nothing but our own files. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
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
  xml: "application/xml; charset=utf-8",
  atom: "application/atom+xml; charset=utf-8",
  script: "text/javascript; charset=utf-8",
} as const;

/** The pages, and the search in them, whose index is made when somebody first searches. */
interface DocsApp {
  readonly app: Hono;
  readonly site: () => Promise<Site>;
  readonly search: () => Promise<SearchDocs>;
}

/**
 * Everything below /docs, and the texts for models. What is shown is made when it is first asked
 * for and then kept: it changes only with the program.
 */
export function docsApp(public_url: string, sandbox: ReaderSandbox | null): DocsApp {
  const app = new Hono();
  const site = once(() => readSite(public_url));
  const search = once(async () => indexSite(await site()));
  mountSlashes(app);
  app.get("/docs", (c) => c.redirect(FRONT_PATH));
  mountTools(app, site, search);
  mountCollection(app, site, sandbox);
  mountRun(app, site, sandbox);
  mountForMachines(app, site);
  mountAssets(app, site);
  mountPages(app, site);
  return { app, site, search };
}

/** An address with a slash at its end is that without one. */
function mountSlashes(app: Hono): void {
  app.get("/docs/*", async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (!pathname.endsWith("/")) return await next();
    return c.redirect(withoutSlashes(pathname) + search, 301);
  });
}

/** A pattern would try the slashes in the middle of an address again and again. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/** What readers other than people take, and the search. */
function mountTools(app: Hono, site: () => Promise<Site>, search: () => Promise<SearchDocs>): void {
  mountText(app, "/llms.txt", "plain", async () => outline(await site()));
  mountText(app, "/llms-full.txt", "plain", async () => wholeText(await site()));
  app.get("/docs/search", async (c) => {
    const query = c.req.query("q") ?? "";
    const page = await searchPage(await site(), query, (await search())(query));
    return servePage(c, passingText(String(page)), PAGE_POLICY);
  });
  app.get("/docs/search.json", async (c) => {
    const results = (await search())(c.req.query("q") ?? "");
    return serveText(c, passingText(JSON.stringify({ results })), { type: TEXTS.json });
  });
}

/** The collection for Postman, with the key of the reader's own sandbox in it. */
function mountCollection(
  app: Hono,
  site: () => Promise<Site>,
  sandbox: ReaderSandbox | null,
): void {
  const made = async (key?: string) => {
    const { contract, public_url } = await site();
    return JSON.stringify(collection(contract, public_url, key), null, 2);
  };
  const without_key = once(async () => keepText(await made()));
  app.get("/docs/collection.json", async (c) => {
    const key = keyFor(c, sandbox);
    if (key === null) return serveText(c, await without_key(), { type: TEXTS.json });
    return serveText(c, passingText(await made(key)), { type: TEXTS.json, lifetime: "not kept" });
  });
}

/** The key that this reader's samples are filled with. */
function keyFor(c: Context, sandbox: ReaderSandbox | null): string | null {
  return sandbox !== null && asksFromHere(c) ? sandbox.key : null;
}

/** What the panel that runs operations asks for. */
function mountRun(app: Hono, site: () => Promise<Site>, sandbox: ReaderSandbox | null): void {
  mountText(app, "/docs/run.json", "json", async () =>
    JSON.stringify(runnable((await site()).contract)),
  );
  app.get("/docs/sandbox.json", (c) => {
    return c.json({ key: keyFor(c, sandbox) }, 200, { "cache-control": "no-store" });
  });
}

/** What search engines and browsers ask for by themselves. */
function mountForMachines(app: Hono, site: () => Promise<Site>): void {
  mountText(app, "/robots.txt", "plain", async () => robots(await site()));
  mountText(app, "/sitemap.xml", "xml", async () => sitemap(await site()));
  mountText(app, FEED_PATH, "atom", async () => changelogFeed(await site()));
  app.get("/favicon.ico", async (c) => c.redirect((await site()).assets.path("icon.svg"), 302));
}

/** A text that is made when it is first asked for. */
function mountText(
  app: Hono,
  path: string,
  kind: keyof typeof TEXTS,
  make: () => Promise<string>,
): void {
  const text = once(async () => keepText(await make()));
  const lifetime = kind === "script" ? "an hour" : "ask again";
  app.get(path, async (c) => serveText(c, await text(), { type: TEXTS[kind], lifetime }));
}

/** An address with the hash of another program's files is answered with ours, but not for long. */
function mountAssets(app: Hono, site: () => Promise<Site>): void {
  app.get("/docs/assets/:rest{.+}", async (c) => {
    const found = (await site()).assets.find(c.req.param("rest"));
    if (found === null) return c.notFound();
    const { type, text } = found.asset;
    return serveText(c, text, { type, lifetime: found.is_exact ? "for ever" : "ask again" });
  });
}

function mountPages(app: Hono, site: () => Promise<Site>): void {
  const shown = keptBy(async (path) => {
    const page = (await site()).pages.get(path) as DocPage;
    return String(await framed(await site(), page, renderMarkdown(page.shown ?? page.markdown)));
  });
  const twins = keptBy(async (path) => (await site()).pages.get(path)?.markdown ?? "");
  const parts = keptBy(async (path) => (await site()).twins.get(path)?.markdown ?? "");
  const missing = once(async () => keepText(String(await missingPage(await site()))));
  app.get("/docs/:rest{.+}", async (c) => {
    const path = c.req.path.replace(/\.md$/, "");
    const { pages, twins: readable } = await site();
    if (!pages.has(path) && readable.has(c.req.path)) {
      return serveText(c, await parts(c.req.path), { type: TEXTS.markdown });
    }
    if (!pages.has(path)) return servePage(c, await missing(), PAGE_POLICY, 404);
    if (c.req.path === path) return servePage(c, await shown(path), PAGE_POLICY);
    return serveText(c, await twins(path), { type: TEXTS.markdown });
  });
}

/** Texts by their path, each made when it is first asked for. */
function keptBy(make: (path: string) => Promise<string>): (path: string) => Promise<KeptText> {
  const texts = new Map<string, () => Promise<KeptText>>();
  return (path) => {
    const text = texts.get(path) ?? once(async () => keepText(await make(path)));
    texts.set(path, text);
    return text();
  };
}

function servePage(
  c: Context,
  text: KeptText,
  policy: string,
  status: 200 | 404 = 200,
): Promise<Response> {
  const headers = { "Content-Security-Policy": policy, "Referrer-Policy": "same-origin" };
  return serveText(c, text, { type: TEXTS.html, status, headers });
}
