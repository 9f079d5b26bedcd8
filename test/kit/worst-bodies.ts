/** Bodies that are as dear to read as their schema and their size allow. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { OPERATIONS, type OperationId } from "@svc/generated/operations";
import { bodyBounds } from "@svc/generated/validators";
import { type Document, operationsOf, refName, type Schema } from "../../spec/emitter/document.ts";

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

/** Each way of filling the body of an operation, up to the size that it may have. */
export function* worstBodies(id: OperationId): Generator<WorstBody> {
  yield* wideBodies(id);
  yield* longTexts(id, Number(OPERATIONS[id].body_bytes_max));
}

/** Those that are full of values, and not of one long text. */
export function* wideBodies(id: OperationId): Generator<WorstBody> {
  const bytes = Number(OPERATIONS[id].body_bytes_max);
  const { values_max = 0, lists = [] } = bodyBounds[id] ?? {};
  for (const { path, max } of lists) {
    for (const entry of ENTRIES) {
      const most = Math.floor(bytes / (entry.length + 1)) - 100;
      for (const count of [Math.min(max, most), most]) {
        const full = `[${Array(count).fill(entry).join(",")}]`;
        yield { name: `${path.join(".")}: ${count} × ${entry}`, text: around(path, full) };
      }
    }
  }
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

function* longTexts(id: OperationId, bytes: number): Generator<WorstBody> {
  for (const letter of LETTERS) {
    const text = letter.repeat(Math.floor((bytes - 500) / Buffer.byteLength(letter)));
    yield { name: `a name of ${letter}`, text: `{"${text}":1}` };
    yield { name: `metadata of ${letter}`, text: `{"metadata":{"${text}":"${text[0]}"}}` };
    if (!IN_FIELDS.includes(letter)) continue;
    for (const field of fieldsOf(schemas.get(id) ?? {})) {
      yield { name: `${field} of ${letter}`, text: `{"${field}":"${text}"}` };
    }
  }
}

function fieldsOf(schema: Schema): string[] {
  const name = refName(schema);
  const target = name === null ? schema : (document.components.schemas[name] as Schema);
  const union = [...(target.anyOf ?? []), ...(target.oneOf ?? []), ...(target.allOf ?? [])];
  return [...new Set([...Object.keys(target.properties ?? {}), ...union.flatMap(fieldsOf)])];
}
