import { instant, position } from "@svc/server/platform/db/columns.ts";
import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { formatId, mintId } from "@svc/server/platform/ids.ts";
import { listOfAll, listOfPage, type PageQuery, readPage } from "@svc/server/platform/wire/page.ts";
import { bigint, pgTable, uuid } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDatabase } from "../kit/database.ts";

const things = pgTable("things", {
  account_id: uuid().notNull(),
  id: uuid().notNull(),
  created: instant("created").notNull(),
  written_by: position("written_by").notNull(),
  place: bigint({ mode: "number" }).notNull(),
});

const START_MS = 1_790_000_000_000;
const [OURS, THEIRS] = [mintId(1), mintId(2)];
/**
 * 25 rows, 400 ms apart; the transactions that wrote them, three rows each, committed backwards.
 */
const ROWS = Array.from({ length: 25 }, (_, place) => {
  const created = START_MS + place * 400;
  const written_by = 100n - BigInt(Math.floor(place / 3));
  return { account_id: OURS, id: mintId(created), created, written_by, place };
});
const STRANGE = { ...ROWS[0], account_id: THEIRS, id: mintId(START_MS), place: 99 } as Row;
type Row = (typeof ROWS)[number];

let database: Database;

beforeAll(async () => {
  database = openDatabase({ database_url: await makeDatabase("pages"), pool: 3 });
  await database.transact("make things", async ({ db }) => {
    await db.execute(
      `create table things (account_id uuid, id uuid, created timestamptz(3), written_by bigint,
        place bigint, primary key (account_id, id))`,
    );
    for (const row of [...ROWS, STRANGE]) await db.insert(things).values(row);
  });
});

afterAll(() => database.close());

const BY_ID = { name: "by id", more: {}, rank: (row: Row) => row.place };
const BY_COMMIT = {
  name: "in the order of commits",
  more: { keys: [things.written_by, things.id] as [typeof things.written_by, typeof things.id] },
  rank: (row: Row) => Number(row.written_by) * 100 + row.place,
};

function page(query: PageQuery, more: object = {}) {
  return database.read((read) =>
    readPage(read, { table: things, account_id: OURS, prefix: "snd", query, ...more }),
  );
}

function placesOf({ rows }: { rows: Row[] }): number[] {
  return rows.map(({ place }) => place);
}

/** Follows the cursors in one direction to the end. */
async function walk(direction: "starting_after" | "ending_before", query: PageQuery, more: object) {
  const pages: number[][] = [];
  let next: PageQuery | null = query;
  while (next !== null) {
    const { rows, has_more, next_cursor } = await page(next, more);
    pages.push(placesOf({ rows }));
    expect(next_cursor === null).toBe(!has_more);
    next = next_cursor === null ? null : { limit: query.limit, [direction]: next_cursor };
  }
  return pages;
}

describe.each([BY_ID, BY_COMMIT])("a list $name", ({ more, rank }) => {
  const newest_first = [...ROWS].sort((one, other) => rank(other) - rank(one));
  const places = newest_first.map(({ place }) => place);

  it("is walked from the newest to the oldest without a gap", async () => {
    const pages = await walk("starting_after", { limit: 7 }, more);
    expect(pages.map(({ length }) => length)).toEqual([7, 7, 7, 4]);
    expect(pages.flat()).toEqual(places);
  });

  it("is walked back from an object, each page newest first", async () => {
    const ending_before = formatId("snd", newest_first.at(-1)?.id ?? "");
    const pages = await walk("ending_before", { limit: 7, ending_before }, more);
    expect(pages[0]).toEqual(places.slice(-8, -1));
    expect(pages.reverse().flat()).toEqual(places.slice(0, -1));
  });
});

describe("a page", () => {
  it("holds twenty objects unless the limit says otherwise", async () => {
    expect(placesOf(await page({}))).toHaveLength(20);
    expect(placesOf(await page({ limit: 100 }))).toHaveLength(25);
  });

  it("says that there is no more when the last object is on it", async () => {
    expect(await page({ limit: 25 })).toMatchObject({ has_more: false, next_cursor: null });
    expect(await page({ limit: 24 })).toMatchObject({ has_more: true });
  });

  it.each(["starting_after", "ending_before"] as const)(
    "refuses a cursor in %s that names no object of the list",
    async (param) => {
      const cursors = [
        "snd_x",
        formatId("evt", ROWS[3]?.id ?? ""),
        formatId("snd", mintId(START_MS)),
        formatId("snd", STRANGE.id),
      ];
      for (const cursor of cursors) {
        const refused = { code: "invalid_cursor", detail: { param } };
        await expect(page({ [param]: cursor })).rejects.toMatchObject(refused);
      }
    },
  );

  it("refuses two cursors at once", async () => {
    const cursor = formatId("snd", ROWS[3]?.id ?? "");
    await expect(page({ starting_after: cursor, ending_before: cursor })).rejects.toMatchObject({
      code: "conflicting_parameters",
    });
  });
});

describe("the filter by time of creation", () => {
  const KEPT = {
    gte: (second: number, bound: number) => second >= bound,
    gt: (second: number, bound: number) => second > bound,
    lte: (second: number, bound: number) => second <= bound,
    lt: (second: number, bound: number) => second < bound,
  };

  it.each([
    { by: "ids", more: {} },
    { by: "a column", more: { created: things.created } },
  ])("compares the seconds that are shown, by $by", async ({ more }) => {
    for (const [bound, keeps] of Object.entries(KEPT)) {
      for (const second of [1_789_999_999, 1_790_000_000, 1_790_000_004, 253_402_300_799]) {
        const { rows } = await page({ limit: 100, created: { [bound]: String(second) } }, more);
        const kept = ROWS.filter(({ created }) => keeps(Math.floor(created / 1_000), second));
        expect(placesOf({ rows }), `${bound} ${second}`).toEqual(
          kept.map(({ place }) => place).reverse(),
        );
      }
    }
  });

  it("joins its bounds, and takes ISO 8601", async () => {
    const created = { gte: "2026-09-21T16:13:22+02:00", lt: "1790000004" };
    expect(placesOf(await page({ created }))).toEqual([9, 8, 7, 6, 5]);
  });

  it("refuses what is no time", async () => {
    await expect(page({ created: { lt: "soon" } })).rejects.toMatchObject({
      code: "invalid_time",
      detail: { param: "created[lt]" },
    });
  });
});

describe("the envelope of a list", () => {
  it("names the list's path and where the next page begins", () => {
    const cursor = { rows: [], has_more: true, next_cursor: "snd_1" };
    expect(listOfPage({ path: "/sends", page: cursor, data: ["a"] })).toEqual({
      object: "list",
      url: "/dev/v1/sends",
      data: ["a"],
      has_more: true,
      next_cursor: "snd_1",
    });
  });

  it("has no next page when the list is whole", () => {
    expect(listOfAll({ path: "/networks", data: [] })).toMatchObject({
      has_more: false,
      next_cursor: null,
    });
  });
});
