/** Whatever a key with caps asks for, and whoever gets it: never more than its caps. */
import { randomUUID } from "node:crypto";
import { OPERATIONS, type OperationId, SCOPES, type Scope } from "@svc/generated/operations";
import type { Schemas } from "@svc/generated/routes";
import { parseId } from "@svc/server/platform/ids.ts";
import { formatMoney } from "@svc/server/platform/values/money.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Answered } from "../kit/api.ts";
import { linkOf, OPEN } from "../kit/by-link.ts";
import { askCheckin, PLACE } from "../kit/checkins.ts";
import { askClaim, type Page, pageOf } from "../kit/claims.ts";
import { complete, type SignedProgram, signedProgram } from "../kit/complete.ts";
import { drain } from "../kit/drain.ts";
import { type ExistingCalls, existingCalls } from "../kit/existing-calls.ts";
import { madeReward } from "../kit/give.ts";
import { given, type KeyInHand, type Organisation } from "../kit/given.ts";
import { madeLinks } from "../kit/links.ts";

const CAP_MINOR = 1_200n;
const CAPS = { spend_caps: { USD: { per_send: "6.00", daily: "12.00" }, ZWG: { daily: "0.01" } } };

/** Whoever manages keys and other limits is judged elsewhere. */
const NOT_OF_MONEY: readonly Scope[] = ["account:manage"];
const scopes = SCOPES.filter((scope) => !NOT_OF_MONEY.includes(scope));

/** How often each of them happens between what the key does. */
const STEPS = 4;

/** What people do who have no key, with a program that the key let give before it had limits. */
const WITHOUT_KEY = ["completion", "checkin"] as const;

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
  /** What it made before it had limits, and links to it. */
  readonly own: SignedProgram;
  readonly links: Schemas["RewardLink"][];
  /** Sends that were there before the key did anything. */
  readonly before: ReadonlySet<unknown>;
}

async function world(): Promise<World> {
  const shop = await given.organisation();
  const calls = await existingCalls(shop);
  const { id: program } = await given.activeProgram(shop, { budget: "300.00" });
  await drain(shop);
  const before = new Set((await shop.probe.rows("sends")).map(({ id }) => id));
  const till = await given.key(shop, { kind: "rk", scopes: [...scopes] });
  const own = await signedProgram(till, { budget: "300.00", geofence: PLACE });
  const links = await madeLinks(shop, own.id, STEPS);
  await shop.api.updateKey({ path: { key_id: till.id }, body: CAPS });
  return { shop, till, calls, program, own, links, before };
}

function isWithoutKey(step: string): step is (typeof WITHOUT_KEY)[number] {
  return (WITHOUT_KEY as readonly string[]).includes(step);
}

/** Completes something, or checks in somewhere, as somebody without a key. */
async function actWithoutKey(
  { shop, own, links }: World,
  page: Page,
  act: (typeof WITHOUT_KEY)[number],
): Promise<void> {
  const phone = `077200010${links.length}`;
  const answer =
    act === "completion"
      ? await complete(shop, own, { phone })
      : await askCheckin(page, links.pop() ?? { token: null }, { phone });
  expect(answer.status, act).not.toBe(500);
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

it("holds for every operation of its scopes, claims, completions and check-ins", async () => {
  expect(DRIVEN.length).toBeGreaterThan(40);
  const steps = [...DRIVEN, ...Array.from({ length: STEPS }, () => WITHOUT_KEY).flat()];
  const order = fc.shuffledSubarray(steps, { minLength: steps.length });
  const property = fc.asyncProperty(order, async (operations) => {
    const there = await world();
    const { shop, till, before } = there;
    const links = await leaveLinks(there);
    const page = await pageOf(shop);
    const first = await askClaim(page, links[0] ?? { token: null }, { phone: "0772000000" });
    expect(first.body.result?.status).not.toBe("held");
    for (const step of operations) {
      if (isWithoutKey(step)) await actWithoutKey(there, page, step);
      else await drive(there, step);
    }
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
