import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Document, Operation, Schema } from "../../spec/emitter/document.ts";
import { answerOf, operationsOf, refName } from "../../spec/emitter/document.ts";

const PATH = join(import.meta.dirname, "..", "..", "generated", "openapi.json");
const contract = JSON.parse(await readFile(PATH, "utf8")) as Document;

const ROWS = operationsOf(contract).flatMap((operation) =>
  expansionsOf(operation).map((field) => ({ id: operation.operationId, field, operation })),
);

test("some operations expand", () => {
  expect(ROWS.length).toBeGreaterThan(20);
});

test.each(ROWS)("$id can show an object in place of the id in $field", ({ field, operation }) => {
  const shown = field.split(".").reduce(fieldOf, answered(operation));
  const shapes = namesIn(shown).flatMap((name) => namesIn(contract.components.schemas[name]));
  const objects = shapes.filter((name) => contract.components.schemas[name]?.properties?.id);
  expect(objects).toHaveLength(1);
});

/** What `expand[]` of an operation may name. */
function expansionsOf(operation: Operation): string[] {
  const names = (operation.parameters ?? []).flatMap((parameter) => {
    if (!("$ref" in parameter)) return [parameter];
    const shared = contract.components.parameters?.[parameter.$ref.split("/").at(-1) ?? ""];
    return shared ? [shared] : [];
  });
  const expand = names.find(({ name }) => name === "expand[]");
  return (resolved(expand?.schema.items ?? {}).enum ?? []) as string[];
}

function answered(operation: Operation): Schema {
  const answer = answerOf(contract, operation.responses["200"] as { description: string });
  return answer.content?.["application/json"]?.schema ?? {};
}

function fieldOf(schema: Schema, name: string): Schema {
  const field = resolved(schema).properties?.[name] ?? {};
  return field.items ?? field;
}

function resolved(schema: Schema): Schema {
  return contract.components.schemas[refName(schema) ?? ""] ?? schema;
}

/** The schemas that a schema names: its own, or those that it is any of. */
function namesIn(schema: Schema | undefined): string[] {
  return [schema ?? {}, ...(schema?.anyOf ?? [])].flatMap((one) => refName(one) ?? []);
}
