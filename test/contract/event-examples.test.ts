import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { EVENTS, type EventType } from "@svc/generated/events";
import { EVENT_EXAMPLES } from "@svc/generated/fixtures";
import { LIFECYCLES, type LifecycleFacts } from "@svc/generated/lifecycles";
import { schemaValidators } from "@svc/generated/validators";
import { expect, test } from "vitest";
import type { Document } from "../../spec/emitter/document.ts";

type Fields = Record<string, unknown>;

const OPENAPI = join(import.meta.dirname, "..", "..", "generated", "openapi.json");
const document = JSON.parse(await readFile(OPENAPI, "utf8")) as Document;
const TYPES = Object.keys(EVENTS) as EventType[];
const EXAMPLES = TYPES.map((type) => ({ type, ...EVENT_EXAMPLES[type] }));

/** Times that lie ahead until the event happens. */
const AHEAD = [
  "effective_at",
  "expires_at",
  "scheduled_for",
  "next_check_at",
  "queued_until",
  "works_until",
  "due_at",
  "erase_at",
  "runs_at",
  "locked_at",
];
/** The state of an object whose event is neither a step of its lifecycle nor its creation. */
const STANDS: Partial<Record<EventType, readonly string[]>> = {
  "send.token_delivered": ["delivered"],
  "send.token_delivery_failed": ["delivered"],
  "send.token_resent": ["delivered"],
  "send.meter_changed": ["scheduled", "queued"],
  "program.budget.low": ["active"],
  "reward.duplicate": LIFECYCLES.reward.states,
};
/** Events that power alone has. */
const OF_POWER = ["send.queued", "send.meter_changed", /^send\.token_/];

test.each(TYPES)("the webhook of %s has an example that conforms", (type) => {
  const media = document.webhooks?.[type]?.post.requestBody?.content["application/json"];
  const schema = media?.schema?.$ref?.split("/").at(-1) as keyof typeof schemaValidators;
  const validate = schemaValidators[schema];
  expect(validate(media?.example), JSON.stringify(validate.errors)).toBe(true);
});

test.each(movedExamples())("$type moves its object along a step that emits it", (example) => {
  const { type, state, before, lifecycle } = example;
  const steps = lifecycle.steps.filter(({ events }) => events.includes(type));
  expect(steps.map(({ from, to }) => `${from} → ${to}`)).toContain(`${before} → ${state}`);
});

test.each(standingExamples())("$type shows its object where it can happen", (example) => {
  const { type, state, lifecycle } = example;
  const steps = lifecycle.steps.filter(({ events }) => events.includes(type));
  const reached = steps.map(({ to }) => to);
  expect(STANDS[type] ?? [...reached, ...lifecycle.initial]).toContain(state);
});

test.each(EXAMPLES)("$type knows nothing that is later than itself", ({ created, data }) => {
  const late = momentsIn(data.object).filter(([name, at]) => at > created && !AHEAD.includes(name));
  expect(late).toEqual([]);
  expect(data.object.created).toBeLessThanOrEqual(created);
});

test.each(changingExamples())("$type says what it changed, and only that", ({ data }) => {
  for (const [was, is] of changesOf(data.previous_attributes, data.object)) {
    expect(is).not.toBe(undefined);
    expect(JSON.stringify(was)).not.toBe(JSON.stringify(is));
  }
});

test.each(EXAMPLES)("$type tells what belongs to it beside the object", ({ type, data }) => {
  const { threshold, projection, rule, reward } = data;
  const is_met = type === "activity.rule_matched";
  expect(threshold !== null).toBe(type === "credit.balance.low");
  expect(projection !== null).toBe(type === "credit.shortfall.projected");
  expect([rule !== null, reward !== null]).toEqual([is_met, is_met]);
});

test.each(sendExamples())("$type shows a send whose times fit its status", ({ data, type }) => {
  const send = data.object as Fields;
  const has = (field: string) => send[field] !== null;
  expect(has("delivered_at")).toBe(send.status === "delivered");
  expect(has("failed_at")).toBe(send.status === "failed_credited" || type.includes("late"));
  expect(has("cancelled_at")).toBe(send.status === "cancelled_credited");
  expect(has("queued_until")).toBe(send.status === "queued");
  expect(has("credited_at")).toBe(send.credit_returned);
  expect(has("failure_code")).toBe(send.status === "failed_credited");
  expect((send.credit_transactions as []).length).toBe(send.credit_returned ? 2 : 1);
  const waits = ["pending", "scheduled", "queued", "cancelled_credited"];
  expect(has("submitted_at")).toBe(!waits.includes(send.status as string));
});

test.each(sendExamples())("$type shows power where only power can be", ({ data, type }) => {
  const is_of_power = OF_POWER.some((one) => type.match(one));
  expect(data.object.type === "power").toBe(is_of_power);
  expect(data.object.power !== null).toBe(is_of_power);
  const tokens = (data.object.power as { tokens: Fields[] } | null)?.tokens ?? [];
  expect(tokens.length > 0).toBe(type.startsWith("send.token_"));
  for (const { token } of tokens) expect(token).toMatch(/^(\*{4} ){4}\d{4}$/);
});

test("a new secret ends as no old one did", () => {
  const { object, previous_attributes } = EVENT_EXAMPLES["api_key.rolled"].data;
  expect(object).toMatchObject({ rolled: { last4: previous_attributes?.last4 } });
  expect(object.last4).not.toBe(previous_attributes?.last4);
});

test("power that is back is up, and Credit that is low is below its threshold", () => {
  expect(EVENT_EXAMPLES["power.availability.up"].data.object).toMatchObject({ state: "up" });
  const { object, threshold } = EVENT_EXAMPLES["credit.balance.low"].data;
  const { available } = (object as { USD: { available: string } }).USD;
  expect(Number(available)).toBeLessThan(Number(threshold?.amount));
});

test.each([
  ["credit.released", { status: "released", remaining: "0.00" }],
  ["batch.requires_approval", { requires_approval: true, approval: expect.any(Object) }],
  ["credit.topup.succeeded", { succeeded_at: expect.any(Number), amount_received: "200.00" }],
  ["dispute.resolved", { outcome: "delivered_confirmed", resolved_at: expect.any(Number) }],
  ["review.resolved", { resolution: "approved", decided_at: expect.any(Number) }],
  ["reward.held", { send: null, held_reason: "escrow", held_at: expect.any(Number) }],
  ["webhook_endpoint.disabled", { health: { failing_since: expect.any(Number) } }],
] as const)("%s shows what came of it", (type, shown) => {
  expect(EVENT_EXAMPLES[type].data.object).toMatchObject(shown);
});

test("of a person who was erased nothing is shown but the id", () => {
  const { object, previous_attributes } = EVENT_EXAMPLES["recipient.erased"].data;
  const { id, object: name, created, livemode, status, lawful_basis, ...rest } = object;
  expect({ name, livemode, status }).toMatchObject({ name: "recipient", status: "erased" });
  expect([id, created, lawful_basis]).not.toContain(undefined);
  const left = Object.values(rest).filter((value) => JSON.stringify(value).length > "null".length);
  expect(left).toEqual([]);
  expect(Object.keys(previous_attributes ?? {})).toEqual(["status", "erase_at"]);
});

test("no example carries a secret or a link that works", () => {
  const told = JSON.stringify(EXAMPLES);
  expect(told).not.toMatch(/"(secret|completions_secret|url)":\s*"(whsec_|svc_|\S*claim)/);
});

function sendExamples() {
  return EXAMPLES.filter(({ data }) => data.object.object === "send");
}

function changingExamples() {
  return EXAMPLES.filter(({ data }) => data.previous_attributes !== null);
}

/** The examples about objects with a lifecycle, with the state after and before. */
function statedExamples() {
  const lifecycles: Readonly<Record<string, LifecycleFacts>> = LIFECYCLES;
  return EXAMPLES.flatMap(({ type, data: { object, previous_attributes } }) => {
    const lifecycle = lifecycles[String(object.object)];
    if (lifecycle === undefined) return [];
    const state = object[lifecycle.field];
    return [{ type, lifecycle, state, before: previous_attributes?.[lifecycle.field] }];
  });
}

function movedExamples() {
  return statedExamples().filter(({ before }) => before !== undefined);
}

function standingExamples() {
  return statedExamples().filter(({ before }) => before === undefined);
}

function momentsIn(value: unknown, name = ""): [string, number][] {
  if (typeof value === "number") return value > 1_700_000_000 ? [[name, value]] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([inner, one]) =>
    momentsIn(one, Array.isArray(value) ? name : inner),
  );
}

/** Pairs of what was and what is, of the objects in objects too. */
function changesOf(before: unknown, after: unknown): [unknown, unknown][] {
  if (before === null) return [];
  return Object.entries(before as Fields).flatMap(([name, was]): [unknown, unknown][] => {
    const is = (after as Fields)[name];
    const both = [was, is].every(
      (one) => typeof one === "object" && one !== null && !Array.isArray(one),
    );
    return both ? changesOf(was, is) : [[was, is]];
  });
}
