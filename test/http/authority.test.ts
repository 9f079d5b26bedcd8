/** A caller is judged on the head of a request, and again in the transaction that writes. */
import { OPERATIONS, type OperationId } from "@svc/generated/operations";
import type { Database } from "@svc/server/platform/db/transaction.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { requestOf } from "../kit/api.ts";
import { accountFor, type ExistingCalls, existingCalls } from "../kit/existing-calls.ts";
import { sabotagedGate } from "../kit/gate.ts";
import { given, type KeyInHand, type Organisation } from "../kit/given.ts";
import { runSeconds } from "../kit/run-clock.ts";
import { testServer } from "../kit/server.ts";

const TILL = { kind: "rk", scopes: ["sends:read", "sends:write"] };
const SALE = { target: "0771234567", amount: "5.00", currency: "USD" };

/** Sends the half of a body, lets something happen, and sends the rest. */
async function withHalfSent(
  { secret }: KeyInHand,
  operation_id: OperationId,
  body: object,
  meanwhile: () => Promise<unknown>,
): Promise<{ status: number; code: string | undefined }> {
  const { url, method, headers } = requestOf(secret, operation_id, { body });
  const bytes = Buffer.from(JSON.stringify(body));
  const parts = [bytes.subarray(0, 7), bytes.subarray(7)];
  const stream = new ReadableStream(
    {
      // The body is read after the head was checked, and its second part after the first.
      async pull(controller) {
        if (parts.length === 1) await meanwhile();
        controller.enqueue(parts.shift());
        if (parts.length === 0) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const { ask } = await testServer();
  const answer = await ask(new Request(url, { method, headers, body: stream, duplex: "half" }));
  const { error } = (await answer.json()) as { error?: { code: string } };
  return { status: answer.status, code: error?.code };
}

describe("while the half of a sale's body is on its way", () => {
  let shop: Organisation;
  let till: KeyInHand;

  const change = (body: object) => () => shop.api.updateKey({ path: { key_id: till.id }, body });
  it.each<[string, string, () => Promise<unknown>]>([
    ["is revoked", "revoked_api_key", () => shop.api.deleteKey({ path: { key_id: till.id } })],
    ["is rolled", "revoked_api_key", () => shop.api.rollKey({ path: { key_id: till.id } })],
    ["is capped", "spend_cap_exceeded", () => change({ spend_caps: { USD: { daily: "4.99" } } })()],
    [
      "gets a list of products",
      "product_not_allowed",
      () => change({ allowed_products: ["airtime-zwg"] })(),
    ],
    [
      "gets a list of networks",
      "network_not_allowed",
      () => change({ allowed_networks: ["netone"] })(),
    ],
    [
      "gets a list of recipients",
      "recipient_not_allowed",
      () => change({ recipient_allowlist: ["0771111111"] })(),
    ],
    [
      "gets a list of addresses",
      "ip_not_allowed",
      () => change({ allowed_ips: ["203.0.113.0/24"] })(),
    ],
    ["loses the scope", "insufficient_scope", () => change({ scopes: ["sends:read"] })()],
    [
      "comes to its end",
      "expired_api_key",
      () => shop.api.advanceTestClock({ body: { seconds: 7_200 } }),
    ],
    [
      "is of an account that is suspended",
      "account_suspended",
      () => given.status(shop, "suspended"),
    ],
    ["is of an account that is closed", "account_closed", () => given.status(shop, "closed")],
  ])("a key that %s meanwhile is refused, %s, and sells nothing", async (_, code, meanwhile) => {
    shop = await given.organisation();
    const expires_at = runSeconds() + 3_600;
    till = await given.key(shop, { ...TILL, expires_at });
    const before = await shop.probe.balances();
    const heard = await withHalfSent(till, "createSend", SALE, meanwhile);
    expect(heard.code).toBe(code);
    expect(await shop.probe.count("sends")).toBe(0);
    expect(await shop.probe.balances()).toEqual(before);
  });

  it("a key that is changed and may still sell sells once", async () => {
    shop = await given.organisation();
    till = await given.key(shop, TILL);
    const meanwhile = change({ label: "Till 9", spend_caps: { USD: { daily: "5.00" } } });
    expect(await withHalfSent(till, "createSend", SALE, meanwhile)).toEqual({
      status: 202,
      code: undefined,
    });
    expect(await shop.probe.count("sends")).toBe(1);
    const more = await till.api.createSend({ body: { ...SALE, target: "0772345678" } });
    expect(more.error?.code).toBe("spend_cap_exceeded");
  });

  it("a key that is revoked makes no key that would work on", async () => {
    shop = await given.organisation();
    const thief = await given.key(shop, { kind: "sk" });
    const heard = await withHalfSent(thief, "createKey", { kind: "sk" }, () =>
      shop.api.deleteKey({ path: { key_id: thief.id } }),
    );
    expect(heard).toEqual({ status: 401, code: "revoked_api_key" });
    expect(await shop.probe.count("api_keys")).toBe(2);
  });
});

describe("every operation that writes for a caller", () => {
  // Of messages of JSON-RPC the operations refuse that they call: see the tests of POST /mcp.
  const writing = Object.values(OPERATIONS).filter(
    ({ planned, method, scope, json_rpc }) =>
      !planned && method !== "GET" && scope !== null && !json_rpc,
  );
  let shop: Organisation;
  let callOf: ExistingCalls;

  beforeAll(async () => {
    shop = await given.organisation();
    callOf = await existingCalls(shop);
  });

  it("is more than a few", () => {
    expect(writing.length).toBeGreaterThan(20);
  });

  it.each(writing)(
    "refuses a key that was revoked a moment ago: $method $path",
    async ({ id, key_kinds }) => {
      const { database } = await testServer();
      const account = accountFor(id, shop);
      const key = await given.keyByHand(account, key_kinds.includes("sk") ? {} : { kind: "pk" });
      let after_revocation: unknown = null;
      const revoke = async () => {
        if (after_revocation !== null) return;
        const { snapshot } = await account.api.deleteKey({ path: { key_id: key.id } });
        after_revocation = await snapshot();
      };
      const transact: Database["transact"] = async (name, work) => {
        await revoke();
        return await database.transact(name, work);
      };
      const pipeline: Database["pipeline"] = (name) => {
        const opened = database.pipeline(name);
        return { ...opened, run: (work) => revoke().then(() => opened.run(work)) };
      };
      const { ask, faults } = await sabotagedGate({ database: { transact, pipeline } });
      const answer = await ask(requestOf(key.secret, id, callOf(id)));
      const { error } = (await answer.json()) as { error?: { code: string } };
      expect([answer.status, error?.code]).toEqual([401, "revoked_api_key"]);
      expect(faults).toEqual([]);
      const { snapshot } = await account.api.getAccount();
      expect(await snapshot()).toEqual(after_revocation);
    },
  );
});
