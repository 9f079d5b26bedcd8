import { instant, minor, position } from "@svc/server/platform/db/columns.ts";
import {
  insertMany,
  insertMissing,
  insertOf,
  seldomFilled,
} from "@svc/server/platform/db/insert-many.ts";
import { writeTogether } from "@svc/server/platform/db/multi-table-write.ts";
import { WRITTEN_NOW } from "@svc/server/platform/db/positions.ts";
import type { Database } from "@svc/server/platform/db/transaction.ts";
import { Refusal } from "@svc/server/platform/refusal.ts";
import { asc } from "drizzle-orm";
import { boolean, customType, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ownDatabase } from "../kit/database.ts";

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

const crates = pgTable("crates", {
  place: integer().primaryKey(),
  id: uuid().notNull(),
  label: text(),
  full: boolean().notNull().default(false),
  packed_at: instant("packed_at"),
  worth_minor: minor("worth_minor"),
  tags: text().array().notNull(),
  parts: uuid().array().notNull(),
  contents: jsonb().$type<unknown>(),
  seal: bytes(),
  position: position("position").notNull().default(WRITTEN_NOW),
});

const ID = "0198c0de-0000-7000-8000-000000000001";
const HARD_TEXTS = [
  "",
  "null",
  "NULL",
  '"',
  "\\",
  '\\"',
  "{}",
  "{a,b}",
  "a,b",
  " x ",
  "é🌍",
  "\n\t",
  "$1",
  "'",
];

let database: Database;

beforeAll(async () => {
  ({ database } = await ownDatabase("crates"));
  await database.transact("make a table", async ({ sql }) => {
    await sql`create table crates (place int primary key, id uuid not null,
      label text, "full" boolean not null default false, packed_at timestamptz(3),
      worth_minor bigint, tags text[] not null, parts uuid[] not null, contents jsonb, seal bytea,
      position bigint not null default pg_current_xact_id()::text::bigint)`;
  });
});

beforeEach(() => database.transact("empty", ({ sql }) => sql`truncate crates`));

function crate(place: number, more: Partial<typeof crates.$inferInsert> = {}) {
  return { place, id: ID, tags: [], parts: [], ...more };
}

function readAll() {
  return database.read(({ db }) => db.select().from(crates).orderBy(asc(crates.place)));
}

describe("insertMany", () => {
  it("brings back every type as it went in", async () => {
    const rows = [
      crate(1, {
        label: "first",
        full: true,
        packed_at: 1_790_000_000_123,
        worth_minor: 9_223_372_036_854_775_807n,
        tags: ["a", "b"],
        parts: [ID],
        contents: { deep: [1, { text: 'say "hi"' }] },
        seal: new Uint8Array([0, 255, 92, 34]),
      }),
      crate(2, {
        label: null,
        full: false,
        packed_at: null,
        worth_minor: -1n,
        contents: null,
        seal: null,
      }),
    ];
    await database.transact("pack", (tx) => insertMany(tx, crates, rows));
    const found = await readAll();
    const read = found.map(({ position: _, seal, ...row }) => {
      return { ...row, seal: seal && [...seal] };
    });
    expect(read).toEqual(
      rows.map(({ seal, ...row }) => ({ ...row, seal: seal ? [...seal] : null })),
    );
    expect(found[0]?.position).toBeTypeOf("bigint");
  });

  it("keeps texts that look like array syntax, in columns and inside arrays", async () => {
    const rows = HARD_TEXTS.map((label, place) =>
      crate(place, { label, tags: [label, ...HARD_TEXTS] }),
    );
    await database.transact("pack", (tx) => insertMany(tx, crates, rows));
    const found = await readAll();
    expect(found.map(({ label }) => label)).toEqual(HARD_TEXTS);
    for (const { tags, label } of found) expect(tags).toEqual([label, ...HARD_TEXTS]);
  });

  it("keeps any text and any JSON", async () => {
    const texts = fc.string({ unit: "grapheme" }).filter((written) => !written.includes("\0"));
    const property = fc.asyncProperty(
      fc.array(fc.tuple(texts, fc.array(texts)), { maxLength: 9 }),
      async (drawn) => {
        const rows = drawn.map(([label, tags], place) =>
          crate(place, { label, tags, contents: { label, tags } }),
        );
        await database.transact("pack", async (tx) => {
          await tx.sql`truncate crates`;
          await insertMany(tx, crates, rows);
        });
        const found = await readAll();
        expect(found.map(({ label, tags }) => [label, tags])).toEqual(drawn);
        expect(found.map(({ contents }) => contents)).toEqual(rows.map(({ contents }) => contents));
      },
    );
    await expect(fc.assert(property, { numRuns: 30 })).resolves.toBeUndefined();
  });

  it("takes a column that no row names from its default", async () => {
    await database.transact("pack", (tx) => insertMany(tx, crates, [crate(1), crate(2)]));
    expect((await readAll()).map(({ full }) => full)).toEqual([false, false]);
  });

  it("insists that a column with a default is in all rows or in none", async () => {
    const mixed = database.transact("pack", (tx) =>
      insertMany(tx, crates, [crate(1, { full: true }), crate(2)]),
    );
    await expect(mixed).rejects.toThrow("full: in all rows of a set or in none");
    expect(await readAll()).toEqual([]);
  });

  it("does nothing for no rows", async () => {
    await database.transact("pack", (tx) => insertMany(tx, crates, []));
    expect(await readAll()).toEqual([]);
  });

  it("is rolled back with its transaction", async () => {
    const refused = database.transact("pack", async (tx) => {
      await insertMany(tx, crates, [crate(1)]);
      throw new Refusal("insufficient_credit");
    });
    await expect(refused).rejects.toBeInstanceOf(Refusal);
    expect(await readAll()).toEqual([]);
  });

  it("is one prepared statement for sets of any size", async () => {
    const prepared = await database.transact("pack", async (tx) => {
      await insertMany(tx, crates, [crate(1)]);
      await insertMany(tx, crates, [crate(2), crate(3)]);
      return tx.sql`select generic_plans + custom_plans as runs from pg_prepared_statements
        where statement like 'insert into "crates"%' order by prepare_time desc limit 1`;
    });
    expect(Number(prepared[0]?.runs)).toBeGreaterThanOrEqual(2);
  });
});

describe("columns that are seldom filled", () => {
  const seldom = seldomFilled(crates, ["label", "contents"]);
  const partsOf = (rows: ReturnType<typeof crate>[]) => insertOf(crates, rows, { seldom })[0];

  it("are left out together, where no row of a set fills any of them", async () => {
    const empty = partsOf([crate(1, { label: null }), crate(2, { contents: null })]);
    expect(empty?.parts.join()).not.toMatch(/"label"|"contents"/);
    await database.transact("pack", (tx) => writeTogether(tx, empty ? [empty] : []));
    expect(await readAll()).toMatchObject([1, 2].map(() => ({ label: null, contents: null })));
  });

  it("are all written where one row fills one of them", async () => {
    const rows = [
      crate(1, { label: null, contents: null }),
      crate(2, { label: "", contents: null }),
    ];
    const filled = partsOf(rows);
    expect(filled?.parts).toBe(partsOf([crate(3, { label: "x", contents: {} })])?.parts);
    await database.transact("pack", (tx) => writeTogether(tx, filled ? [filled] : []));
    expect((await readAll()).map(({ label }) => label)).toEqual([null, ""]);
  });

  it("are none that would not become null", () => {
    expect(() => seldomFilled(crates, ["full"])).toThrow("full: a column that is left out");
    expect(() => seldomFilled(crates, ["tags"])).toThrow("tags: a column that is left out");
  });
});

describe("insertMissing", () => {
  it("answers the rows that were new, in the types of the program", async () => {
    await database.transact("pack", (tx) => insertMany(tx, crates, [crate(2)]));
    const rows = [1, 2, 3, 3].map((place) => crate(place, { worth_minor: 5n, tags: ["x,y"] }));
    const inserted = await database.transact("pack", (tx) =>
      insertMissing(tx, crates, rows, ["place", "worth_minor", "tags"]),
    );
    expect(inserted).toEqual([
      { place: 1, worth_minor: 5n, tags: ["x,y"] },
      { place: 3, worth_minor: 5n, tags: ["x,y"] },
    ]);
    expect((await readAll()).map(({ place }) => place)).toEqual([1, 2, 3]);
  });
});
