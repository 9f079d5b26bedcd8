/**
 * Set-wise inserts: one prepared statement for any number of rows, `insert … select … from
 * unnest(…)`, built from the Drizzle table. Nothing else builds such inserts.
 */
import assert from "node:assert/strict";
import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Write } from "./multi-table-write.ts";
import type { Tx } from "./transaction.ts";

type Insert<T extends PgTable> = T["$inferInsert"];
type Select<T extends PgTable> = T["$inferSelect"];
type Row = Readonly<Record<string, unknown>>;

/** What is the same for every insert of the same columns into one table. */
interface Plan {
  /** The statement around its parameters, one array of values a column. */
  readonly parts: TemplateStringsArray;
  readonly columns: readonly Column[];
}

interface Column {
  readonly key: string;
  readonly column: PgColumn;
  /** Writes a value as it stands inside an array literal. */
  readonly write: (value: unknown) => string;
}

/** Types whose values are numbers, truths and times, never text that somebody wrote. */
const UNQUOTED = /^(?:smallint|integer|bigint|boolean|timestamp\(3\) with time zone)$/;
const NOTHING: ReadonlySet<string> = new Set();

const columns_of = new WeakMap<PgTable, readonly Column[]>();
const plans = new WeakMap<PgTable, Map<string, Plan>>();

/**
 * Inserts all rows in one statement, in their order. A column that no row names takes its default.
 *
 * Writes: the table, in the caller's transaction.
 */
export async function insertMany<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly Insert<T>[],
  { seldom = NOTHING }: Pick<LeftOut, "seldom"> = {},
): Promise<void> {
  if (rows.length === 0) return;
  const unwritten = fillsAny(rows, seldom) ? NOTHING : seldom;
  await run(tx, planOf(table, rows, { unwritten }), rows);
}

/** Columns that an insert leaves out. */
export interface LeftOut {
  /** They take their defaults, whatever the rows say. */
  readonly unwritten?: ReadonlySet<string>;
  /** As `seldomFilled` names them. */
  readonly seldom?: ReadonlySet<string>;
}

/** Columns whose values another write of the statement returns, by their names. */
export interface Returned {
  /** The name of that write, which returns one row. */
  readonly by: string;
  readonly columns: ReadonlySet<string>;
}

/**
 * Names columns that hardly any row fills. An insert leaves them out together where no row of its
 * set fills any of them: taking the array of a column apart costs PostgreSQL 5 µs.
 */
export function seldomFilled<T extends PgTable>(
  table: T,
  keys: readonly (keyof Insert<T> & string)[],
): ReadonlySet<string> {
  for (const key of keys) {
    const { notNull, hasDefault } = columnOf(table, key);
    assert(!notNull && !hasDefault, `${key}: a column that is left out has to become null`);
  }
  return new Set(keys);
}

/** The same insert as a part of a statement that writes several tables. */
export function insertOf<T extends PgTable>(
  table: T,
  rows: readonly Insert<T>[],
  { unwritten = NOTHING, seldom = NOTHING, returned }: LeftOut & { returned?: Returned } = {},
): Write[] {
  if (rows.length === 0) return [];
  const left_out = fillsAny(rows, seldom) ? unwritten : unwritten.union(seldom);
  const { parts, columns } = planOf(table, rows, { unwritten: left_out, returned });
  return [{ parts, values: valuesOf(columns, rows), rows: null }];
}

function fillsAny(rows: readonly Row[], keys: ReadonlySet<string>): boolean {
  return rows.some((row) => {
    for (const key of keys) if (row[key] != null) return true;
    return false;
  });
}

/**
 * Inserts the rows that conflict with none that is there or came before them, and answers the named
 * columns of those. It waits for other transactions that hold the same keys.
 */
export async function insertMissing<T extends PgTable, K extends keyof Select<T> & string>(
  tx: Tx,
  table: T,
  rows: readonly Insert<T>[],
  answered: readonly K[],
): Promise<Pick<Select<T>, K>[]> {
  if (rows.length === 0) return [];
  const columns = answered.map((key) => [key, columnOf(table, key)] as const);
  const returning = columns.map(([, column]) => quote(column.name)).join(", ");
  const ending = ` on conflict do nothing${returning === "" ? "" : ` returning ${returning}`}`;
  const plan = planOf(table, rows, { ending });
  const inserted = await run(tx, plan, rows);
  return inserted.map((row) => readRow(row, columns) as Pick<Select<T>, K>);
}

function run(tx: Tx, { parts, columns }: Plan, rows: readonly Row[]) {
  return tx.sql<Record<string, unknown>[]>(parts, ...valuesOf(columns, rows));
}

function planOf(
  table: PgTable,
  rows: readonly Row[],
  { ending = "", unwritten = NOTHING, returned }: PlanOptions = {},
): Plan {
  const columns = columnsOf(table).filter(
    ({ key }) =>
      !unwritten.has(key) &&
      returned?.columns.has(key) !== true &&
      rows.some((row) => row[key] !== undefined),
  );
  const known = plans.get(table) ?? new Map<string, Plan>();
  plans.set(table, known);
  const name = columns.map(({ key }) => key).join() + (returned?.by ?? "") + ending;
  const plan = known.get(name) ?? {
    columns,
    parts: writeStatement(table, columns, { ending, returned }),
  };
  known.set(name, plan);
  return plan;
}

interface PlanOptions {
  readonly ending?: string;
  readonly unwritten?: ReadonlySet<string>;
  readonly returned?: Returned | undefined;
}

function columnsOf(table: PgTable): readonly Column[] {
  const known = columns_of.get(table);
  if (known !== undefined) return known;
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => {
    return { key, column, write: writerOf(column) };
  });
  columns_of.set(table, columns);
  return columns;
}

/** The statement cut at its parameters, as a template literal is. */
function writeStatement(
  table: PgTable,
  columns: readonly Column[],
  { ending, returned }: Pick<PlanOptions, "returned"> & { ending: string },
): TemplateStringsArray {
  const names = columns.map(({ column }) => quote(column.name));
  const read = columns.map(({ column }) => quote(column.name) + castOf(column));
  const others = [...(returned?.columns ?? NOTHING)].map((key) => quote(columnOf(table, key).name));
  const into = `insert into ${quote(getTableName(table))} (${[...names, ...others].join(", ")})`;
  const parts = columns.map(({ column }) => `::${parameterType(column)}[], `);
  const [first = "", last = ""] = [
    `${into} select ${[...read, ...others].join(", ")} from unnest(`,
    parts.pop()?.slice(0, -2),
  ];
  const from = returned === undefined ? "" : `, ${returned.by}`;
  const whole = [first, ...parts, `${last}) as rows(${names.join(", ")})${from}${ending}`];
  return Object.assign(whole, { raw: whole });
}

/** unnest takes an array of arrays apart to the end, so arrays travel as texts; so does JSON. */
function travelsAsText(column: PgColumn): boolean {
  return column.getSQLType().endsWith("]") || column.getSQLType().startsWith("json");
}

function parameterType(column: PgColumn): string {
  return travelsAsText(column) ? "text" : column.getSQLType();
}

function castOf(column: PgColumn): string {
  return travelsAsText(column) ? `::${column.getSQLType()}` : "";
}

/** Each column of all rows as an array literal. */
function valuesOf(columns: readonly Column[], rows: readonly Row[]): string[] {
  return columns.map(({ key, column, write }) => {
    let literal = "";
    for (const row of rows) {
      const value = row[key] ?? null;
      if (value === null && row[key] === undefined) assertNullable(column);
      literal += value === null ? ",NULL" : `,${write(value)}`;
    }
    return `{${literal.slice(1)}}`;
  });
}

function assertNullable({ name, hasDefault, notNull }: PgColumn): void {
  assert(!hasDefault && !notNull, `${name}: in all rows of a set or in none`);
}

/** How the values of a column are written; chosen once, because each sale writes seventy. */
function writerOf(column: PgColumn): Column["write"] {
  const type = column.getSQLType();
  if (UNQUOTED.test(type)) return (value) => String(column.mapToDriverValue(value));
  if (type === "bytea") {
    return (value) => `"\\\\x${(column.mapToDriverValue(value) as Uint8Array).toHex()}"`;
  }
  if (type === "text" || type === "uuid") return (value) => quoteValue(String(value));
  return (value) => quoteValue(String(column.mapToDriverValue(value)));
}

/** Most texts have nothing to escape, and looking is cheaper than replacing. */
function quoteValue(text: string): string {
  const has_marks = text.includes('"') || text.includes("\\");
  return has_marks ? `"${text.replace(/["\\]/g, "\\$&")}"` : `"${text}"`;
}

function readRow(
  row: Record<string, unknown>,
  columns: readonly (readonly [string, PgColumn])[],
): Record<string, unknown> {
  const read = columns.map(([key, column]) => {
    const value = row[column.name];
    return [key, value === null ? null : column.mapFromDriverValue(value)] as const;
  });
  return Object.fromEntries(read);
}

function columnOf(table: PgTable, key: string): PgColumn {
  const column = getTableColumns(table)[key];
  assert(column, `${getTableName(table)} has no column ${key}`);
  return column as PgColumn;
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
