/**
 * Changes of several tables in one statement. Each statement of a flight costs both sides a
 * message, a plan to start and an answer; a sale that writes eight tables pays for one of each.
 */
import assert from "node:assert/strict";
import { sqlState } from "./errors.ts";
import type { Tx } from "./transaction.ts";

/** A part of a statement that has parameters. */
interface Part {
  /** SQL cut at its parameters; for the same SQL the very same object. */
  readonly parts: readonly string[];
  readonly values: readonly unknown[];
}

/** One change among those that a statement makes. */
export interface Write extends Part {
  /** How many rows it must change; null for an insert, which writes its rows or fails. */
  readonly rows: number | null;
  /** By which other writes read what it returns; left out where none does. */
  readonly name?: string;
}

/** What must be true for the changes to be made: SQL of one truth. */
export type Condition = Part;

/** Thrown where a condition was not met: nothing was changed. */
export const Unmet = new Error("A condition of a statement was not met.");

/** The statement of a set of changes, and the places of those that are counted. */
interface Statement {
  readonly parts: TemplateStringsArray;
  readonly counted: readonly number[];
}

/** Division by zero. */
const UNTRUE = "22012";
const NONE: readonly Condition[] = [];

const numbers = new WeakMap<readonly string[], number>();
const statements = new Map<string, Statement>();
let numbers_given = 0;

/**
 * Makes all the writes in one statement. They see the tables as they were before it, and foreign
 * keys are held to what it leaves; no table stands in two of them. With `is_last` a pipeline's
 * transaction is committed in the same flight. The conditions are judged by the tables as they
 * were, before anything is changed.
 *
 * Fails an assert, and the transaction with it, when a counted write changed other rows than it
 * must; with conditions, that is one of them. Throws `Unmet`.
 */
export async function writeTogether(
  { sql, commit }: Tx,
  writes: readonly Write[],
  { is_last = false, conditions = NONE }: WriteOptions = {},
): Promise<void> {
  if (writes.length === 0) return;
  const { parts, counted } = statementOf(writes, conditions);
  const values = [...writes, ...conditions].flatMap(({ values }) => values as string[]);
  const counts = counted.map((index) => String(writes[index]?.rows));
  // Sent in this turn: a statement that is only awaited goes out a turn later, behind a commit.
  const written = sql(parts, ...values, ...counts).execute();
  const committed = is_last ? commit?.() : undefined;
  try {
    await Promise.all([written, committed]);
  } catch (error) {
    if (!isUntrue(error)) throw error;
    if (conditions.length > 0) throw Unmet;
    assert.fail(wrongCount(writes, counted));
  }
}

interface WriteOptions {
  readonly is_last?: boolean;
  readonly conditions?: readonly Condition[];
}

/** Waits for a statement that divides by what must be true. Throws `Unmet` where it is not. */
export async function orUnmet<T>(statement: PromiseLike<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    throw isUntrue(error) ? Unmet : error;
  }
}

function isUntrue(error: unknown): boolean {
  return sqlState(error) === UNTRUE;
}

/** What was to change which number of rows: the first words of each counted write. */
function wrongCount(writes: readonly Write[], counted: readonly number[]): string {
  const wanted = counted.map((index) => {
    const { parts = [], rows } = writes[index] ?? {};
    return `${rows} by "${parts[0]?.trim().split(/\s+/, 4).join(" ")} …"`;
  });
  return `other rows were changed than wanted: ${wanted.join(", ")}`;
}

function statementOf(writes: readonly Write[], conditions: readonly Condition[]): Statement {
  const changes = writes.map(({ parts, rows }) => `${numberOf(parts)}${rows === null ? "" : "n"}`);
  const name = [...changes, ...conditions.map(({ parts }) => `${numberOf(parts)}c`)].join();
  const known = statements.get(name);
  if (known !== undefined) return known;
  const statement = joined(writes, conditions);
  statements.set(name, statement);
  return statement;
}

function numberOf(parts: readonly string[]): number {
  const known = numbers.get(parts);
  if (known !== undefined) return known;
  numbers_given += 1;
  numbers.set(parts, numbers_given);
  return numbers_given;
}

/**
 * `with w0 as (…), w1 as (… returning 1)`, and behind it
 * `select 1 / ((…) is true)::int, 1 / ((select count(*) from w1) = $9::bigint)::int`.
 * What is not true divides by zero: the statement itself fails, whatever was sent behind it.
 */
function joined(writes: readonly Write[], conditions: readonly Condition[]): Statement {
  const texts = ["with "];
  const add = (before: string, [first = "", ...rest]: readonly string[], after: string) => {
    texts.push(`${texts.pop()}${before}${first}`, ...rest);
    texts.push(`${texts.pop()}${after}`);
  };
  const counted = [...writes.keys()].filter((index) => writes[index]?.rows !== null);
  for (const [index, { parts, rows, name = nameOf(index) }] of writes.entries()) {
    add(`${index === 0 ? "" : ", "}${name} as (`, parts, rows === null ? ")" : " returning 1)");
  }
  add(" select", [""], "");
  // PostgreSQL judges them from left to right, and changes nothing before it counts.
  for (const [place, { parts }] of conditions.entries()) {
    add(`${place === 0 ? "" : ","} 1 / ((`, parts, ") is true)::int");
  }
  for (const [place, index] of counted.entries()) {
    const is_first = place + conditions.length === 0;
    const count = `(select count(*) from ${writes[index]?.name ?? nameOf(index)})`;
    add(`${is_first ? "" : ","} 1 / (${count} = `, ["", "::bigint)::int"], "");
  }
  return { parts: Object.assign(texts, { raw: texts }), counted };
}

function nameOf(index: number): string {
  return `w${index}`;
}
