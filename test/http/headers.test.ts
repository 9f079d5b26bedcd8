import { describe, expect, it } from "vitest";
import { api } from "../kit/api.ts";
import { given } from "../kit/given.ts";
import { expectRefusal } from "../kit/refusal.ts";
import { testServer } from "../kit/server.ts";

const ALWAYS = ["request-id", "svc-version", "ratelimit-policy", "ratelimit"];

async function plain(path: string, init?: RequestInit): Promise<Response> {
  const { ask } = await testServer();
  return await ask(new Request(`http://svc.test${path}`, init));
}

describe("every answer", () => {
  it.each([
    ["a success", "/dev/v1/health", {}],
    ["a missing key", "/dev/v1/account", {}],
    ["an unknown path", "/dev/v1/nowhere", {}],
    ["a wrong method", "/dev/v1/account", { method: "PUT" }],
    ["OPTIONS", "/dev/v1/account", { method: "OPTIONS" }],
  ])("has the headers of every answer: %s", async (_, path, init) => {
    const { headers } = await plain(path, init);
    for (const name of ALWAYS) expect(headers.get(name)).toEqual(expect.any(String));
    expect(headers.get("request-id")).toMatch(/^req_[0-9A-Za-z]{24}$/);
  });

  it("names the request in the error as in the header", async () => {
    const { error, headers } = await api(null).getAccount();
    expect(error?.request_id).toBe(headers.get("request-id"));
    expect(error?.doc_url).toMatch(/\/docs\/errors#missing_api_key$/);
    expect(headers.get("www-authenticate")).toBe("Bearer");
  });
});

describe("Svc-Version", () => {
  it("is the account's default, and is echoed", async () => {
    const shop = await given.organisation();
    expect((await shop.api.getAccount()).headers.get("svc-version")).toBe("2026-11-01");
  });

  it.each(["2026-11-02", "latest", ""])(
    "%j is refused with the versions there are",
    async (asked) => {
      const shop = await given.organisation();
      const answer = await shop.api.getAccount({ headers: { "svc-version": asked } });
      await expectRefusal(answer, "invalid_version", { meta: { supported: ["2026-11-01"] } });
    },
  );
});

describe("the rate limits", () => {
  it("of a test account are 100 requests a second, 200 at once", async () => {
    const shop = await given.organisation({ limits: {} });
    const { headers } = await shop.api.getAccount();
    expect(headers.get("ratelimit-policy")).toBe('"req";q=200;w=2');
    expect(headers.get("ratelimit")).toBe('"req";r=199;t=1');
  });

  it("of a live account are 300 a second, 600 at once", async () => {
    const shop = await given.organisation({ limits: {} });
    const { headers } = await shop.live.api.getAccount();
    expect(headers.get("ratelimit-policy")).toBe('"req";q=600;w=2');
  });

  it("count writes by key and sales by account, the tightest named first", async () => {
    const shop = await given.organisation({ limits: {} });
    const { headers } = await shop.api.createSend({ body: {} });
    expect(headers.get("ratelimit-policy")).toBe(
      '"sends";q=50;w=2, "writes";q=100;w=2, "req";q=200;w=2',
    );
    expect(headers.get("ratelimit")).toBe('"sends";r=49;t=1, "writes";r=99;t=1, "req";r=199;t=1');
  });

  it("refuse with 429 and Retry-After, and remember nothing of it", async () => {
    const shop = await given.organisation({ limits: { requests_per_second: 0.5 } });
    await shop.api.getAccount();
    const answer = await shop.api.createTestCredit({
      body: { currency: "USD", amount: "5.00" },
      idempotency_key: "once",
    });
    await expectRefusal(answer, "rate_limited", { meta: { policy: "req" } });
    expect(answer.headers.get("retry-after")).toBe("2");
    expect(answer.error).toMatchObject({ retry_after: 2, retryable: true });
  });

  it("let a publishable key ask ten times a second from one address", async () => {
    const shop = await given.organisation({ limits: {} });
    const key = await given.key(shop, { kind: "pk" });
    const ask = (from: string) => key.api.listNetworks({ from });
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask("196.27.96.10")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect((await ask("196.27.96.11")).status).toBe(200);
  });
});

describe("what only a key may see", () => {
  it("is kept by nobody between, secrets and tokens among it", async () => {
    const shop = await given.organisation();
    const made = await shop.api.createKey({ body: { kind: "sk" } });
    const read = await shop.api.getAccount();
    const refused = await shop.api.getSend({ path: { send_id: "nothing" } });
    const kept = [made, read, refused].map(({ headers }) => headers.get("cache-control"));
    expect(kept).toEqual(["no-store", "no-store", "no-store"]);
  });
});
