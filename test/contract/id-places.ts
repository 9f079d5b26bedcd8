/** Where a request names objects by their ids, and so could reach what is of another account. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OperationId } from "@svc/generated/operations";
import {
  type Document,
  type Operation,
  operationsOf,
  type Parameter,
  refName,
  type Schema,
} from "../../spec/emitter/document.ts";

export interface IdPlace {
  readonly operation_id: OperationId;
  readonly part: "path" | "query" | "body";
  readonly name: string;
}

const FILE = join(import.meta.dirname, "..", "..", "generated", "openapi.json");
const document = JSON.parse(readFileSync(FILE, "utf8")) as Document;

/** Every parameter and every field of a body that holds the id of an object of an account. */
export function idPlaces(): IdPlace[] {
  return operationsOf(document).flatMap((operation) => [
    ...parametersOf(operation)
      // The header names an account of the session's own; pages choose it, and send no header.
      .filter((parameter) => parameter.in !== "header" && holdsId(parameter.schema))
      .map((parameter) => placeOf(operation, parameter.in as IdPlace["part"], parameter.name)),
    ...fieldsOf(operation)
      .filter(([, schema]) => holdsId(schema))
      .map(([name]) => placeOf(operation, "body", name)),
  ]);
}

function placeOf({ operationId }: Operation, part: IdPlace["part"], name: string): IdPlace {
  return { operation_id: operationId as OperationId, part, name };
}

function parametersOf({ parameters = [] }: Operation): Parameter[] {
  return parameters.map((parameter) => {
    if (!("$ref" in parameter)) return parameter;
    const name = parameter.$ref.split("/").at(-1) ?? "";
    return document.components.parameters?.[name] as Parameter;
  });
}

function fieldsOf({ requestBody }: Operation): [string, Schema][] {
  const schema = requestBody?.content["application/json"]?.schema;
  return Object.entries((schema && resolved(schema).properties) ?? {});
}

/** Ids end in 24 characters behind a prefix; a cursor is an id of whatever the list holds. */
function holdsId(schema: Schema): boolean {
  const { pattern, items, anyOf = [], ...rest } = resolved(schema);
  if (rest["x-svc-refusal"] === "invalid_cursor") return true;
  if (typeof pattern === "string" && pattern.includes("_[0-9A-Za-z]")) return true;
  return [...anyOf, ...(items ? [items] : [])].some(holdsId);
}

function resolved(schema: Schema): Schema {
  const name = refName(schema);
  return name === null ? schema : (document.components.schemas[name] as Schema);
}

/** Fields that take a list of ids. */
export const LISTS: readonly string[] = ["groups", "add", "remove", "recipients", "item_ids"];

/** Fields that stand in the place of another one of the right call. */
export const IN_PLACE_OF: Readonly<Record<string, object>> = { group: { recipients: undefined } };
