import type { Answer } from "@svc/generated/routes";
import { describe, expect, it } from "vitest";
import { requestOf } from "../kit/api.ts";
import { sabotagedGate } from "../kit/gate.ts";
import { given } from "../kit/given.ts";

const SECRET = "0772-canary";
/** Of what the account must have, the first that is missing. */
const MISSING = "#/properties/id";

async function broken(): Promise<never> {
  throw new Error(`Something about ${SECRET}.`);
}

async function lying(): Promise<Answer<"getAccount">> {
  return { status: 200, body: { object: "account", name: SECRET } as never };
}

describe("an answer that breaks the contract", () => {
  it("goes out, and the log tells the path and the keyword, never the value", async () => {
    const shop = await given.organisation();
    const { ask, lines } = await sabotagedGate({ handlers: { getAccount: lying }, deaf: true });
    const answer = await ask(requestOf(shop.key.secret, "getAccount", {}));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ name: SECRET });
    const logged = lines.filter((line) => line.includes("does not conform"));
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] as string)).toMatchObject({
      operation: "getAccount",
      status: 200,
      keyword: "required",
      schema_path: MISSING,
    });
    expect(lines.join()).not.toContain(SECRET);
  });

  it("is a fault in the test kit", async () => {
    const shop = await given.organisation();
    const { ask, faults } = await sabotagedGate({ handlers: { getAccount: lying } });
    await ask(requestOf(shop.key.secret, "getAccount", {}));
    expect(faults.map(({ message }) => message)).toEqual([
      `getAccount 200 breaks required at ${MISSING}`,
    ]);
  });
});

/** What no text can be made of. */
async function unwritable(): Promise<Answer<"getAccount">> {
  return { status: 200, body: { object: "account", created: 1n } as never };
}

describe("a bug of ours", () => {
  it("behind an answer is answered and logged like any other", async () => {
    const shop = await given.organisation();
    const sabotage = { handlers: { getAccount: unwritable }, deaf: true };
    const { ask, lines } = await sabotagedGate(sabotage);
    const answer = await ask(requestOf(shop.key.secret, "getAccount", {}));
    expect(answer.status).toBe(500);
    const { error } = (await answer.json()) as { error: Record<string, unknown> };
    expect(error).toMatchObject({ code: "internal_error", retryable: true });
    expect(answer.headers.get("request-id")).toBe(error.request_id);
    const logged = lines.map((line) => JSON.parse(line));
    expect(logged.filter(({ msg }) => msg === "request failed")).toMatchObject([
      { request_id: error.request_id, operation: "getAccount" },
    ]);
  });

  it("answers 500 internal_error and no more, and is logged with the request", async () => {
    const shop = await given.organisation();
    const { ask, lines } = await sabotagedGate({ handlers: { getAccount: broken } });
    const answer = await ask(requestOf(shop.key.secret, "getAccount", {}));
    expect(answer.status).toBe(500);
    const { error } = (await answer.json()) as { error: Record<string, unknown> };
    expect(error).toMatchObject({ code: "internal_error", type: "api_error", retryable: true });
    expect(JSON.stringify(error)).not.toContain(SECRET);
    const logged = lines
      .map((line) => JSON.parse(line))
      .find(({ msg }) => msg === "request failed");
    expect(logged).toMatchObject({
      request_id: error.request_id,
      operation: "getAccount",
      err: { message: `Something about ${SECRET}.` },
    });
  });
});

describe("the log", () => {
  it("has one line a request, and on it no body, no key and no query", async () => {
    const shop = await given.organisation();
    const { ask, lines } = await sabotagedGate({});
    await ask(requestOf(shop.key.secret, "lookupPhone", { query: { phone: "0771234567" } }));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] as string)).toMatchObject({
      operation: "lookupPhone",
      method: "GET",
      path: "/lookups/phone",
      status: 200,
      account_id: shop.account_id,
      version: "2026-11-01",
    });
    expect(lines[0]).not.toContain("0771234567");
    expect(lines[0]).not.toContain(shop.key.secret);
  });
});
