/** Tables from which rows go all the time are vacuumed long before a fifth of them is dead. */
import { beforeAll, expect, it } from "vitest";
import { testDatabase } from "../kit/database.ts";
import { POISONS } from "../queues/poisons.ts";
import { readSchema, type Schema } from "./schema.ts";

let schema: Schema;

beforeAll(async () => {
  schema = await readSchema((await testDatabase()).database);
});

it("are those that are purged by their time, and those of work in progress", async () => {
  const purged = Object.entries(POISONS).filter(([name]) => name.startsWith("purge "));
  const tables = schema.columns.map(({ table }) => table);
  const dying = [
    ...purged.map(([, { table }]) => table),
    ...tables.filter((table) => table.endsWith("_dispatches")),
  ];
  const { database } = await testDatabase();
  const swept = await database.read(
    ({ sql }) => sql<{ table: string; share: string }[]>`
      select relname as "table", option_value as share
      from pg_class, pg_options_to_table(reloptions)
      where option_name = 'autovacuum_vacuum_scale_factor' order by relname`,
  );
  expect(swept).toEqual([...new Set(dying)].sort().map((table) => ({ table, share: "0.02" })));
});
