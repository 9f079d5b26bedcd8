/** Opens the pages of the dashboard as a person finds them, by links, and times each. */
import { quantile } from "../reads/ask.ts";

/** A page by what it is: what an address names stands for any. */
export interface TimedPage {
  readonly pattern: string;
  readonly status: number;
  readonly first_ms: number;
  readonly median_ms: number;
  /** Of the program and the database; what waits for a busy machine is not in it. */
  readonly processor_ms: number;
  readonly kilobytes: number;
}

interface Browser {
  readonly origin: string;
  readonly session: string;
  /** What the program and the database have used. Units: seconds of one core. */
  readonly used: () => number;
}

const TIMES = 5;
/** Of pages of one kind, as many are opened. */
const OF_A_KIND = 2;
const PAGES_MAX = 400;
const ID = /\/[a-z]+_[0-9A-Za-z]{20,}/g;
/** What is chosen in a form, where no link leads: of a type that the shop has never sold. */
const CHOSEN = ["/dashboard/sends?type=power"];
/** Files are as long as what they hold, and are no pages. */
const IS_FILE = /(?:\/csv|\/pdf|\.csv)$/;

/** Opens the first page and every kind that links lead to; returns the slowest of each kind. */
export async function crawl(browser: Browser): Promise<TimedPage[]> {
  const timed: TimedPage[] = [];
  const links = new Set(["/dashboard", ...CHOSEN]);
  const kinds = new Map<string, number>();
  // What is added to a set while it is read is read as well.
  for (const path of links) {
    const pattern = patternOf(path);
    const of_kind = kinds.get(pattern) ?? 0;
    if (of_kind >= OF_A_KIND || timed.length >= PAGES_MAX) continue;
    kinds.set(pattern, of_kind + 1);
    const { html, ...page } = await timePage(browser, path);
    timed.push({ pattern, ...page });
    for (const [, link = ""] of html.matchAll(/<a\b[^>]*\bhref="(\/dashboard[^"#]*)/g)) {
      const written = link.replaceAll("&amp;", "&");
      if (!IS_FILE.test(written.replace(/\?.*/, ""))) links.add(written);
    }
  }
  const slowest_first = timed.toSorted((one, other) => other.processor_ms - one.processor_ms);
  return [...Map.groupBy(slowest_first, ({ pattern }) => pattern).values()].flatMap(
    ([slowest]) => slowest ?? [],
  );
}

async function timePage(browser: Browser, path: string) {
  const first = await open(browser, path);
  const times: number[] = [];
  const before = browser.used();
  for (let time = 0; time < TIMES; time += 1) times.push((await open(browser, path)).ms);
  const processor_ms = ((browser.used() - before) * 1_000) / TIMES;
  const { html, status, ms: first_ms } = first;
  const kilobytes = Buffer.byteLength(html) / 1_000;
  return { html, status, first_ms, median_ms: quantile(times, 0.5), processor_ms, kilobytes };
}

async function open({ origin, session }: Browser, path: string) {
  const began_ms = performance.now();
  const headers = { cookie: `svc_session=${session}` };
  const answer = await fetch(origin + path, { headers, redirect: "manual" });
  const html = await answer.text();
  return { html, status: answer.status, ms: performance.now() - began_ms };
}

/** Filters are distinguished by their names, and not by their values. */
function patternOf(path: string): string {
  const { pathname, searchParams } = new URL(path, "http://127.0.0.1");
  const names = [...new Set(searchParams.keys())].toSorted();
  const query = names.length === 0 ? "" : `?${names.join("&")}`;
  return pathname.replaceAll(ID, "/:id") + query;
}
