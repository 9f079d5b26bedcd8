/** Whatever a key with caps asks for, and whoever gets it: never more than its caps. */
import { randomUUID } from "node:crypto";
import { OPERATIONS, type OperationId, SCOPES, type Scope } from "@svc/generated/operations";
import { parseId } from "@svc/server/platform/ids.ts";
import { formatMoney } from "@svc/server/platform/money.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Answered } from "../kit/api.ts";
import { linkOf, OPEN } from "../kit/by-link.ts";
import { askClaim, pageOf } from "../kit/claims.ts";
import { drain } from "../kit/drain.ts";
import { type ExistingCalls, existingCalls } from "../kit/existing-calls.ts";
import { madeReward } from "../kit/give.ts";
import { given, type KeyInHand, type Organisation } from "../kit/given.ts";

const CAP_MINOR = 1_200n;
const CAPS = { spend_caps: { USD: { per_send: "6.00", daily: "12.00" }, ZWG: { daily: "0.01" } } };

/** Whoever manages keys and other limits is judged elsewhere. */
const NOT_OF_MONEY: readonly Scope[] = ["account:manage"];
const scopes = SCOPES.filter((scope) => !NOT_OF_MONEY.includes(scope));

/** Everything that a restricted key may do in its scopes, as the contract has it. */
const DRIVEN = Object.values(OPERATIONS)
  .filter(({ method, planned }) => method !== "GET" && !planned)
  // What stands for the world in test mode is no key's doing.
  .filter(({ key_kinds, test_only }) => key_kinds.includes("rk") && !test_only)
  .filter(({ scope }) => scope?.some((one) => (scopes as readonly string[]).includes(one)) === true)
  .map(({ id }) => id);

interface World {
  readonly shop: Organisation;
  readonly till: KeyInHand;
  readonly calls: ExistingCalls;
  readonly program: string;
  /** Sends that were there before the key did anything. */
  readonly before: ReadonlySet<unknown>;
}

async function world(): Promise<World> {
  const shop = await given.organisation();
  const calls = await existingCalls(shop);
  const { id: program } = await given.activeProgram(shop, { budget: "300.00" });
  await drain(shop);
  const before = new Set((await shop.probe.rows("sends")).map(({ id }) => id));
  const till = await given.key(shop, { kind: "rk", scopes: [...scopes], ...CAPS });
  return { shop, till, calls, program, before };
}

/** Calls an operation as the key, with what is its own each time it is called. */
async function drive({ till, calls, program }: World, id: OperationId): Promise<void> {
  const { body, ...right } = calls(id);
  const named = body !== undefined && "program" in body ? { program } : {};
  const own = body !== undefined && "completion_id" in body ? { completion_id: randomUUID() } : {};
  const keyed = OPERATIONS[id].idempotency === "none" ? {} : { idempotency_key: randomUUID() };
  const parts = { ...right, ...keyed, ...(body && { body: { ...body, ...named, ...own } }) };
  const call = till.api[id] as (parts: unknown) => Promise<Answered<object>>;
  expect((await call(parts)).status, id).not.toBe(500);
}

/** Rewards that wait for their claims, as long as the key may make them. */
async function leaveLinks({ shop, till, program }: World) {
  const links = [];
  for (let place = 0; place < 3; place += 1) {
    links.push(await linkOf(shop, await madeReward(till, program, OPEN)));
  }
  return links;
}

it("holds for every operation of its scopes, and for claims of its links", async () => {
  expect(DRIVEN.length).toBeGreaterThan(40);
  const order = fc.shuffledSubarray(DRIVEN, { minLength: DRIVEN.length });
  const property = fc.asyncProperty(order, async (operations) => {
    const there = await world();
    const { shop, till, before } = there;
    const links = await leaveLinks(there);
    const page = await pageOf(shop);
    const first = await askClaim(page, links[0] ?? { token: null }, { phone: "0772000000" });
    expect(first.body.result?.status).not.toBe("held");
    for (const operation_id of operations) await drive(there, operation_id);
    for (const [place, link] of links.entries()) {
      await askClaim(page, link, { phone: `077200000${place}` });
    }
    await drain(shop);
    const made = (await shop.probe.rows("sends")).filter(({ id }) => !before.has(id));
    // Nothing was sold that no key caused.
    expect(made.filter(({ api_key_id }) => api_key_id === null)).toEqual([]);
    const till_id = parseId("key", till.id);
    const sold_minor = made
      .filter((send) => send.api_key_id === till_id && send.credit_returned === false)
      .reduce((sum, { amount_minor }) => sum + BigInt(String(amount_minor)), 0n);
    expect(sold_minor > 0n && sold_minor <= CAP_MINOR, `${sold_minor} were sold`).toBe(true);
    const { body: key } = await shop.api.getKey({ path: { key_id: till.id } });
    expect(key.usage?.USD.today).toBe(formatMoney(sold_minor));
  });
  await fc.assert(property, { seed: 26, numRuns: 1, endOnFailure: true });
});
