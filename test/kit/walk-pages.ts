/** The pages of the dashboard, found as a person finds them: by the links of other pages. */
import { brotliCompressSync, constants } from "node:zlib";
import type { Browser } from "./dashboard.ts";
import { type SentStatement, statementsDuring } from "./explained.ts";
import { pageAt, type ReadPage } from "./pages.ts";
import { testServer } from "./server.ts";

/** A page that was opened. */
export interface WalkedPage {
  /** As it is served: what an address names stands for any. */
  readonly pattern: string;
  readonly path: string;
  readonly status: number;
  /** What it weighs on the wire at most, without what a browser keeps; exactly, if that is much. */
  readonly bytes: number;
  /** What it loads. */
  readonly assets: readonly string[];
  readonly statements: readonly SentStatement[];
}

/** A hundredth of the time, and a tenth more bytes. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
/** Of pages of one kind, so many are opened. */
const OF_A_KIND = 6;

/** The pages that are served, those with the fewest names in their address first. */
export async function servedPages(): Promise<string[]> {
  const { hono } = await testServer();
  const paths = hono.routes
    .filter(({ method, path }) => method === "GET" && /^\/dashboard(?!\/assets)/.test(path))
    .map(({ path }) => path);
  const names = (path: string) => path.split("/:").length;
  return [...new Set(paths)].toSorted((one, other) => names(one) - names(other));
}

/**
 * Opens the first pages, and whatever the links of opened pages lead to. A page is compressed with
 * all effort only where a quick look finds it heavier than it may be.
 */
export async function walkPages(
  browser: Browser,
  bytes_max: number,
  first: readonly string[] = [],
): Promise<WalkedPage[]> {
  const patterns = (await servedPages()).map((pattern) => ({ pattern, is: matcherOf(pattern) }));
  const walked: WalkedPage[] = [];
  const links = new Set([...first, "/dashboard"]);
  // What is added to a set while it is read is read as well.
  for (const path of links) {
    const { pathname } = new URL(path, "http://127.0.0.1");
    const pattern = patterns.find(({ is }) => is.test(pathname))?.pattern;
    const of_kind = walked.filter((one) => one.pattern === pattern).length;
    if (pattern === undefined || of_kind >= OF_A_KIND) continue;
    const { page, statements } = await opened(browser, path);
    walked.push({ pattern, path, ...weighed(page, bytes_max), statements });
    for (const link of page.document.querySelectorAll('a[href^="/dashboard"]')) {
      links.add(link.getAttribute("href")?.replace(/#.*/, "") ?? "");
    }
  }
  return walked;
}

async function opened(browser: Browser, path: string) {
  const pages: ReadPage[] = [];
  const statements = await statementsDuring(async () => {
    pages.push(await pageAt(browser, path));
  });
  const [page] = pages;
  if (page === undefined) throw new Error(`${path} was not opened.`);
  return { page, statements };
}

/** What pages weigh in another language, as a walk would have weighed them. */
export async function weighedIn(
  browser: Browser,
  language: string,
  { paths, bytes_max }: { readonly paths: readonly string[]; readonly bytes_max: number },
) {
  const before = browser.language_cookie;
  browser.language_cookie = language;
  const pages: Pick<WalkedPage, "path" | "bytes" | "assets">[] = [];
  for (const path of paths) {
    const page = await pageAt(browser, path);
    if (!page.html.includes(`<html lang="${language}">`)) throw new Error(`${path}: ${language}?`);
    pages.push({ path, ...weighed(page, bytes_max) });
  }
  browser.language_cookie = before;
  return pages;
}

function weighed({ document, html, status }: ReadPage, bytes_max: number) {
  const assets = [...document.querySelectorAll("link[rel=stylesheet], script[src]")].map(
    (one) => one.getAttribute("href") ?? one.getAttribute("src") ?? "",
  );
  const quick = brotliCompressSync(html, QUICKLY).length;
  const bytes = quick > bytes_max ? brotliCompressSync(html).length : quick;
  return { status, assets, bytes };
}

function matcherOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll(/\/:\w+/g, "/[^/]+").replace(/\/$/, "")}/?$`);
}
