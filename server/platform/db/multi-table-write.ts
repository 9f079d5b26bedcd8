/**
 * Changes of several tables in one statement. Each statement of a flight costs both sides a
 * message, a plan to start and an answer; a sale that writes eight tables pays for one of each.
 */
import assert from "node:assert/strict";
import { sqlState } from "./errors.ts";
import type { Tx } from "./transaction.ts";

/** One change among those that a statement makes. */
export interface Write {
  /** SQL cut at its parameters; for the same SQL the very same object. */
  readonly parts: readonly string[];
  readonly values: readonly unknown[];
  /** How many rows it must change; null for an insert, which writes its rows or fails. */
  readonly rows: number | null;
}

/** The statement of a set of writes, and the places of those that are counted. */
interface Statement {
  readonly parts: TemplateStringsArray;
  readonly counted: readonly number[];
}

/** Division by zero. */
const WRONG_COUNT = "22012";

const numbers = new WeakMap<readonly string[], number>();
const statements = new Map<string, Statement>();
let numbers_given = 0;

/**
 * Makes all the writes in one statement. They see the tables as they were before it, and foreign
 * keys are held to what it leaves; no table stands in two of them. With `is_last` a pipeline's
 * transaction is committed in the same flight.
 *
 * Fails an assert, and the transaction with it, when a counted write changed other rows than it
 * must.
 */
export async function writeTogether(
  { sql, commit }: Tx,
  writes: readonly Write[],
  { is_last = false }: { is_last?: boolean } = {},
): Promise<void> {
  if (writes.length === 0) return;
  const { parts, counted } = statementOf(writes);
  const values = writes.flatMap(({ values }) => values as string[]);
  const counts = counted.map((index) => String(writes[index]?.rows));
  // Sent in this turn: a statement that is only awaited goes out a turn later, behind a commit.
  const written = sql(parts, ...values, ...counts).execute();
  const committed = is_last ? commit?.() : undefined;
  try {
    await Promise.all([written, committed]);
  } catch (error) {
    assert(sqlState(error) !== WRONG_COUNT, wrongCount(writes, counted));
    throw error;
  }
}

/** What was to change which number of rows: the first words of each counted write. */
function wrongCount(writes: readonly Write[], counted: readonly number[]): string {
  const wanted = counted.map((index) => {
    const { parts = [], rows } = writes[index] ?? {};
    return `${rows} by "${parts[0]?.trim().split(/\s+/, 4).join(" ")} …"`;
  });
  return `other rows were changed than wanted: ${wanted.join(", ")}`;
}

function statementOf(writes: readonly Write[]): Statement {
  const name = writes.map(({ parts, rows }) => `${numberOf(parts)}${rows === null ? "" : "n"}`);
  const known = statements.get(name.join());
  if (known !== undefined) return known;
  const statement = joined(writes);
  statements.set(name.join(), statement);
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
 * `select 1 / ((select count(*) from w1) = $9::bigint)::int`.
 * A count that is wrong divides by zero: the statement itself fails, whatever was sent behind it.
 */
function joined(writes: readonly Write[]): Statement {
  const texts = ["with "];
  const counted = [...writes.keys()].filter((index) => writes[index]?.rows !== null);
  for (const [index, { parts, rows }] of writes.entries()) {
    const [first = "", ...rest] = parts;
    texts.push(`${texts.pop()}${index === 0 ? "" : ", "}${nameOf(index)} as (${first}`, ...rest);
    texts.push(`${texts.pop()}${rows === null ? "" : " returning 1"})`);
  }
  texts.push(`${texts.pop()} select`);
  for (const [place, index] of counted.entries()) {
    const count = `(select count(*) from ${nameOf(index)})`;
    texts.push(`${texts.pop()}${place === 0 ? "" : ","} 1 / (${count} = `, "::bigint)::int");
  }
  return { parts: Object.assign(texts, { raw: texts }), counted };
}

function nameOf(index: number): string {
  return `w${index}`;
}
