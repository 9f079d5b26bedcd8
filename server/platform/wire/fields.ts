/**
 * Requests are read by tables: `{ notify_number: optional(phone), program: id("prg") }` names what
 * reads each field, and the compiler holds a table to the contract's type of the body. What cannot
 * be read is a wrong field; a request is refused for all of its wrong fields at once.
 */
import { type RefusedField, refusalOfFields } from "../refusal.ts";

/** The field that is being read, and what its reading depends on besides its own text. */
interface FieldPosition<Body = unknown, Facts = unknown> {
  readonly param: string;
  readonly body: Body;
  readonly facts: Facts;
}

/** What a field says, or why it says nothing and what stands in its place until it is refused. */
type FieldRead<Value, Instead> =
  | { readonly value: Value }
  | { readonly wrong: RefusedField; readonly instead: Instead };

/** Reads one field. Pure, but for `metadata`, which refuses by itself. */
export type FieldReader<Written, Value, Instead = never, Body = unknown, Facts = unknown> = (
  written: Written,
  position: FieldPosition<Body, Facts>,
) => FieldRead<Value, Instead>;

/** A reader for some fields of a body, in the order in which wrong ones are named. */
type FieldTable<Body, Facts> = {
  readonly [Param in keyof Body]?: FieldReader<Body[Param], unknown, unknown, Body, Facts>;
};

/** What a table reads when no field is wrong. */
type Values<Table> = {
  readonly [Param in keyof Table]: Part<Table[Param], "value">;
};

/** What a table reads of a request that may be refused. */
type PartialValues<Table> = {
  readonly [Param in keyof Table]: Part<Table[Param], "value" | "instead">;
};

type Part<Reader, Name extends string> = Reader extends (...given: never[]) => infer Read
  ? Read extends { readonly [Key in Name]?: unknown }
    ? Read[Name & keyof Read]
    : never
  : never;

/** Reads the fields of a table, and names every wrong one in place of refusing it. */
export function readFields<Body extends object, Facts, const Table extends FieldTable<Body, Facts>>(
  table: Table,
  body: Body,
  facts: Facts,
): { readonly values: PartialValues<Table>; readonly wrong: RefusedField[] } {
  const wrong: RefusedField[] = [];
  const values: Partial<Record<keyof Body, unknown>> = {};
  for (const param of Object.keys(table) as (keyof Body & string)[]) {
    const read = table[param]?.(body[param], { param, body, facts });
    if (read === undefined) continue;
    if ("wrong" in read) wrong.push(read.wrong);
    values[param] = "wrong" in read ? read.instead : read.value;
  }
  return { values: values as PartialValues<Table>, wrong };
}

/**
 * Reads the fields of a table for an operation.
 *
 * Refuses: every wrong field at once, those of the table before the `others`.
 */
export function readInput<Body extends object, Facts, const Table extends FieldTable<Body, Facts>>(
  table: Table,
  body: Body,
  facts: Facts,
  others: readonly RefusedField[] = [],
): Values<Table> {
  const { values, wrong } = readFields(table, body, facts);
  refuseWrong([...wrong, ...others]);
  // Nothing stands in for a wrong field any more: each has been refused.
  return values as Values<Table>;
}

/** Refuses: every wrong field at once; nothing where there is none. */
export function refuseWrong([first, ...rest]: readonly RefusedField[]): void {
  if (first !== undefined) throw refusalOfFields([first, ...rest]);
}

/** A field that may be left out, which is null then. */
export function optional<Written, Value, Instead, Body, Facts>(
  read: FieldReader<Written, Value, Instead, Body, Facts>,
): FieldReader<Written | null | undefined, Value | null, Instead, Body, Facts> {
  return (written, position) => (written == null ? { value: null } : read(written, position));
}
