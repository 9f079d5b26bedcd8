import * as schema from "@svc/server/schema.ts";
import {
  Column,
  getTableColumns,
  getTableName,
  getViewName,
  getViewSelectedFields,
  is,
} from "drizzle-orm";
import { PgTable, PgView } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import {
  COMMANDS,
  circularModules,
  circularParts,
  LAYERS,
  PACKAGES_IN_SERVER,
  strayFiles,
  strayImports,
  WITHOUT_MODULES,
} from "./layers.ts";
import { strayNames } from "./sql-names.ts";
import { FOREIGN_TABLES, idlePairs, strayTables } from "./tables.ts";
import { listed, treeFiles, writtenFiles } from "./tree.ts";

const CODE = writtenFiles([".ts", ".mjs"]);
const SERVER = writtenFiles([".ts"], ["server/"]);

function importing(from: string, path = "server/money/ledger/sample.ts") {
  return [{ path, text: `import { x } from "${from}";\n` }];
}

/** Every table, view and column of the schema. */
function namesOfTables(): ReadonlySet<string> {
  const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable));
  const views = Object.values<unknown>(schema).filter((value) => is(value, PgView));
  return new Set([
    ...tables.flatMap((table) => [getTableName(table), ...columnsOf(getTableColumns(table))]),
    ...views.flatMap((view) => [getViewName(view), ...columnsOf(getViewSelectedFields(view))]),
  ]);
}

function columnsOf(fields: object): string[] {
  return Object.values(fields).flatMap((field) => (is(field, Column) ? [field.name] : []));
}

describe("the layers of the server", () => {
  it("import downwards only, through entries, and nobody imports the composition root", () => {
    expect(listed(strayImports(CODE))).toEqual([]);
  });

  it("hold modules of known kinds of files", () => {
    expect(listed(strayFiles(treeFiles()))).toEqual([]);
  });

  it("hold parts that import one way", () => {
    expect(listed(circularParts(CODE))).toEqual([]);
  });

  it("see two parts that import each other", () => {
    const sample = (part: string, other: string) => ({
      path: `server/sales/sends/${part}/sample.ts`,
      text: `import { x } from "../${other}/sample.ts";\n`,
    });
    expect(circularParts([sample("rows", "place"), sample("place", "rows")])).toHaveLength(2);
    expect(circularParts([sample("place", "rows"), sample("place", "settle")])).toEqual([]);
  });

  it("hold modules that import one way, operations apart", () => {
    expect(listed(circularModules(CODE))).toEqual([]);
  });

  it("see modules that import each other, by however many, and pass over operations", () => {
    const sample = (module: string, other: string, part = "make") => ({
      path: `server/rewards/${module}/${part}/sample.ts`,
      text: `import type { X } from "#rewards/${other}";\n`,
    });
    const circle = [sample("giving", "reviews"), sample("reviews", "rules")];
    expect(circularModules(circle)).toEqual([]);
    expect(circularModules([...circle, sample("rules", "giving")])).toHaveLength(3);
    expect(circularModules([...circle, sample("rules", "giving", "operations")])).toEqual([]);
  });

  it("name tables of their own in SQL, and those that are listed with a reason", () => {
    expect(listed(strayTables(SERVER))).toEqual([]);
    expect(idlePairs(SERVER)).toEqual([]);
    expect(Object.values(FOREIGN_TABLES).filter((reason) => reason.length < 20)).toEqual([]);
  });

  it.each(["sql`select 1 from sends`", "tx.sql<Row[]>`update only sends set x = 1`"])(
    "see a table of another module in %s",
    (statement) => {
      const tables = 'export const sends = pgTable("sends", {});\n';
      const owner = { path: "server/sales/sends/rows/tables.ts", text: tables };
      const reader = { path: "server/money/dealer/sample.ts", text: `await ${statement};\n` };
      expect(strayTables([owner, reader])).toHaveLength(1);
      expect(strayTables([owner, reader], { "money/dealer sends": "asked for" })).toEqual([]);
      expect(strayTables([owner, { ...reader, path: "server/sales/sends/sample.ts" }])).toEqual([]);
    },
  );

  it("name columns in SQL that tables have", () => {
    expect(listed(strayNames(SERVER, namesOfTables()))).toEqual([]);
  });

  it.each([
    "sql`select low_told_at from sends`",
    "statement<Row[]>`select s.low_told_at from sends s`",
    "tx.sql`update sends set low_told_at = svc_now()`",
    "read({ old: `select count(*) from sends where low_told_at is null` })",
  ])("see a column that no table has in %s", (code) => {
    const reader = { path: "server/sales/sends/sample.ts", text: `${code};\n` };
    expect(strayNames([reader], namesOfTables())).toHaveLength(1);
    expect(strayNames([reader], new Set(["low_told_at"]))).toEqual([]);
  });

  it("see no stray name in what a statement names itself", () => {
    const text =
      "sql`with late_one(send_id, some_id) as (select 1, svc_now()) select count(*) as how_many " +
      "from unnest(null) as asked_for(some_id) join late_one using (send_id) where x = 'no_name'`;";
    const reader = { path: "server/sales/sends/sample.ts", text };
    expect(strayNames([reader], new Set(["send_id"]))).toEqual([]);
  });

  it("are all of the server's folders", () => {
    const folders = writtenFiles([".ts"], ["server/"])
      .filter(({ path }) => !PACKAGES_IN_SERVER.some((folder) => path.startsWith(`${folder}/`)))
      .map(({ path }) => path.split("/"))
      .filter((parts) => parts.length > 2)
      .map(([, layer]) => layer as string);
    const strangers = [...new Set(folders)].filter(
      (layer) => ![COMMANDS, ...LAYERS].includes(layer),
    );
    expect(strangers).toEqual([]);
  });

  it.each([
    ["a layer above", "#sales/sends"],
    ["a file behind the entry", "../credit/queries.ts"],
    ["the composition root", "../../objects.ts"],
    ["another package's files", "@svc/spec/main.tsp"],
  ])("are left by an import of %s", (_, from) => {
    expect(strayImports(importing(from))).toHaveLength(1);
  });

  it.each([
    "#platform/time/clock",
    "#money/credit",
    "./post.ts",
    "@svc/generated/errors",
    "node:fs",
  ])("are kept by an import of %s", (from) => {
    expect(strayImports(importing(from))).toEqual([]);
  });

  it.each([
    ["server/platform/sample.ts", "../embedded-postgres/home.ts"],
    ["server/embedded-postgres/sample.ts", "#platform/time/clock"],
    ["server/embedded-postgres/sample.ts", "../platform/clock.ts"],
    ["server/embedded-postgres/sample.ts", "@svc/generated/errors"],
    ["test/kit/sample.ts", "@svc/embedded-postgres/home.ts"],
  ])("are apart from the packages in their folder: %s imports no %s", (path, from) => {
    expect(strayImports(importing(from, path))).toHaveLength(1);
  });

  it("let the composition root take operations, tables and entries, and nothing behind them", () => {
    const root = "server/workers.ts";
    expect(strayImports(importing("./sales/sends/dispatch.ts", root))).toHaveLength(1);
    expect(strayImports(importing("./sales/sends/rows/tables.ts", root))).toEqual([]);
    expect(strayImports(importing("./sales/sends/operations/index.ts", root))).toEqual([]);
  });

  it("let the files of platform, gate and pages stand where they like in them", () => {
    expect(strayFiles([{ path: "server/platform/db/connect.ts", text: "" }])).toEqual([]);
    expect(strayFiles([{ path: "server/money/ledger/deep/er/post.ts", text: "" }])).toHaveLength(1);
    expect(WITHOUT_MODULES.every((layer) => LAYERS.some((one) => one === layer))).toBe(true);
  });
});
