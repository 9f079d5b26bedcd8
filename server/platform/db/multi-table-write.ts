/**
 * Changes of several tables in one statement. Each statement of a flight costs both sides a
 * message, a plan to start and an answer; a sale that writes eight tables pays for one of each.
 */
import assert from "node:assert/strict";
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

const numbers = new WeakMap<readonly string[], number>();
const statements = new Map<string, Statement>();
let numbers_given = 0;

/**
 * Makes all the writes in one statement. They see the tables as they were before it, and foreign
 * keys are held to what it leaves; no table stands in two of them.
 *
 * Fails an assert, and the transaction with it, when a counted write changed other rows than it
 * must.
 */
export async function writeTogether({ sql }: Tx, writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return;
  const { parts, counted } = statementOf(writes);
  const [changed] = await sql<Record<string, number>[]>(
    parts,
    ...writes.flatMap(({ values }) => values as string[]),
  );
  for (const index of counted) {
    assert.equal(
      changed?.[nameOf(index)],
      writes[index]?.rows,
      `${nameOf(index)} wrote another number of rows`,
    );
  }
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

/** `with w0 as (…), w1 as (… returning 1) select (select count(*)::int from w1) as w1`. */
function joined(writes: readonly Write[]): Statement {
  const texts = ["with "];
  const counted = [...writes.keys()].filter((index) => writes[index]?.rows !== null);
  for (const [index, { parts, rows }] of writes.entries()) {
    const [first = "", ...rest] = parts;
    texts.push(`${texts.pop()}${index === 0 ? "" : ", "}${nameOf(index)} as (${first}`, ...rest);
    texts.push(`${texts.pop()}${rows === null ? "" : " returning 1"})`);
  }
  const counts = counted.map((index) => `(select count(*)::int from w${index}) as w${index}`);
  texts.push(`${texts.pop()} select ${counts.join(", ")}`);
  return { parts: Object.assign(texts, { raw: texts }), counted };
}

function nameOf(index: number): string {
  return `w${index}`;
}
