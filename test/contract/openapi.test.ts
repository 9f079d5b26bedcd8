import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ERRORS } from "@svc/generated/errors";
import { EVENTS } from "@svc/generated/events";
import { OPERATIONS, type OperationFacts } from "@svc/generated/operations";
import { requestValidators, responseValidators, schemaValidators } from "@svc/generated/validators";
import { expect, test } from "vitest";
import type { Document, Media, Operation, Parameter } from "../../spec/emitter/document.ts";

const GENERATED = join(import.meta.dirname, "..", "..", "generated");
const document = JSON.parse(await readFile(join(GENERATED, "openapi.json"), "utf8")) as Document;
const OBJECTS = Object.values(OPERATIONS) as OperationFacts[];

test("the document and the table hold the same operations, each with one tag", () => {
  const ids = operations().map((operation) => operation.operationId);
  expect(ids.sort()).toEqual(Object.keys(OPERATIONS).sort());
  expect(operations().map((operation) => operation.tags?.length)).toEqual(ids.map(() => 1));
});

test("every operation can succeed, but for the one that says that there is no stream", () => {
  const fruitless = OBJECTS.filter(({ statuses }) => !statuses.some((status) => status < 300));
  expect(fruitless.map(({ id }) => id)).toEqual(["getMcp"]);
});

test("every schema is used by an operation, a webhook or a tool", () => {
  const { schemas } = document.components;
  const told = JSON.stringify({ ...document, components: { ...document.components, schemas: {} } });
  const used = new Set(refsIn(told));
  for (const name of used) {
    for (const inner of refsIn(JSON.stringify(schemas[name]))) used.add(inner);
  }
  expect(Object.keys(schemas).filter((name) => !used.has(name))).toEqual([]);
});

function refsIn(text: string): string[] {
  return [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = ""]) => name);
}

test.each(OBJECTS)("$id asks for an Idempotency-Key as its class says", (facts) => {
  const header = parameters(byId(facts.id)).find((one) => one.name === "Idempotency-Key");
  const required = { required: true, optional: false, refused: null, none: null };
  expect(header?.required ?? null).toBe(required[facts.idempotency]);
});

test.each(OBJECTS)("$id declares a status for each of its refusals and no other", (facts) => {
  const refused = new Set(facts.refusals.map((code) => ERRORS[code].status));
  const declared = facts.statuses.filter((status) => status >= 300);
  const unchanged = facts.cacheable ? [304] : [];
  expect(declared).toEqual([...unchanged, ...[...refused].sort((left, right) => left - right)]);
});

/** An operation that answers with files alone has nothing to show. */
const SHOWN = OBJECTS.filter(({ id }) => Object.keys(responseValidators[id]).some(isSuccess));

function isSuccess(status: string): boolean {
  return Number(status) < 300;
}

test.each(SHOWN)("$id has answers in its examples that conform", (facts) => {
  const answers = Object.entries(byId(facts.id).responses);
  const shown = answers.flatMap(([status, answer]) =>
    "$ref" in answer ? [] : examples(answer.content).map((value) => ({ status, value })),
  );
  expect(shown.length).toBeGreaterThan(0);
  for (const { status, value } of shown) {
    const validate = responseValidators[facts.id][Number(status)];
    expect(validate?.(value), JSON.stringify(validate?.errors)).toBe(true);
  }
});

test.each(OBJECTS.filter((facts) => facts.body && !facts.upload))(
  "$id has bodies in its examples that pass",
  ({ id }) => {
    const bodies = examples(byId(id).requestBody?.content);
    const validate = requestValidators[id].body;
    expect(bodies.length).toBeGreaterThan(0);
    for (const body of bodies) {
      expect(validate?.(structuredClone(body)), JSON.stringify(validate?.errors)).toBe(true);
    }
  },
);

test("every example of a named schema conforms to it", () => {
  const names = Object.keys(document.components.schemas) as (keyof typeof schemaValidators)[];
  const wrong = names.filter((name) => {
    const shown = (document.components.schemas[name]?.examples ?? []) as unknown[];
    return shown.some((example) => !schemaValidators[name](example));
  });
  expect(names.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

test("every value of an enumeration says what it means", () => {
  const silent = Object.entries(document.components.schemas)
    .filter(([, schema]) => schema.enum !== undefined && typeof schema.type === "string")
    .filter(([, schema]) => {
      const meanings = schema["x-enumDescriptions"] as Record<string, string> | undefined;
      return schema.enum?.some((value) => !meanings?.[String(value)]);
    });
  expect(silent.map(([name]) => name)).toEqual([]);
});

test("an enumeration is open where answers hold it, and closed where only requests do", () => {
  const open = (name: string) => document.components.schemas[name]?.["x-svc-open-enum"];
  expect([open("SendStatus"), open("ErrorType"), open("Currency")]).toEqual([true, true, true]);
  expect([open("SendAdvanceTarget"), open("SendExpansion")]).toEqual([undefined, undefined]);
});

test("there is one webhook for each event type, whose body names that type", () => {
  const types = Object.entries(document.webhooks ?? {}).map(([type, { post }]) => {
    const schema = post.requestBody?.content["application/json"]?.schema?.$ref?.split("/").at(-1);
    return [type, document.components.schemas[schema ?? ""]?.properties?.type?.const];
  });
  expect(types).toEqual(Object.keys(EVENTS).map((type) => [type, type]));
});

test("the body of a webhook is an event of its type, and of no other", () => {
  const [delivered] = (document.components.schemas.Event?.examples ?? []) as { type: string }[];
  expect(delivered?.type).toBe("send.delivered");
  expect(schemaValidators.SendDeliveredEvent(delivered)).toBe(true);
  expect(schemaValidators.SendCreatedEvent(delivered)).toBe(false);
  expect(schemaValidators.SendDeliveredEvent({ ...delivered, leak: 1 })).toBe(false);
});

test("no path asks for a key unless its operation names a key kind", () => {
  const open = operations().filter(({ security }) =>
    security?.every((one) => !("BearerAuth" in one)),
  );
  const keyless = OBJECTS.filter((facts) => facts.key_kinds.length === 0);
  expect(open.map((operation) => operation.operationId)).toEqual(keyless.map(({ id }) => id));
  const in_session = operations().filter(({ security }) =>
    security?.some((one) => "Session" in one),
  );
  const of_persons = OBJECTS.filter((facts) => facts.dashboard_only);
  expect(in_session.map(({ operationId }) => operationId)).toEqual(of_persons.map(({ id }) => id));
});

function operations(): Operation[] {
  return Object.values(document.paths).flatMap((path) => Object.values(path));
}

function byId(id: string): Operation {
  const found = operations().find((operation) => operation.operationId === id);
  if (!found) throw new Error(`${id} is not in the document.`);
  return found;
}

function parameters(operation: Operation): Parameter[] {
  return (operation.parameters ?? []).map((parameter) => {
    if (!("$ref" in parameter)) return parameter;
    const name = parameter.$ref.split("/").at(-1) ?? "";
    return document.components.parameters?.[name] as Parameter;
  });
}

function examples(content: Record<string, Media> | undefined): unknown[] {
  const media = content?.["application/json"];
  const named = Object.values(media?.examples ?? {}) as { value: unknown }[];
  const single = media?.example === undefined ? [] : [media.example];
  return [...single, ...named.map(({ value }) => value)];
}
