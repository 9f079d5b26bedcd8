import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { OperationId } from "@svc/generated/operations";
import { beforeAll, expect, test } from "vitest";
import type { Document, Schema } from "../../spec/emitter/document.ts";
import { given, type Shop } from "../kit/given.ts";
import { expectRefusal } from "../kit/refusal.ts";

const OPENAPI = join(import.meta.dirname, "..", "..", "generated", "openapi.json");
const document = JSON.parse(await readFile(OPENAPI, "utf8")) as Document;
const { schemas } = document.components;

/** A value of each that passes the form. */
const VALUES: Record<string, unknown> = {};

interface PlannedField {
  id: OperationId;
  field: string;
  body: Record<string, unknown>;
}

let shop: Shop;

beforeAll(async () => {
  shop = await given.organisation();
});

test("the contract marks the fields that are to come", () => {
  const marked = plannedFields().map(({ id, field }) => `${id}.${field}`);
  const to_come: string[] = [];
  expect(marked.toSorted()).toEqual(to_come);
});

test.each(plannedFields())("$id answers 501 to $field", async ({ id, field, body }) => {
  const call = shop.api[id] as (input: { body: unknown }) => ReturnType<Shop["api"]["createSend"]>;
  const answer = await call({ body: { ...body, [field]: VALUES[field] } });
  await expectRefusal(answer, "not_implemented", { param: field });
});

/** The planned fields of the bodies of operations that are not planned themselves. */
function plannedFields(): PlannedField[] {
  return Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .filter((operation) => operation["x-svc-planned"] !== true)
    .flatMap(({ operationId, requestBody }) => {
      const named = requestBody?.content["application/json"]?.schema?.$ref?.split("/").at(-1);
      const schema: Schema = schemas[named ?? ""] ?? {};
      const [body = {}] = (schema.examples ?? []) as Record<string, unknown>[];
      const marked = Object.entries(schema.properties ?? {}).filter(([, one]) => isMarked(one));
      return marked.map(([field]) => ({ id: operationId as OperationId, field, body }));
    });
}

function isMarked(field: Schema): boolean {
  return field["x-svc-planned"] === true;
}
