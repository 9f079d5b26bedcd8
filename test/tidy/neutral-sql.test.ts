/**
 * Statements are as engines take them that divide tables. What hangs on the time zone of the
 * session is computed once for a statement and not for each row: in an update such engines refuse
 * it with columns. So a list of times is cast as a whole, and a time is moved by an interval of a
 * row in UTC, where it hangs on nothing. Nothing names a schema, because there each part of the
 * accounts may have one of its own, and the tables have no triggers, which other nodes do not fire.
 */
import { expect, it } from "vitest";
import { syntaxOf } from "./syntax.ts";
import { type TreeFile, treeFiles, writtenFiles } from "./tree.ts";

const OF_A_COLUMN = /\b[a-z_]+\.[a-z_]+::timestamptz(?!\[)/;

/** Within the assignments of an update: a column or the present moment, and an interval. */
const MOVED = /\b(?:[a-z_]+_at|[a-z_]+_until|until|since|svc_now\(\))\s*[-+]\s*(?:make_)?interval/;
const OF_AN_UPDATE = /\bupdate\s[^;]*?\bset\b([\s\S]*?)(?:\bfrom\b|\bwhere\b|$)/g;
/** A table of `public`, the schema itself, or one as a catalogue of the database names it. */
const OF_A_SCHEMA = /(?<![\w.])"?public"?\."?[a-z_]+\b|\bschema "?public\b|'public'/i;
const MAKES_TRIGGER = /\bcreate (?:or replace )?(?:constraint )?trigger\b/i;
/** For as long as accounts move between two databases of PostgreSQL itself. */
const OF_A_MOVE = "server/cells/split/guard.ts";

const COLUMN = /\binterval\b[^,]*\b[a-z]+\.[a-z]|_at\s*[-+]|secs => [a-z]+\./;

function findingsOf(file: TreeFile, isBroken: (text: string) => boolean): string[] {
  const { nodes, textOf, lineAt } = syntaxOf(file);
  return nodes
    .filter(({ node }) => node.type === "TemplateLiteral" && isBroken(textOf(node)))
    .map(({ node }) => `${file.path}:${lineAt(node.start)}`);
}

function castsOf(file: TreeFile): string[] {
  return findingsOf(file, (text) => OF_A_COLUMN.test(text));
}

function movesOf(file: TreeFile): string[] {
  return findingsOf(file, (text) =>
    [...text.matchAll(OF_AN_UPDATE)].some(([, set = ""]) => MOVED.test(set) && COLUMN.test(set)),
  );
}

it("no column is cast to a time: its list is, as ::text[]::timestamptz[]", () => {
  const text = "sql`update work set due_at = given.due_at::timestamptz`;";
  expect(castsOf({ path: "server/sample.ts", text } as TreeFile)).toHaveLength(1);
  expect(writtenFiles([".ts"], ["server"]).flatMap(castsOf)).toEqual([]);
});

it.each([
  "update work set due_at = svc_now() - interval '1 second' * waiting.place from waiting",
  "update work set due_at = svc_now() + make_interval(secs => waits.seconds) from waits",
  "update work set due_at = greatest(due_at - make_interval(secs => $1), $2)",
])("no time is moved by an interval of a row but in UTC: %s", (statement) => {
  const sampleOf = (text: string) => ({ path: "server/sample.ts", text }) as TreeFile;
  expect(movesOf(sampleOf(`sql\`${statement}\`;`))).toHaveLength(1);
  const moved = statement.replace(/(svc_now\(\)|due_at(?= -))/, "($1 at time zone 'UTC'");
  expect(movesOf(sampleOf(`sql\`${moved}\`;`))).toEqual([]);
  expect(writtenFiles([".ts"], ["server"]).flatMap(movesOf)).toEqual([]);
});

const MIGRATIONS = treeFiles().filter(({ path }) => /^server\/migrations\/.*\.sql$/.test(path));

const schemasOf = (file: TreeFile) => findingsOf(file, (text) => OF_A_SCHEMA.test(text));
const triggersOf = (file: TreeFile) => findingsOf(file, (text) => MAKES_TRIGGER.test(text));

it.each([
  "select * from public.sends own",
  'update "public"."sends" set status = $1',
  "select tablename from pg_tables where schemaname = 'public'",
  "grant usage on schema public to svc_reader",
])("nothing names a schema: %s", (statement) => {
  const sample = { path: "server/sample.ts", text: `const text = \`${statement}\`;` } as TreeFile;
  expect(schemasOf(sample)).toHaveLength(1);
  expect(writtenFiles([".ts"], ["server"]).flatMap(schemasOf)).toEqual([]);
  expect(OF_A_SCHEMA.test(statement)).toBe(true);
  expect(MIGRATIONS.filter(({ text }) => OF_A_SCHEMA.test(text))).toEqual([]);
});

it("no table has a trigger, but for as long as accounts move", () => {
  const text = "const text = `create trigger changed after update on networks`;";
  expect(triggersOf({ path: "server/sample.ts", text } as TreeFile)).toHaveLength(1);
  const found = writtenFiles([".ts"], ["server"]).flatMap(triggersOf);
  expect([...new Set(found.map((place) => place.split(":")[0]))]).toEqual([OF_A_MOVE]);
  expect(MIGRATIONS).toHaveLength(1);
  expect(MIGRATIONS.filter((file) => MAKES_TRIGGER.test(file.text))).toEqual([]);
});
