/** What the served contract says an agent should know before it calls an operation. */
import { OPERATIONS, type OperationFacts } from "@svc/generated/operations";
import type { Document, Operation } from "@svc/server/docs-site/documents/document.ts";
import { beforeAll, expect, it } from "vitest";
import { serveDocs } from "./site.ts";

let found: Map<string, Operation>;

const accessOf = (id: string) => found.get(id)?.["x-agentic-access"] as Record<string, unknown>;
const FACTS: readonly OperationFacts[] = Object.values(OPERATIONS);

beforeAll(async () => {
  const docs = await serveDocs();
  const { paths } = JSON.parse(await docs.text("/openapi.json")) as Document;
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  found = new Map(operations.map((one) => [one.operationId, one]));
});

it("tells what reads from what acts, and what moves money from the rest", () => {
  for (const { id, method, idempotency } of FACTS) {
    const { "action-class": action, consequence } = accessOf(id);
    expect([id, action]).toEqual([id, method === "GET" ? "connected" : "acting"]);
    if (method === "GET") expect([id, consequence]).toEqual([id, "read"]);
    else if (idempotency === "required") expect([id, consequence]).toEqual([id, "physical"]);
  }
  expect(accessOf("postMcp").consequence).toBe("physical");
  expect(accessOf("createRecipient").consequence).toBe("write");
});

it("names the kinds of key that can call, and when a person decides", () => {
  for (const { id, key_kinds, events, dashboard_only } of FACTS) {
    const { audience, escalation } = accessOf(id);
    expect([id, audience]).toEqual([id, key_kinds]);
    const is_open = key_kinds.includes("ak") && !dashboard_only;
    const may_wait = events.includes("agent_approval.requested");
    const expected = !is_open ? "required" : may_wait ? "conditional" : "none";
    expect([id, escalation]).toEqual([id, { "human-in-the-loop": expected }]);
  }
  expect(accessOf("createSend").escalation).toEqual({ "human-in-the-loop": "conditional" });
});

it.each([
  ["createSend", "cancelSend"],
  ["createBatch", "cancelBatch"],
  ["createReward", "voidReward"],
  ["createCheckoutSession", "expireCheckoutSession"],
  ["createKey", "deleteKey"],
  ["createQuote", undefined],
  ["cancelSend", undefined],
  ["getSend", undefined],
])("says what takes back %s: %s", (id, reversal) => {
  expect(accessOf(id).reversal).toBe(reversal);
});

it("leads to operations that exist, by every reversal", () => {
  const reversals = FACTS.map(({ id }) => accessOf(id).reversal).filter(Boolean) as string[];
  expect(reversals.filter((id) => !found.has(id))).toEqual([]);
  expect(reversals.length).toBeGreaterThan(8);
});
