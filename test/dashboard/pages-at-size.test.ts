/**
 * Every page of the dashboard, of an organisation with a history: what a page reads does not grow
 * with what it does not show, and it weighs little. It is counted in rows and bytes, never timed.
 */
import { harareDay } from "@svc/server/platform/time/instants.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { Browser } from "../kit/dashboard.ts";
import { somethingOfEverything } from "../kit/everything.ts";
import { everythingElse } from "../kit/everything-else.ts";
import { rowsReadBy } from "../kit/explained.ts";
import { given, type Organisation } from "../kit/given.ts";
import { signedInMember } from "../kit/members.ts";
import { useOwnDatabase } from "../kit/own-database.ts";
import { pageAt, settle } from "../kit/pages.ts";
import { testServer } from "../kit/server.ts";
import { openSink } from "../kit/sink.ts";
import { servedPages, type WalkedPage, walkPages, weighedIn } from "../kit/walk-pages.ts";

useOwnDatabase("pages_at_size");

const STEPS = 11;
const SENDS_A_STEP = 100;
/** Three months in all. */
const STEP_SECONDS = 8 * 86_400;
/** What a statement reads of a table: the page of a request looks at the last 500 sends. */
const ROWS_MAX = 600;
/** Of a table that is smaller, it may read all. */
const LARGE_FROM = 1_000;
/** The month or the days that a page is about are less than this part of the history. */
const PART_MAX = 0.6;
/** A send reads what its key is called, and its deliveries. */
const STATEMENTS_MAX = 42;
/** A timeline asks for the deliveries of each event that it shows, 40 at most. */
const STATEMENTS_OF_TIMELINE_MAX = 160;
const COLD_BYTES_MAX = 40_000;
const WARM_BYTES_MAX = 12_000;
/** Of the heaviest pages, these are weighed in other languages as well. */
const HEAVIEST = 12;

/** What members come to by no link, but by a mail, by another page's form, or not at all. */
const FOR_OTHERS = [
  "/dashboard/sign-in",
  "/dashboard/sign-in/link",
  "/dashboard/sandboxes/:token",
  "/dashboard/developers/webhooks/:id/replays/:replay_id",
];

/** Files, which are as long as what they hold. */
const IS_FILE = /\/(?:csv|pdf|\w+\.csv)$/;

/** Lists of what there is hardly any of, of all days. */
const RARE = [
  "status=cancelled_credited",
  "status=failed_credited",
  "status=failed,failed_credited",
  "status=unknown,queued",
  "type=data",
  "type=power",
  "currency=ZWG",
].map((filter) => `/dashboard/sends?${filter}`);

/** Sums up a month, whose first look reads all of it. */
const SUMS_UP = ["/dashboard/credit/statements"];
/** What a key has sold on days that are over stands in a row, once its page was opened. */
const KEY_PAGE = "/dashboard/developers/keys/:id";
const ROWS_OF_DAYS_MAX = 200;

let browser: Browser;
let walked: readonly WalkedPage[];
const shown = () => walked.filter(({ pattern }) => !IS_FILE.test(pattern));

/** Some months of sales, each heard of by an endpoint. */
async function makeHistory(shop: Organisation): Promise<void> {
  const sink = await openSink();
  await shop.api.createWebhookEndpoint({ body: { url: sink.url, enabled_events: ["send.*"] } });
  for (let step = 0; step < STEPS; step += 1) {
    const items = Array.from({ length: SENDS_A_STEP }, (_, place) => ({
      target: `077${String(step * SENDS_A_STEP + place).padStart(5, "0")}00`,
      amount: "0.10",
    }));
    await given.batch(shop, { items });
    await settle(shop);
    await shop.api.advanceTestClock({ body: { seconds: STEP_SECONDS } });
  }
  await sink.close();
}

beforeAll(async () => {
  const shop = await given.organisation({ name: "Mbare Tuck Shop" });
  ({ browser } = await signedInMember(shop));
  await makeHistory(shop);
  await somethingOfEverything(shop);
  await everythingElse(shop);
  const { database } = await testServer();
  await database.record(({ sql }) => sql.unsafe("analyze").simple());
  await pageAt(browser, `/dashboard/developers/keys/${await sellingKeyOf(shop)}`);
  const first_day = await firstDayOf(shop);
  const old = `/dashboard/people/workforce/ledger?from=${first_day}&to=${first_day}`;
  walked = await walkPages(browser, WARM_BYTES_MAX, [...RARE, old]);
});

/** All that came since is no part of what its ledger says of it. */
async function firstDayOf({ api }: Organisation): Promise<string> {
  const { now } = (await api.getTestClock()).body;
  return harareDay((now - STEPS * STEP_SECONDS) * 1_000);
}

async function sellingKeyOf({ api }: Organisation): Promise<string> {
  const { data } = (await api.listSends({ query: { limit: 1 } })).body;
  return data[0]?.api_key ?? "";
}

describe("every page of the dashboard", () => {
  it("is led to by a link, and opens", async () => {
    const reached = new Set(walked.map(({ pattern }) => pattern));
    const others = (await servedPages()).filter((pattern) => !reached.has(pattern));
    expect(others.toSorted()).toEqual(FOR_OTHERS.toSorted());
    const closed = walked.filter(({ status }) => status !== 200);
    expect(closed.map(({ path, status }) => [path, status])).toEqual([]);
  });

  it("weighs forty kilobytes at first, and twelve with what the browser keeps", async () => {
    expect(await heavyOf(shown())).toEqual([]);
  });

  it.each(["sn", "nd"])("weighs no more in %s, whose words are longer", async (language) => {
    const heaviest = shown().toSorted((one, other) => other.bytes - one.bytes);
    const paths = heaviest.slice(0, HEAVIEST).map(({ path }) => path);
    const pages = await weighedIn(browser, language, { paths, bytes_max: WARM_BYTES_MAX });
    expect(await heavyOf(pages)).toEqual([]);
  });

  it("takes few statements, however many rows it shows", () => {
    const mostOf = (pattern: string) =>
      pattern.endsWith("/timeline") ? STATEMENTS_OF_TIMELINE_MAX : STATEMENTS_MAX;
    const many = walked.filter(({ pattern, statements }) => statements.length > mostOf(pattern));
    expect(many.map(({ path, statements }) => [path, statements.length])).toEqual([]);
  });

  it("reads few rows of a table however long it is, or those of its days", async () => {
    const large = await largeTables();
    expect([...large.keys()]).toEqual(
      expect.arrayContaining(["sends", "events", "ledger_postings", "webhook_deliveries"]),
    );
    const much: unknown[] = [];
    // What stands around every page asks the same of the same rows each time.
    const read = new Map<string, Awaited<ReturnType<typeof rowsReadBy>>>();
    for (const { pattern, path, statements } of shown()) {
      for (const statement of statements) {
        // A plan that is made for any status must find a rare one as well.
        const is_generic = RARE.includes(path) && statement.text.includes('from "sends"');
        const key = JSON.stringify([statement, is_generic]);
        if (!read.has(key)) read.set(key, await rowsReadBy(statement, { is_generic }));
        for (const [table, count] of read.get(key) ?? []) {
          const rows = large.get(table) ?? 0;
          const few = pattern === KEY_PAGE ? ROWS_OF_DAYS_MAX : ROWS_MAX;
          const most = SUMS_UP.includes(pattern) ? rows * PART_MAX : few;
          if (rows > 0 && count > most) much.push([path, table, count, statement.text]);
        }
      }
    }
    expect(much).toEqual([]);
  });
});

/** The pages that are heavier than they may be. */
async function heavyOf(pages: readonly Pick<WalkedPage, "path" | "bytes" | "assets">[]) {
  const sizes = new Map<string, number>();
  for (const asset of new Set(pages.flatMap(({ assets }) => assets))) {
    const answer = await browser.get(asset, { "accept-encoding": "br" });
    sizes.set(asset, (await answer.arrayBuffer()).byteLength);
  }
  const heavy = pages.filter(({ bytes, assets }) => {
    const loaded = assets.reduce((sum, asset) => sum + (sizes.get(asset) ?? 0), 0);
    return bytes > WARM_BYTES_MAX || bytes + loaded > COLD_BYTES_MAX;
  });
  return heavy.map(({ path, bytes }) => [path, bytes]);
}

/** How many rows the tables have that are worth an index. */
async function largeTables(): Promise<ReadonlyMap<string, number>> {
  const { database } = await testServer();
  const rows = await database.read(
    ({ sql }) => sql<{ name: string; rows: number }[]>`
      select relname as name, reltuples::int as rows from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and reltuples >= ${LARGE_FROM}`,
  );
  return new Map(rows.map(({ name, rows: count }) => [name, count]));
}
