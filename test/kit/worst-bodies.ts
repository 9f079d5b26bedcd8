/** Bodies that are as dear to read as their schema and their size allow. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { OPERATIONS, type OperationId } from "@svc/generated/operations";
import { bodyBounds } from "@svc/generated/validators";
import { type Document, operationsOf, refName, type Schema } from "../../spec/emitter/document.ts";
import { IS_LONG } from "./long.ts";

export interface WorstBody {
  /** What it is full of. */
  readonly name: string;
  readonly text: string;
}

const FILE = join(import.meta.dirname, "..", "..", "generated", "openapi.json");
const document = JSON.parse(readFileSync(FILE, "utf8")) as Document;
const schemas = new Map(
  operationsOf(document).flatMap(({ operationId, requestBody }) => {
    const schema = requestBody?.content["application/json"]?.schema;
    return schema === undefined ? [] : [[operationId as OperationId, schema] as const];
  }),
);

/** Every operation with a body that is JSON. */
export const OPERATIONS_WITH_BODY: readonly OperationId[] = [...schemas.keys()];

const ENTRIES = ["{}", '{"a":1}', "[]", "0", '""'];
/** What patterns, lengths and the reading of phones and amounts stumble over. */
const LETTERS = ["a", "7", " ", "/", "\\u0061", "é"];
const IN_FIELDS = ["a", "7"];
/** So long, what grows by the square shows; a long run fills whole bodies with one text. */
const TEXT_BYTES_MAX = IS_LONG ? Number.POSITIVE_INFINITY : 200_000;

/**
 * Each way of filling the body of an operation, up to the size that it may have. What fills it
 * without a field of its own is read alike by all of one size and form, and one long field by all
 * that have it in a body of that size: it is tried at one of them, and in a long run at each.
 */
export function* worstBodies(id: OperationId): Generator<WorstBody> {
  yield* fullLists(id);
  yield* longFields(id);
  if (isTriedAt(id, formOf(id))) {
    yield* withoutFields(id);
    yield* longTexts(Number(OPERATIONS[id].body_bytes_max));
  }
}

/** Those that are full of values, and not of one long text. */
export function* wideBodies(id: OperationId): Generator<WorstBody> {
  yield* fullLists(id);
  yield* withoutFields(id);
}

/** What of an operation decides how a body is read that has none of its fields. */
function formOf(id: OperationId): string {
  const { body_bytes_max, idempotency } = OPERATIONS[id];
  const is_keyed = idempotency === "required";
  const schema = ownSchema(schemas.get(id) ?? {});
  const forms = [schema.oneOf, schema.anyOf, schema.allOf].map((union) => union !== undefined);
  const has_metadata = fieldsOf(schema).includes("metadata");
  const { values_max } = bodyBounds[id] ?? {};
  return [body_bytes_max, values_max, is_keyed, has_metadata, ...forms].join();
}

/** A list of its own, filled as far as it may be, and further. */
function* fullLists(id: OperationId): Generator<WorstBody> {
  const bytes = Number(OPERATIONS[id].body_bytes_max);
  const { lists = [] } = bodyBounds[id] ?? {};
  for (const { path, max } of lists) {
    for (const entry of ENTRIES) {
      const most = Math.floor(bytes / (entry.length + 1)) - 100;
      for (const count of [Math.min(max, most), most]) {
        const full = `[${Array(count).fill(entry).join(",")}]`;
        yield { name: `${path.join(".")}: ${count} × ${entry}`, text: around(path, full) };
      }
    }
  }
}

function* withoutFields(id: OperationId): Generator<WorstBody> {
  const bytes = Number(OPERATIONS[id].body_bytes_max);
  const { values_max = 0 } = bodyBounds[id] ?? {};
  yield* unknownFields(bytes, values_max);
  yield* nested(bytes, values_max);
}

/** A list in the middle of the one entry of each list that holds it. */
function around(path: readonly string[], inner: string): string {
  return path.reduceRight((text, step) => {
    if (step === "[]") return `[${text}]`;
    return `{${JSON.stringify(step === "{}" ? "key" : step)}:${text}}`;
  }, inner);
}

function* unknownFields(bytes: number, values_max: number): Generator<WorstBody> {
  const flood = objectOf(Math.floor(bytes / 14) - 1);
  yield { name: "unknown fields", text: flood };
  yield { name: "metadata of many fields", text: `{"metadata":${flood.slice(0, bytes - 13)}}` };
  yield { name: "unknown long fields", text: objectOf(190, "f".repeat(bytes / 190 - 20)) };
  const wide = objectOf(190);
  const count = Math.floor(Math.min(values_max / 191, bytes / wide.length)) - 1;
  yield { name: "objects of many fields", text: `{"a":[${Array(count).fill(wide).join(",")}]}` };
  let at = 0;
  const distinct = Array.from({ length: count }, () => objectOf(190, `_${at++}`));
  yield { name: "objects of other fields", text: `{"a":[${distinct.join(",")}]}`.slice(0, bytes) };
}

function objectOf(count: number, ending = ""): string {
  const fields = Array.from({ length: count }, (_, at) => `"${at}${ending}":1`);
  return `{${fields.join(",")}}`;
}

function* nested(bytes: number, values_max: number): Generator<WorstBody> {
  yield { name: "opened lists", text: "[".repeat(bytes) };
  const half = Math.floor(bytes / 2) - 10;
  yield { name: "deep lists", text: `{"a":${"[".repeat(half)}${"]".repeat(half)}}` };
  const deep = `${"[".repeat(30)}${"]".repeat(30)}`;
  const count = Math.floor(Math.min(values_max / 31, bytes / 61)) - 2;
  yield { name: "lists of 30 levels", text: `{"a":[${Array(count).fill(deep).join(",")}]}` };
}

function* longTexts(bytes: number): Generator<WorstBody> {
  for (const letter of LETTERS) {
    const text = longText(bytes, letter);
    yield { name: `a name of ${letter}`, text: `{"${text}":1}` };
    yield { name: `metadata of ${letter}`, text: `{"metadata":{"${text}":"${text[0]}"}}` };
  }
}

function* longFields(id: OperationId): Generator<WorstBody> {
  for (const letter of IN_FIELDS) {
    const text = longText(Number(OPERATIONS[id].body_bytes_max), letter);
    for (const field of fieldsOf(schemas.get(id) ?? {})) {
      if (!isTriedAt(id, fieldForm(id, field))) continue;
      yield { name: `${field} of ${letter}`, text: `{"${field}":"${text}"}` };
    }
  }
}

function longText(bytes: number, letter: string): string {
  const room = Math.min(bytes, TEXT_BYTES_MAX) - 500;
  return letter.repeat(Math.floor(room / Buffer.byteLength(letter)));
}

function fieldsOf(schema: Schema): string[] {
  const target = ownSchema(schema);
  const union = [...(target.anyOf ?? []), ...(target.oneOf ?? []), ...(target.allOf ?? [])];
  return [...new Set([...Object.keys(target.properties ?? {}), ...union.flatMap(fieldsOf)])];
}

function ownSchema(schema: Schema): Schema {
  const name = refName(schema);
  return name === null ? schema : (document.components.schemas[name] as Schema);
}

/** What decides how one long field is read: the size of its body, its name and what it may be. */
function fieldForm(id: OperationId, field: string): string {
  const typesIn = (schema: Schema): Schema[] => {
    const { properties, anyOf = [], oneOf = [], allOf = [] } = ownSchema(schema);
    const own = properties?.[field];
    return [...(own ? [own] : []), ...[...anyOf, ...oneOf, ...allOf].flatMap(typesIn)];
  };
  const types = JSON.stringify(typesIn(schemas.get(id) ?? {}), (name, value) =>
    name === "description" && typeof value === "string" ? undefined : value,
  );
  return [OPERATIONS[id].body_bytes_max, field, types].join();
}

/** By form, the operation that stands for all. */
const firstOfForm = new Map<string, OperationId>();
for (const id of OPERATIONS_WITH_BODY) {
  const of_fields = fieldsOf(schemas.get(id) ?? {}).map((field) => fieldForm(id, field));
  for (const form of [formOf(id), ...of_fields]) {
    if (!firstOfForm.has(form)) firstOfForm.set(form, id);
  }
}

function isTriedAt(id: OperationId, form: string): boolean {
  return IS_LONG || firstOfForm.get(form) === id;
}
