import { createOrganisation } from "@svc/server/accounts/account/index.ts";
import { TEST_CREDIT_RESTORES } from "@svc/server/money/credit/index.ts";
import {
  balanceKey,
  chargeRows,
  lockBalances,
  post,
  testGrant,
} from "@svc/server/money/ledger/index.ts";
import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { mintId } from "@svc/server/platform/ids.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeDatabase } from "../kit/database.ts";
import { checkEntries } from "../kit/invariants.ts";
import { leaseAt } from "../kit/lease-at.ts";

/** Ten in the morning of 25 November 2026 in Harare. */
const MORNING = Date.UTC(2026, 10, 25, 8);
const MIDNIGHT = Date.UTC(2026, 10, 25, 22);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let database: Database;
let account_id: string;

// Charges without sends would be breaches to every other test of the worker's database.
beforeAll(async () => {
  database = openDatabase({ database_url: await makeDatabase("restore_test_credit"), pool: 10 });
});

afterAll(() => database.close());

beforeEach(async () => {
  account_id = await database.transact("a new organisation", async (tx) => {
    await tx.sql`truncate test_credit_restores`;
    const { test_id } = await createOrganisation(tx, { name: "Tuck shop", now: MORNING });
    return test_id;
  });
});

async function spend(cost_minor: bigint): Promise<void> {
  const named = { account_id, send_id: mintId(MORNING) };
  const rest = { api_key_id: null, cost_center_id: null, description: "Airtime" };
  const charges = [{ ...named, ...rest, currency: "USD" as const, cost_minor, created: MORNING }];
  await database.transact("spend", async (tx) =>
    post(tx, chargeRows(charges, await lockBalances(tx, charges, "wait"))),
  );
}

async function available(currency: "USD" | "ZWG"): Promise<bigint | undefined> {
  const found = await database.read((read) =>
    lockBalances(read, [{ account_id, currency }], "none"),
  );
  return found.get(balanceKey(account_id, currency))?.available_minor;
}

async function restoreAt(wall_ms: number): Promise<number> {
  return (await leaseAt(database, TEST_CREDIT_RESTORES, wall_ms)).length;
}

describe("test Credit", () => {
  it("is 1,000.00 USD and 25,000.00 ZWG in a new test account", async () => {
    expect(await available("USD")).toBe(100_000n);
    expect(await available("ZWG")).toBe(2_500_000n);
  });

  it("is restored at midnight in Harare, and not before", async () => {
    await spend(30_000n);
    expect(await restoreAt(MIDNIGHT - 1)).toBe(0);
    expect(await available("USD")).toBe(70_000n);
    expect(await restoreAt(MIDNIGHT)).toBe(1);
    expect(await available("USD")).toBe(100_000n);
    expect(await database.read((read) => checkEntries(read))).toEqual([]);
  });

  it("is restored once a midnight", async () => {
    await restoreAt(MIDNIGHT);
    await spend(100n);
    expect(await restoreAt(MIDNIGHT + HOUR_MS)).toBe(0);
    expect(await restoreAt(MIDNIGHT + DAY_MS)).toBe(1);
    expect(await available("USD")).toBe(100_000n);
  });

  it("is never lowered", async () => {
    const gift = { currency: "USD" as const, amount_minor: 50_000n, description: "A gift" };
    await database.transact("gift", (tx) =>
      testGrant(tx, [{ ...gift, account_id, api_key_id: null, created: MORNING }]),
    );
    await restoreAt(MIDNIGHT);
    expect(await available("USD")).toBe(150_000n);
  });

  it("follows the account's own clock, once when it leaps over several midnights", async () => {
    await spend(30_000n);
    await database.transact("advance the clock", async ({ sql }) => {
      await sql`update account_clocks set offset_seconds = ${3 * 86_400}
        where account_id = ${account_id}`;
      await sql`update test_credit_restores set due_at = ${new Date(MORNING).toISOString()}
        where account_id = ${account_id}`;
    });
    expect(await restoreAt(MORNING)).toBe(1);
    expect(await available("USD")).toBe(100_000n);
    // Three days later on its clock it is ten again, and midnight is fourteen hours away.
    expect(await restoreAt(MORNING + 14 * HOUR_MS - 1)).toBe(0);
    expect(await restoreAt(MORNING + 14 * HOUR_MS)).toBe(1);
  });

  it("is restored by one of two workers", async () => {
    await spend(30_000n);
    const restored = await Promise.all([restoreAt(MIDNIGHT), restoreAt(MIDNIGHT)]);
    expect(restored.toSorted()).toEqual([0, 1]);
    expect(await available("USD")).toBe(100_000n);
  });
});
