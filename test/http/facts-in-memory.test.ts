/** What one program caches of callers, while another changes it. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { requestOf } from "../kit/api.ts";
import { changeCatalogue } from "../kit/change-catalogue.ts";
import { keptColumns } from "../kit/facts-guard.ts";
import { given, type KeyInHand, type Organisation } from "../kit/given.ts";
import { type OtherProgram, openOtherProgram } from "../kit/other-program.ts";
import { runNow, runSeconds } from "../kit/run-clock.ts";
import { testServer } from "../kit/server.ts";

const SALE = { type: "airtime", target: "0771234567", amount: "5.00", currency: "USD" };

let shop: Organisation;
let till: KeyInHand;
let other: OtherProgram;

beforeAll(async () => {
  other = await openOtherProgram();
});

afterAll(() => other.close());

beforeEach(async () => {
  shop = await given.organisation();
  till = await given.key(shop, { kind: "rk", scopes: ["catalog:read", "sends:write"] });
  // The other program has found the caller, by a read and by a sale, and keeps it.
  expect(await readAtOther()).toBe("200");
  expect(await sellAtOther({ target: "0772000000" })).toBe("202");
  expect(await sellAtOther({ target: "0772000001" })).toBe("202");
});

async function askOther(...asked: Parameters<typeof requestOf>): Promise<Response> {
  return await other.ask(requestOf(...asked));
}

async function codeOf(answer: Response): Promise<string> {
  const { error } = (await answer.json()) as { error?: { code: string } };
  return error === undefined ? `${answer.status}` : `${answer.status} ${error.code}`;
}

async function sellAtOther(wanted: object = {}, asked = {}): Promise<string> {
  const body = { ...SALE, ...wanted };
  return await codeOf(await askOther(till.secret, "createSend", { body, ...asked }));
}

async function readAtOther(): Promise<string> {
  return await codeOf(await askOther(till.secret, "listNetworks", {}));
}

const change = (body: object) => shop.api.updateKey({ path: { key_id: till.id }, body });
const pause = (available: boolean) => async () => {
  await changeCatalogue(
    ({ sql }) => sql`
      update product_networks set available = ${available},
        paused_reason = ${available ? null : "maintenance"}
      where product_id = 'airtime-usd' and network_id = 'econet'`,
  );
};

describe("at another program than the one that changed it", () => {
  it.each<[string, () => Promise<unknown>, string, string]>([
    [
      "a key that is revoked",
      () => shop.api.deleteKey({ path: { key_id: till.id } }),
      "401 revoked_api_key",
      "401 revoked_api_key",
    ],
    [
      "a key that is rolled",
      () => shop.api.rollKey({ path: { key_id: till.id } }),
      "401 revoked_api_key",
      "401 revoked_api_key",
    ],
    [
      "a key that gets a cap",
      () => change({ spend_caps: { USD: { daily: "4.99" } } }),
      "200",
      "403 spend_cap_exceeded",
    ],
    [
      "a key that loses a scope",
      () => change({ scopes: ["catalog:read"] }),
      "200",
      "403 insufficient_scope",
    ],
    [
      "a key that may sell another product",
      () => change({ allowed_products: ["airtime-zwg"] }),
      "200",
      "403 product_not_allowed",
    ],
    [
      "a key that may call from elsewhere",
      () => change({ allowed_ips: ["203.0.113.0/24"] }),
      "403 ip_not_allowed",
      "403 ip_not_allowed",
    ],
    [
      "an account that is suspended",
      () => given.status(shop, "suspended"),
      "200",
      "403 account_suspended",
    ],
    [
      "an account that is closed",
      () => given.status(shop, "closed"),
      "403 account_closed",
      "403 account_closed",
    ],
    ["a product that is paused", pause(false), "200", "422 product_unavailable"],
  ])("%s is seen at once", async (_, make, read, sold) => {
    await make();
    try {
      expect([await sellAtOther(), await readAtOther()]).toEqual([sold, read]);
      expect(await shop.probe.count("sends")).toBe(2);
    } finally {
      await pause(true)();
    }
  });

  it("a cap that is lowered holds at once, and one that is raised as well", async () => {
    await change({ spend_caps: { USD: { daily: "20.00" } } });
    expect(await sellAtOther()).toBe("202");
    await change({ spend_caps: { USD: { daily: "15.01" } } });
    expect(await sellAtOther()).toBe("403 spend_cap_exceeded");
    await change({ spend_caps: { USD: { daily: "25.00" } } });
    expect(await sellAtOther()).toBe("202");
  });

  it("a clock that is moved shows the time, and ends what it ends", async () => {
    const expires_at = runSeconds() + 3_600;
    till = await given.key(shop, { expires_at });
    expect(await sellAtOther()).toBe("202");
    await shop.api.advanceTestClock({ body: { seconds: 1_800 } });
    const sold = await askOther(till.secret, "createSend", { body: SALE });
    const { created } = (await sold.json()) as { created: number };
    expect(created - runNow() / 1_000).toBeGreaterThan(1_700);
    const clock = await askOther(shop.key.secret, "getTestClock", {});
    const { now } = (await clock.json()) as { now: number };
    expect(now - runNow() / 1_000).toBeGreaterThan(1_700);
    expect(await sellAtOther()).toBe("202");
    await shop.api.advanceTestClock({ body: { seconds: 1_800 } });
    expect(await sellAtOther()).toBe("401 expired_api_key");
    expect(await readAtOther()).toBe("401 expired_api_key");
  });

  it("who is refused by what is kept, and may call by now, is let in", async () => {
    await change({ scopes: ["catalog:read"] });
    expect(await sellAtOther()).toBe("403 insufficient_scope");
    await change({ scopes: ["catalog:read", "sends:write"] });
    expect(await sellAtOther()).toBe("202");
    await given.status(shop, "suspended");
    expect(await sellAtOther()).toBe("403 account_suspended");
    await given.facts(shop, { status: "active" });
    expect(await sellAtOther()).toBe("202");
  });
});

describe("a sale whose key has been used", () => {
  it("is answered again before anything else is refused, by the program that kept the caller", async () => {
    const key = { idempotency_key: "till-1" };
    const body = { ...SALE, client_reference: "INV-1" };
    const first = await askOther(till.secret, "createSend", { body, ...key });
    const { id } = (await first.json()) as { id: string };
    await given.status(shop, "suspended");
    const again = await askOther(till.secret, "createSend", { body, ...key });
    expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([202, "true"]);
    expect(await again.json()).toMatchObject({ id });
    expect(await sellAtOther({ amount: "6.00" }, key)).toBe("422 idempotency_mismatch");
    expect(await sellAtOther({ amount: "none" }, key)).toBe("422 idempotency_mismatch");
    expect(await sellAtOther({}, { idempotency_key: "till-2" })).toBe("403 account_suspended");
    await given.facts(shop, { status: "active" });
    await shop.api.deleteKey({ path: { key_id: till.id } });
    expect(await sellAtOther({}, key)).toBe("401 revoked_api_key");
  });
});

describe("a reward at the program that kept the caller", () => {
  let program: string;
  const person = (index: number) => ({ recipient: { phone: `07719990${10 + index}` } });

  async function rewardAtOther(wanted: object = {}, asked = {}): Promise<Response> {
    const body = { program, completion_id: randomUUID(), ...person(0), ...wanted };
    return await askOther(till.secret, "createReward", { body, ...asked });
  }

  beforeEach(async () => {
    program = (await given.activeProgram(shop, { budget: "100.00" })).id;
    till = await given.key(shop, { kind: "rk", scopes: ["rewards:read", "rewards:write"] });
    expect((await rewardAtOther(person(1))).status).toBe(201);
  });

  const change = (body: object) => shop.api.updateKey({ path: { key_id: till.id }, body });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      "a key that is revoked",
      () => shop.api.deleteKey({ path: { key_id: till.id } }),
      "401 revoked_api_key",
    ],
    [
      "a key that gets a cap",
      () => change({ spend_caps: { USD: { daily: "1.99" } } }),
      "403 spend_cap_exceeded",
    ],
    [
      "a key that loses a scope",
      () => change({ scopes: ["rewards:read"] }),
      "403 insufficient_scope",
    ],
    [
      "an account that is suspended",
      () => given.status(shop, "suspended"),
      "403 account_suspended",
    ],
  ])("%s is seen at once, in a set and alone", async (_, make, refused) => {
    await make();
    expect(await codeOf(await rewardAtOther())).toBe(refused);
    expect(await codeOf(await rewardAtOther({ hold: true }))).toBe(refused);
    expect(await shop.probe.count("rewards")).toBe(1);
  });

  it.each([{}, { hold: true }])(
    "is answered again before anything is refused: %o",
    async (wanted) => {
      const key = { idempotency_key: "visit-1" };
      const completion_id = randomUUID();
      const first = await rewardAtOther({ completion_id, ...wanted }, key);
      const { id } = (await first.json()) as { id: string };
      await given.status(shop, "suspended");
      const again = await rewardAtOther({ completion_id, ...wanted }, key);
      expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([201, "true"]);
      expect(await again.json()).toMatchObject({ id });
      const other = await rewardAtOther({ completion_id: "another", ...wanted }, key);
      expect(await codeOf(other)).toBe("422 idempotency_mismatch");
      const wrong = await rewardAtOther({ completion_id, amount: "none" }, key);
      expect(await codeOf(wrong)).toBe("422 idempotency_mismatch");
      await given.facts(shop, { status: "active" });
      await shop.api.deleteKey({ path: { key_id: till.id } });
      const revoked = await rewardAtOther({ completion_id, ...wanted }, key);
      expect(await codeOf(revoked)).toBe("401 revoked_api_key");
    },
  );
});

describe("what is kept of a caller", () => {
  it("cannot be changed without a new version: the database of the tests refuses it", async () => {
    const { database } = await testServer();
    const changes = [...keptColumns()].flatMap(([table, columns]) =>
      columns.map((column) => `${table}.${column}`),
    );
    expect(changes).toContain("api_keys.allowed_ips");
    expect(changes).toContain("accounts.discounts");
    expect(changes).toContain("key_secrets.works_until");
    const by_hand = database.record(
      ({ sql }) => sql`
        update api_keys set label = 'By hand' where account_id = ${shop.account_id}`,
    );
    await expect(by_hand).rejects.toThrow(/without raising the version/);
    const caps = database.record(
      ({ sql }) => sql`
        insert into key_caps (account_id, key_id, currency, daily_minor)
        select account_id, id, 'USD', 1 from api_keys where account_id = ${shop.account_id}`,
    );
    await expect(caps).rejects.toThrow(/without raising the version/);
  });
});
