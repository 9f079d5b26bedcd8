/**
 * A verb that writes a table of the catalogue raises its version, by which programs keep it in
 * memory. The databases of all tests refuse a transaction that does not; this names the file before
 * any test reaches it. Source: docs/decisions/0034-facts-in-memory.md.
 */
import { expect, it } from "vitest";
import { CATALOGUE } from "../kit/facts-guard.ts";
import { type TreeFile, writtenFiles } from "./tree.ts";

/** What raises the version for a file that writes a table, in the same transaction. */
const RAISED_BY: Readonly<Record<string, string>> = {
  "server/catalogue/networks/seed-networks.ts": "server/catalogue/products/seed-catalogue.ts",
};

const TABLES = Object.keys(CATALOGUE).join("|");
const CONSTANTS = TABLES.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const WRITES = new RegExp(
  `\\b(?:insert into|update|delete from|truncate) (?:${TABLES})\\b|` +
    `\\.(?:insert|update|delete)\\((?:${CONSTANTS})\\)|` +
    `\\binsert(?:Many|Missing)\\(\\w+, (?:${CONSTANTS})\\b`,
);
const RAISES = /\braiseCatalogueVersion\(tx\b/;

function writersOf(files: readonly TreeFile[]): TreeFile[] {
  return files.filter(({ text }) => WRITES.test(text));
}

function forgetful(files: readonly TreeFile[]): string[] {
  const raising = files.filter(({ text }) => RAISES.test(text)).map(({ path }) => path);
  const paths = writersOf(files).map(({ path }) => path);
  return paths.filter((path) => !raising.includes(RAISED_BY[path] ?? path));
}

const SERVER = writtenFiles([".ts"], ["server"]);

it("a verb that writes a table of the catalogue raises its version", () => {
  expect(writersOf(SERVER).length).toBeGreaterThan(3);
  expect(forgetful(SERVER)).toEqual([]);
  for (const path of Object.keys(RAISED_BY)) {
    expect(writersOf(SERVER).map((file) => file.path)).toContain(path);
  }
});

it.each([
  "await tx.db.insert(networkStates).values(changes);",
  "await sql`update product_networks sold set available = false where true`;",
  "await insertMany(tx, products, rows);",
])("who forgets it is named: %s", (text) => {
  const path = "server/catalogue/sample.ts";
  expect(forgetful([{ path, text }])).toEqual([path]);
  const raises = `${text}\nawait raiseCatalogueVersion(tx);`;
  expect(forgetful([{ path, text: raises }])).toEqual([]);
});
