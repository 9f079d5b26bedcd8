/** What the contract's own examples send: the right call of what is not kept yet. */
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

const FILE = join(import.meta.dirname, "..", "..", "generated", "openapi.json");
const document = JSON.parse(readFileSync(FILE, "utf8")) as Document;
const operations = new Map(operationsOf(document).map((one) => [one.operationId, one]));

/** The body of the first example, its needed fields first; undefined where there is none. */
export function shownBody(operation_id: OperationId): Record<string, unknown> | undefined {
  const media = operations.get(operation_id)?.requestBody?.content["application/json"];
  if (media?.schema === undefined) return undefined;
  const [first] = Object.values(media.examples ?? {}) as { value: Record<string, unknown> }[];
  const { required = [] } = resolved(media.schema);
  const fields = Object.entries(first?.value ?? {});
  const isNeeded = ([name]: [string, unknown]) => required.includes(name);
  return Object.fromEntries([
    ...fields.filter(isNeeded),
    ...fields.filter((field) => !isNeeded(field)),
  ]);
}

/** Whether the schema of the body names a field that must be there. */
export function hasNeededField(operation_id: OperationId): boolean {
  const media = operations.get(operation_id)?.requestBody?.content["application/json"];
  return media?.schema !== undefined && (resolved(media.schema).required ?? []).length > 0;
}

/** The parameters of the query that are needed, as their first examples show them. */
export function shownQuery(operation_id: OperationId): Record<string, string> {
  const { parameters = [] } = operations.get(operation_id) as Operation;
  const needed = parameters.map(parameterOf).filter((one) => one.in === "query" && one.required);
  return Object.fromEntries(
    needed.map(({ name, examples = {} }) => {
      const [first] = Object.values(examples) as { value: string }[];
      return [name, first?.value ?? ""];
    }),
  );
}

/** The value that the schema of a part of the path shows. */
export function shownPathValue(operation_id: OperationId, name: string): string | undefined {
  const { parameters = [] } = operations.get(operation_id) as Operation;
  const found = parameters.map(parameterOf).find((one) => one.in === "path" && one.name === name);
  const [value] = (found === undefined ? [] : (resolved(found.schema).examples ?? [])) as string[];
  return value;
}

function parameterOf(parameter: Parameter | { $ref: string }): Parameter {
  if (!("$ref" in parameter)) return parameter;
  return document.components.parameters?.[parameter.$ref.split("/").at(-1) ?? ""] as Parameter;
}

function resolved(schema: Schema): Schema {
  const name = refName(schema);
  return name === null ? schema : (document.components.schemas[name] as Schema);
}
