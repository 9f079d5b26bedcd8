import { describe, expect, it } from "vitest";
import type { Operation } from "../../spec/emitter/document.ts";
import facts from "./product-facts.json" with { type: "json" };
import { contractOf, DIFFERENCES, writtenContract } from "./product-facts.ts";
import { OWED } from "./product-owed.ts";

const TOPICS = Object.keys(DIFFERENCES);
const sentences = allSentences();

function allSentences(contract = writtenContract()): string[] {
  return Object.values(DIFFERENCES).flatMap((differencesOf) => differencesOf(contract));
}

function isOwed(sentence: string): boolean {
  return Object.keys(OWED).some((words) => sentence.includes(words));
}

describe("the contract says what the product says of its", () => {
  it.each(TOPICS)("%s", (topic) => {
    const differences = DIFFERENCES[topic]?.(writtenContract()) ?? [];
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

describe("a contract that lacks something", () => {
  it.each([
    [{ "x-svc-scope": ["sends:read"] }, "POST /sends needs sends:write, and names sends:read."],
    [{ "x-svc-idempotency": "none" }, "POST /sends is of class required, and says none."],
    [{ requestBody: undefined }, "POST /sends does not take on_zesa_down."],
    [{ responses: {} }, "POST /sends does not answer 202."],
    [{ responses: {} }, "POST /sends is not refused 422 product_unavailable."],
  ])("is told so: %j", (spoilt, sentence) => {
    expect(sentences).not.toContain(sentence);
    expect(allSentences(spoiltContract(spoilt))).toContain(sentence);
  });

  it("is told of a path, a mark of access, an event, an id and a tool that are gone", () => {
    const { document } = writtenContract();
    const { "/claims/{token}": _, ...paths } = document.paths;
    const bare = { ...document, paths, webhooks: {}, "x-svc-mcp-tools": [] };
    const gone = contractOf({ ...bare, components: { ...document.components, schemas: {} } });
    for (const differencesOf of ["methods and paths", "events", "tools of the MCP server"]) {
      expect(DIFFERENCES[differencesOf]?.(gone).length).toBeGreaterThan(1);
    }
    expect(DIFFERENCES["prefixes of ids"]?.(gone)).toHaveLength(28);
    expect(DIFFERENCES["methods and paths"]?.(gone)).toEqual([
      "GET /claims/{token} is not in the contract.",
      "POST /claims/{token} is not in the contract.",
    ]);
  });

  function spoiltContract(spoilt: Partial<Operation>) {
    const { document } = writtenContract();
    const { post, ...others } = document.paths["/sends"] as Record<string, Operation>;
    const sends = { ...others, post: { ...(post as Operation), ...spoilt } };
    return contractOf({ ...document, paths: { ...document.paths, "/sends": sends } });
  }
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
