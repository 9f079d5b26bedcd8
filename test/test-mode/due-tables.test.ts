import * as schema from "@svc/server/schema.ts";
import { DUE_TABLES } from "@svc/server/test-mode/clock/due-tables.ts";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";

it("every table with due times of an account moves with the account's clock", () => {
  const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable));
  const due = tables.filter((table) => {
    const columns = getTableColumns(table);
    return "account_id" in columns && "due_at" in columns;
  });
  expect(due.map(getTableName).toSorted()).toEqual(DUE_TABLES.map(getTableName).toSorted());
});
