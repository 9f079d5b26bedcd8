/** What drizzle-orm takes a value for, as our patch of it finds out: once for each class. */
import * as schema from "@svc/server/schema.ts";
import { Column, is, Placeholder, SQL, sql, Table } from "drizzle-orm";
import { alias, PgColumn, PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";

const { sends } = schema;

it.each([
  ["a table", sends, PgTable],
  ["a table, by the class above its own", sends, Table],
  ["a table by another name", alias(sends, "sold"), PgTable],
  ["a column", sends.id, PgColumn],
  ["a column, by the class above its own", sends.id, Column],
  ["a column of a table by another name", alias(sends, "sold").id, Column],
  ["a part of a statement", sql`select 1`, SQL],
])("%s is what it is", (_, value, type) => {
  expect(is(value, type)).toBe(true);
  // What was found of the class is remembered, and the same.
  expect(is(value, type)).toBe(true);
});

it.each([
  ["a table is no column", sends, Column],
  ["a column is no table", sends.id, PgTable],
  ["a part of a statement is no value to come", sql`select 1`, Placeholder],
  ["an object is nothing of it", {}, SQL],
  ["nor is one without a class", Object.create(null), SQL],
  ["nor a list", [sends], PgTable],
  ["nor a text", "sends", PgTable],
  ["nor nothing", null, PgTable],
])("%s", (_, value, type) => {
  expect(is(value, type)).toBe(false);
});

it("a class that is none of its own is refused", () => {
  expect(() => is(sends, Date as never)).toThrow(/doesn't look like a Drizzle entity/);
});
