import { describe, expect, it } from "vitest";
import facts from "./product-facts.json" with { type: "json" };
import { DIFFERENCES } from "./product-facts.ts";
import { OWED } from "./product-owed.ts";

const TOPICS = Object.keys(DIFFERENCES);
const sentences = TOPICS.flatMap((topic) => DIFFERENCES[topic]?.() ?? []);

function isOwed(sentence: string): boolean {
  return Object.keys(OWED).some((words) => sentence.includes(words));
}

describe("the contract says what the product says of its", () => {
  it.each(TOPICS)("%s", (topic) => {
    const differences = DIFFERENCES[topic]?.() ?? [];
    expect(differences.filter((sentence) => !isOwed(sentence))).toEqual([]);
  });
});

describe("what is owed", () => {
  it("is still missing", () => {
    const paid = Object.keys(OWED).filter(
      (words) => !sentences.some((sentence) => sentence.includes(words)),
    );
    expect(paid).toEqual([]);
  });

  it("says where it will come from", () => {
    expect(Object.values(OWED).filter((reason) => reason.length < 10)).toEqual([]);
  });
});

describe("the copy of the product's tables", () => {
  it("is whole", () => {
    const { events, id_prefixes, mcp_tools, idempotency, error_codes } = facts;
    expect(events).toHaveLength(85);
    expect(Object.keys(id_prefixes)).toHaveLength(28);
    expect(Object.keys(mcp_tools)).toHaveLength(18);
    expect([idempotency.required.length, idempotency.optional.length]).toEqual([15, 31]);
    expect(Object.keys(error_codes)).toHaveLength(11);
  });
});
