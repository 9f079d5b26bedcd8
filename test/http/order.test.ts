import type { ErrorCode } from "@svc/generated/errors";
import type { NewKey } from "@svc/server/accounts/keys/index.ts";
import { describe, expect, it } from "vitest";
import { type Extras, requestOf } from "../kit/api.ts";
import { given, type Organisation } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";

/** A call of POST /test/credit, as it is put together from the faults that it has. */
interface Draft {
  live: boolean;
  wanted: Partial<NewKey>;
  secret: string | null;
  headers: Record<string, string>;
  text: string;
  prepare: ((shop: Organisation, secret: string) => Promise<unknown>)[];
}

interface Fault {
  step: string;
  code: ErrorCode;
  spoil: (draft: Draft) => void;
}

const BODY = { currency: "USD", amount: "5.00" };
const USED_KEY = "till4-000123";

/** In the order of spec/words/gate.ts. */
const FAULTS: Fault[] = [
  {
    step: "the declared size",
    code: "body_too_large",
    spoil: ({ headers }) => void Object.assign(headers, { "content-length": "1048577" }),
  },
  {
    step: "the content type",
    code: "unsupported_media_type",
    spoil: ({ headers }) => void Object.assign(headers, { "content-type": "text/plain" }),
  },
  {
    step: "authentication",
    code: "invalid_api_key",
    spoil: (draft) => void Object.assign(draft, { secret: `svc_sk_test_${"0".repeat(43)}` }),
  },
  {
    step: "the address",
    code: "ip_not_allowed",
    spoil: ({ wanted }) => void Object.assign(wanted, { allowed_ips: ["196.27.96.0/24"] }),
  },
  {
    step: "the key kind",
    code: "key_kind_not_allowed",
    spoil: ({ wanted }) => void Object.assign(wanted, { kind: "ak" }),
  },
  {
    step: "the mode",
    code: "test_mode_only",
    spoil: (draft) => void Object.assign(draft, { live: true }),
  },
  {
    step: "the rate limit",
    code: "rate_limited",
    spoil: ({ prepare }) => void prepare.push(exhaustRate),
  },
  {
    step: "the version",
    code: "invalid_version",
    spoil: ({ headers }) => void Object.assign(headers, { "svc-version": "1999-01-01" }),
  },
  {
    step: "the scope",
    code: "insufficient_scope",
    spoil: ({ wanted }) => void Object.assign(wanted, { scopes: ["catalog:read"] }),
  },
  {
    step: "JSON",
    code: "invalid_json",
    spoil: (draft) => void Object.assign(draft, { text: "{" }),
  },
  {
    step: "the Idempotency-Key's form",
    code: "idempotency_key_invalid",
    spoil: ({ headers }) => void Object.assign(headers, { "idempotency-key": "k".repeat(256) }),
  },
  {
    step: "the idempotency look-up",
    code: "idempotency_mismatch",
    spoil: ({ headers, prepare }) => {
      headers["idempotency-key"] ??= USED_KEY;
      prepare.push(useKey);
    },
  },
  {
    step: "the account's state",
    code: "account_suspended",
    spoil: ({ prepare }) => void prepare.push((shop) => given.status(shop, "suspended")),
  },
  {
    step: "the schema",
    code: "invalid_currency",
    spoil: (draft) => void Object.assign(draft, { text: '{"currency":"EUR","amount":"5.00"}' }),
  },
];

async function exhaustRate(shop: Organisation, secret: string): Promise<void> {
  await given.facts(shop, { limits: JSON.stringify({ requests_per_second: 0.001 }) });
  await given.facts(shop.live, { limits: JSON.stringify({ requests_per_second: 0.001 }) });
  const { ask } = await testServer();
  await ask(requestOf(secret, "getAccount", {}));
}

async function useKey(shop: Organisation): Promise<void> {
  const first = await shop.api.createTestCredit({ body: BODY, idempotency_key: USED_KEY });
  expect(first.status).toBe(201);
}

async function codeOf(faults: readonly Fault[]): Promise<string | undefined> {
  const shop = await given.organisation();
  const headers: Extras["headers"] = { "content-type": "application/json" };
  const text = JSON.stringify({ ...BODY, amount: "6.00" });
  const draft: Draft = { live: false, wanted: {}, secret: null, headers, text, prepare: [] };
  for (const { spoil } of faults) spoil(draft);
  const key = await given.keyByHand(draft.live ? shop.live : shop, draft.wanted);
  for (const prepare of draft.prepare) await prepare(shop, key.secret);
  const { ask } = await testServer();
  const request = requestOf(draft.secret ?? key.secret, "createTestCredit", { headers });
  const answer = await ask(new Request(request, { body: draft.text }));
  const { error } = (await answer.json()) as { error?: { code: string } };
  return error?.code;
}

describe("the order in which a request is checked", () => {
  it("lets a request without a fault through", async () => {
    expect(await codeOf([])).toBeUndefined();
  });

  it.each(FAULTS)("$step alone refuses with $code", async (fault) => {
    expect(await codeOf([fault])).toBe(fault.code);
  });

  const pairs = FAULTS.slice(1).map((later, place) => ({ earlier: FAULTS[place] as Fault, later }));
  it.each(pairs)("$earlier.step comes before $later.step", async ({ earlier, later }) => {
    expect(await codeOf([earlier, later])).toBe(earlier.code);
  });

  it("a path that does not exist comes before a method, and a method before a body", async () => {
    const { ask } = await testServer();
    const to = (path: string) =>
      ask(new Request(`http://svc.test/dev/v1${path}`, { method: "PUT", body: "{" }));
    expect((await to("/nowhere")).status).toBe(404);
    expect((await to("/test/credit")).status).toBe(405);
  });
});
