import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ERRORS } from "@svc/generated/errors";
import { EVENTS } from "@svc/generated/events";
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { OPERATIONS, type OperationFacts } from "@svc/generated/operations";
import { expect, test } from "vitest";
import type { Document, Operation, Parameter, Schema } from "../../spec/emitter/document.ts";

const GENERATED = join(import.meta.dirname, "..", "..", "generated");
const document = JSON.parse(await readFile(join(GENERATED, "openapi.json"), "utf8")) as Document;
const FACTS = Object.values(OPERATIONS) as OperationFacts[];
const SCHEMAS = document.components.schemas;

interface Choice {
  operation_id: string;
  when: { name: string; in: string; value: unknown; given: boolean } | null;
  media_type: string;
  schema: { $ref: string } | null;
  description: string;
}

test("the document holds the catalogue of errors, so that a client can have constants", () => {
  expect(document["x-svc-error-codes"]).toEqual(ERRORS);
});

test("the type of an event is an open enumeration of the catalogue, with its sentences", () => {
  const named = SCHEMAS.EventTypeName;
  const meanings = Object.entries(EVENTS).map(([type, { meaning }]) => [type, meaning]);
  expect(named?.enum).toEqual(Object.keys(EVENTS));
  expect(named?.["x-enumDescriptions"]).toEqual(Object.fromEntries(meanings));
  expect(named?.["x-svc-open-enum"]).toBe(true);
});

test.each(FACTS)("$id says whether it may be sent again", ({ id, method, idempotency }) => {
  const retry = byId(id)["x-svc-retry"];
  const keyed = idempotency === "required" || idempotency === "optional";
  if (method !== "POST") expect(retry).toBe("safe");
  else if (idempotency === "refused") expect(retry).toBe("once");
  else expect(keyed ? ["keyed"] : ["safe", "once"]).toContain(retry);
});

test("a new secret, a text message and a made-up event are never asked for twice", () => {
  const asked = ["rollKey", "createKey", "resendSendToken", "sendClaimCode", "triggerTestEvent"];
  expect(asked.map((id) => byId(id)["x-svc-retry"])).toEqual(asked.map(() => "once"));
});

test("every end of a lifecycle is settled, and a send settles where a till stops waiting", () => {
  for (const { terminal, settled, states } of Object.values(LIFECYCLES)) {
    expect(states).toEqual(expect.arrayContaining([...settled]));
    expect(settled).toEqual(expect.arrayContaining([...terminal]));
  }
  const settled: readonly string[] = LIFECYCLES.send.settled;
  const under_way = LIFECYCLES.send.states.filter((state) => !settled.includes(state));
  const known = ["pending", "submitted", "queued", "retrying", "unknown", "scheduled"];
  expect(under_way).toEqual(known);
});

test("every media type of an operation with several is what a choice answers with", () => {
  for (const operation of operations()) {
    const types = successTypes(operation);
    const chosen = new Set(choicesOf(operation).map((one) => one.media_type));
    if (types.size > 1) expect(chosen).toEqual(types);
  }
});

test("every value of a format has an answer of its own", () => {
  const formatted = operations().filter((operation) => formatOf(operation) !== undefined);
  expect(formatted.length).toBeGreaterThan(5);
  for (const operation of formatted) {
    const values = choicesOf(operation).map(({ when }) => when?.value);
    expect(values).toEqual(formatOf(operation)?.enum);
  }
});

test("each answer that is chosen has a name and a sentence of its own", () => {
  const all = operations().flatMap((operation) => {
    const [standard, ...others] = choicesOf(operation);
    expect(standard?.operation_id ?? operation.operationId).toBe(operation.operationId);
    for (const { description } of others) {
      expect(description).toMatch(/^[A-Z][a-z]+s\b.*\.$/s);
      expect(operation.description).toContain(description.slice(1));
      expect(standard?.description).not.toContain(description.slice(1));
    }
    return others.map(({ operation_id }) => operation_id);
  });
  const names = [...all, ...Object.keys(OPERATIONS)];
  expect(new Set(names).size).toBe(names.length);
  expect(all).toContain("validateSend");
});

test("whoever asks to validate learns nothing of a sale, and a reward of many is a list", () => {
  const schemas = (id: string) => choicesOf(byId(id)).map(({ schema }) => schema?.$ref);
  const named = (...names: string[]) => names.map((name) => `#/components/schemas/${name}`);
  expect(schemas("createSend")).toEqual(named("SendOrApproval", "SendValidation"));
  expect(schemas("createRewardLinks")).toEqual(named("RewardLink", "RewardLinkList"));
  expect(schemas("createReward")).toEqual(named("RewardOrApproval", "RewardValidation"));
});

test("a change of an object has a body that is required", () => {
  const changes = Object.values(document.paths).flatMap(({ patch, put }) => [patch, put]);
  const optional = changes.filter((one) => one?.requestBody && !one.requestBody.required);
  expect(optional.map((one) => one?.operationId)).toEqual([]);
});

function operations(): Operation[] {
  return Object.values(document.paths).flatMap((path) => Object.values(path));
}

function byId(id: string): Operation {
  const found = operations().find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`${id} is not in the document.`);
  return found;
}

function choicesOf(operation: Operation): Choice[] {
  return (operation["x-svc-answers"] ?? []) as Choice[];
}

function successTypes({ responses }: Operation): Set<string> {
  const types = Object.entries(responses).flatMap(([status, answer]) =>
    Number(status) < 300 && "content" in answer ? Object.keys(answer.content ?? {}) : [],
  );
  return new Set(types);
}

/** The enumeration of the parameter `format`, of an operation that has one. */
function formatOf({ parameters = [] }: Operation): Schema | undefined {
  const written = parameters.map((one) => {
    const name = "$ref" in one ? one.$ref.split("/").at(-1) : null;
    return name ? document.components.parameters?.[name] : (one as Parameter);
  });
  const schema = written.find((one) => one?.name === "format")?.schema;
  return schema && (SCHEMAS[schema.$ref?.split("/").at(-1) ?? ""] ?? schema);
}
