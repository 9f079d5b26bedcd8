/** Every state of a top-up × every step. Source: spec/base/lifecycles/topup.tsp. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { describe, expect, it } from "vitest";
import { pass } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { testServer } from "../kit/server.ts";
import { available, toldOf, topUp, topupNow } from "../kit/topups.ts";

const { steps } = LIFECYCLES.topup;
const HOUR = 3_600;
const WEEK = 7 * 86_400;

type Step = (typeof steps)[number];

/** A top-up that comes to a step, and how its account's time passes until it has taken it. */
interface Way {
  readonly wanted: { amount: string; method?: "card" | "bank_transfer" };
  /** Seconds; null for one step of test mode. */
  readonly passes: readonly (number | null)[];
}

const WAYS: Readonly<Record<string, readonly Way[]>> = {
  "pending succeeded money_received": [
    { wanted: { amount: "10.00" }, passes: [null] },
    { wanted: { amount: "10.05" }, passes: [null, null, null] },
    { wanted: { amount: "10.00", method: "bank_transfer" }, passes: [null] },
  ],
  "pending failed payment_failed": [
    { wanted: { amount: "10.02" }, passes: [null] },
    { wanted: { amount: "10.06" }, passes: [null] },
  ],
  "pending expired time_over": [
    { wanted: { amount: "10.09" }, passes: [HOUR] },
    { wanted: { amount: "10.02", method: "bank_transfer" }, passes: [null, WEEK] },
  ],
  "expired succeeded money_received_late": [
    { wanted: { amount: "10.09" }, passes: [HOUR, null] },
    { wanted: { amount: "10.05", method: "bank_transfer" }, passes: [WEEK, null] },
  ],
  "failed succeeded money_received_late": [{ wanted: { amount: "10.01" }, passes: [null, null] }],
};

function nameOf({ from, to, by }: Step): string {
  return `${from} ${to} ${by}`;
}

async function goes(shop: Organisation, { wanted, passes }: Way): Promise<string> {
  const { id } = await topUp(shop, wanted);
  for (const seconds of passes) await pass(shop, seconds === null ? {} : { seconds });
  return id;
}

describe("a top-up", () => {
  it("has a way to each step of its table", () => {
    expect(Object.keys(WAYS).toSorted()).toEqual(steps.map(nameOf).toSorted());
  });

  it.each(steps.flatMap((step) => (WAYS[nameOf(step)] ?? []).map((way) => ({ step, way }))))(
    "goes from $step.from to $step.to by $step.by: $way.wanted",
    async ({ step, way }) => {
      const shop = await given.organisation();
      const id = await goes(shop, way);
      const { status, amount_received, credit_transaction } = await topupNow(shop, id);
      expect(status).toBe(step.to);
      const told = await toldOf(shop, id);
      expect(told.slice(-step.events.length)).toEqual(step.events);
      const has_arrived = step.to === "succeeded";
      expect(credit_transaction !== null).toBe(has_arrived);
      expect(amount_received).toBe(has_arrived ? way.wanted.amount : null);
      const before = step.by === "money_received_late" ? 3 : 2;
      expect(told).toHaveLength(before);
      const { database } = await testServer();
      expect(await database.read(checkLedger)).toEqual([]);
    },
  );

  it.each(["10.02", "10.06", "10.07"])("that has failed of %s stays so", async (amount) => {
    const shop = await given.organisation();
    const id = await goes(shop, { wanted: { amount }, passes: [null] });
    const failed = await topupNow(shop, id);
    await pass(shop, { seconds: 10 * 86_400 });
    expect(await topupNow(shop, id)).toEqual(failed);
    expect(failed.status).toBe("failed");
  });

  it("that has succeeded is credited once, however often it is looked at", async () => {
    const shop = await given.organisation();
    const id = await goes(shop, { wanted: { amount: "10.00" }, passes: [null] });
    const { database } = await testServer();
    await database.transact(
      "look again",
      ({ sql }) => sql`
        insert into topup_work (account_id, topup_id, mode, due_at)
        select account_id, id, 'test', svc_now() from topups where account_id = ${shop.account_id}`,
    );
    await pass(shop);
    expect(await available(shop)).toBe("1010.00");
    expect(await toldOf(shop, id)).toHaveLength(2);
  });
});
