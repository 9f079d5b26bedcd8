import { setTimeout as sleep } from "node:timers/promises";
import { OPERATIONS } from "@svc/generated/operations";
import { complete } from "@svc/server/journal/idempotency/complete.ts";
import {
  type IdempotencyLock,
  idempotencyLockName,
  idempotencyRows,
} from "@svc/server/journal/idempotency/idempotency-rows.ts";
import {
  IDEMPOTENCY_KEY_PURGE,
  idempotencyKeys,
  lookUp,
  OPERATION_NUMBERS,
  once,
  ReplayNeeded,
} from "@svc/server/journal/idempotency/index.ts";
import { lockKeys } from "@svc/server/journal/idempotency/lock-keys.ts";
import type { Ctx } from "@svc/server/platform/context.ts";
import { insertMany } from "@svc/server/platform/db/insert-many.ts";
import type { Database } from "@svc/server/platform/db/transaction.ts";
import { mintId } from "@svc/server/platform/ids.ts";
import { refuse } from "@svc/server/platform/refusal.ts";
import { wall } from "@svc/server/platform/time/clock.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../kit/database.ts";
import { leaseAt } from "../kit/lease-at.ts";

const DAY_MS = 86_400_000;

let database: Database;

beforeAll(async () => {
  ({ database } = await testDatabase());
});

function idempotencyKeyOf(changes: Partial<IdempotencyLock> = {}): IdempotencyLock {
  return {
    account_id: mintId(wall()),
    path: "/sends",
    key: "till4-000123",
    origin: "client",
    operation_id: "createSend",
    fingerprint: "0".repeat(64),
    request_id: mintId(wall()),
    ...changes,
  };
}

const ANSWER = { status: 201, object: { prefix: "snd", id: mintId(wall()) } as const, body: null };

/** Claims and completes in one transaction; false when the key was not free. */
async function finish(locked: IdempotencyLock, { takes_ms = 0 } = {}): Promise<boolean> {
  return await database.transact("request", async (tx) => {
    const [is_free] = await lockKeys(tx, [locked]);
    if (!is_free) return false;
    await sleep(takes_ms);
    await complete(tx, [{ lock: locked, ...ANSWER }]);
    return true;
  });
}

async function remembered(locked: IdempotencyLock) {
  const [found] = await database.read((read) => lookUp(read, [locked]));
  return found;
}

describe("an Idempotency-Key", () => {
  it("is taken by one of a hundred requests at once", async () => {
    const locked = idempotencyKeyOf();
    const twins = Array.from({ length: 100 }, () => finish(locked, { takes_ms: 5 }));
    const took = await Promise.all(twins);
    expect(took.filter(Boolean)).toHaveLength(1);
  });

  it("is remembered with the first status, the objects and the request", async () => {
    const locked = idempotencyKeyOf();
    await finish(locked);
    const { fingerprint, request_id } = locked;
    expect(await remembered(locked)).toEqual({ ...ANSWER, fingerprint, request_id });
  });

  it("is free again when the request was refused", async () => {
    const locked = idempotencyKeyOf();
    const refused = database.transact("refuse", async (tx) => {
      await lockKeys(tx, [locked]);
      refuse("insufficient_credit");
    });
    await expect(refused).rejects.toMatchObject({ code: "insufficient_credit" });
    expect(await remembered(locked)).toBeNull();
    expect(await finish(locked)).toBe(true);
  });

  it.each([
    ["another account", { account_id: mintId(wall()) }],
    ["another operation", { operation_id: "createBatch" as const, path: "/batches" }],
    ["another key", { key: "till4-000124" }],
    ["an approval's own key", { origin: "approval" as const }],
  ])("is another one for %s", async (_, change) => {
    const locked = idempotencyKeyOf();
    await finish(locked);
    expect(await finish({ ...locked, ...change })).toBe(true);
  });

  it("is another one for another object in the path, but not for another slash", async () => {
    const cancel = { operation_id: "cancelSend", path: "/sends/snd_1/cancel" } as const;
    const locked = idempotencyKeyOf(cancel);
    expect(await finish(locked)).toBe(true);
    expect(await finish({ ...locked, path: "/sends/snd_2/cancel" })).toBe(true);
    expect(await finish(locked)).toBe(false);
    const sale = idempotencyKeyOf();
    expect(await finish(sale)).toBe(true);
    expect(await finish({ ...sale, path: "/sends/" })).toBe(false);
  });

  it("is in progress when its twin does not end within the lock time-out", async () => {
    const locked = idempotencyKeyOf();
    const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = database.transact("slow twin", async (tx) => {
      await lockKeys(tx, [locked]);
      held.resolve();
      await free.promise;
    });
    await held.promise;
    await expect(finish(locked)).rejects.toMatchObject({
      code: "idempotency_in_progress",
      detail: { retry_after: 2 },
    });
    free.resolve();
    await slow;
  });

  it("is shown as held by the lock that sets of sales try first", async () => {
    const locked = idempotencyKeyOf();
    const name = idempotencyLockName(locked.account_id, locked);
    const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = database.transact("slow twin", async (tx) => {
      await lockKeys(tx, [locked]);
      held.resolve();
      await free.promise;
    });
    await held.promise;
    const [row] = await database.transact("try", ({ sql }) => {
      return sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as got`;
    });
    free.resolve();
    await slow;
    expect(row?.got).toBe(false);
  });
});

describe("the numbers of operations", () => {
  it("are the same in every release, and each is of one operation", () => {
    expect(OPERATION_NUMBERS.createSend).toBe(2026219657);
    const numbers = Object.values(OPERATION_NUMBERS);
    expect(new Set(numbers).size).toBe(Object.keys(OPERATIONS).length);
  });

  it("and the other columns keep the row of a sale within 182 bytes", async () => {
    const locked = idempotencyKeyOf({ key: "0000190d-6a2b-4a58-9d0c-2f7c2b1f0e11" });
    await finish(locked);
    const [row] = await database.read(({ sql }) => {
      return sql<{ bytes: number }[]>`select pg_column_size(held) as bytes
        from idempotency_keys held where account_id = ${locked.account_id}`;
    });
    expect(row?.bytes).toBeLessThanOrEqual(182);
  });
});

describe("sets of keys", () => {
  it("are claimed together, each on its own merit", async () => {
    const [used, fresh] = [idempotencyKeyOf(), idempotencyKeyOf()];
    await finish(used);
    const free = await database.transact("claim both", (tx) => lockKeys(tx, [used, fresh]));
    expect(free).toEqual([false, true]);
  });

  it("are looked up in one statement, in their order", async () => {
    const [first, unknown, third] = [
      idempotencyKeyOf(),
      idempotencyKeyOf(),
      idempotencyKeyOf({ key: "~ ,\"{}\\ '" }),
    ];
    await finish(first);
    await finish(third);
    const found = await database.read((read) => lookUp(read, [third, unknown, first]));
    expect(found.map((row) => row?.request_id ?? null)).toEqual([
      third.request_id,
      null,
      first.request_id,
    ]);
  });

  it("may be written with their answers by whoever holds their locks", async () => {
    const locked = idempotencyKeyOf();
    const rows = idempotencyRows([{ ...locked, answer: ANSWER }]);
    await database.transact("write", (tx) => insertMany(tx, idempotencyKeys, rows));
    expect(await remembered(locked)).toMatchObject(ANSWER);
  });
});

describe("once", () => {
  function ctxOf(locked: IdempotencyLock | null): Ctx {
    const { account_id, request_id } = locked ?? idempotencyKeyOf();
    const operation = OPERATIONS.createTestCredit;
    return { account: { id: account_id }, request_id, operation, idempotency: locked } as Ctx;
  }

  async function ask(ctx: Ctx, act: () => Promise<{ status: number; body: object }>) {
    return await database.transact("ask", (tx) => once(ctx, tx, act));
  }

  it("acts once and keeps the body of an answer that has no id, without its secrets", async () => {
    const locked = idempotencyKeyOf({ path: "/test/credit" });
    const body = { object: "test_credit", amount: "5.00", secret: "whsec_1" };
    const answer = await ask(ctxOf(locked), async () => ({ status: 201, body }));
    expect(answer.body).toBe(body);
    const kept = { status: 201, object: null, body: { ...body, secret: null } };
    expect(await remembered(locked)).toMatchObject(kept);
  });

  it("asks for a replay when a twin has committed, and does not act", async () => {
    const locked = idempotencyKeyOf({ path: "/test/credit" });
    let acts = 0;
    const act = async () => ({ status: 201, body: { acts: ++acts } });
    await ask(ctxOf(locked), act);
    await expect(ask(ctxOf(locked), act)).rejects.toBe(ReplayNeeded);
    expect(acts).toBe(1);
  });

  it("acts each time when no key was sent", async () => {
    let acts = 0;
    const act = async () => ({ status: 201, body: { acts: ++acts } });
    await ask(ctxOf(null), act);
    await ask(ctxOf(null), act);
    expect(acts).toBe(2);
  });
});

describe("the purge", () => {
  it("forgets keys after 30 days and no sooner", async () => {
    const [old, young] = [idempotencyKeyOf(), idempotencyKeyOf()];
    await finish(old);
    await finish(young);
    await database.transact("age", ({ sql }) => {
      return sql`update idempotency_keys set created = created - interval '31 days'
        where account_id = ${old.account_id}`;
    });
    expect(await leaseAt(database, IDEMPOTENCY_KEY_PURGE, wall())).toEqual([1]);
    expect(await remembered(old)).toBeNull();
    expect(await remembered(young)).not.toBeNull();
    const later = wall() + 29 * DAY_MS;
    expect(await leaseAt(database, IDEMPOTENCY_KEY_PURGE, later)).toEqual([]);
  });
});
