/** Expired sandboxes are deleted in pieces, and whoever dies in between loses nothing of it. */

import { transactionTime } from "@svc/server/platform/db/transaction-time.ts";
import { parseId } from "@svc/server/platform/ids.ts";
import { momentNow } from "@svc/server/platform/work/lease.ts";
import { leaseRows } from "@svc/server/platform/work/lease-rows.ts";
import { watchBooks } from "@svc/server/reporting/night-watch/night-watch.ts";
import { expiredSandboxes } from "@svc/server/test-mode/sandboxes/delete-expired.ts";
import { expect, it } from "vitest";
import { newBrowser } from "../kit/dashboard.ts";
import { drain } from "../kit/drain.ts";
import { newAddress } from "../kit/invites.ts";
import { useOwnDatabase } from "../kit/own-database.ts";
import { expectRefusal } from "../kit/refusal.ts";
import { newSandbox, type SandboxInHand, tablesOf } from "../kit/sandboxes.ts";
import { testServer } from "../kit/server.ts";
import { NAMED } from "../kit/wire.ts";

// The night watch looks at every account that there is, after each piece that is deleted.
useOwnDatabase("delete_sandbox");

const ROWS_MAX = 7;
/** What each account has when it is new, and keeps to the end. */
const LAST_ROWS_MAX = 40;
const STEPS_MAX = 200;

interface Expired extends SandboxInHand {
  readonly ids: readonly string[];
}

/** A sandbox that was used, and whose time is over. */
async function expiredSandbox(): Promise<Expired> {
  const made = await newSandbox();
  const live_id = parseId("acct", (await made.api.getAccount()).body.twin) ?? "";
  const sale = { target: "0771230000", amount: "5.00", currency: "USD" };
  for (let sold = 0; sold < 6; sold += 1) await made.api.createSend({ body: sale });
  await drain({ ...made, mode: "test" });
  await made.api.createSend({ body: sale });
  await newBrowser().post(made.page, { email: newAddress() });
  const { database, gate } = await testServer();
  await gate.flush();
  await database.record(
    ({ sql }) => sql`
      update sandboxes set expires_at = svc_now() - interval '1 second'
      where account_id = ${made.account_id}`,
  );
  return { ...made, ids: [made.account_id, live_id] };
}

/** One step of the deletion, in a transaction of its own; says how many rows are left after it. */
async function step({ account_id, ids }: Expired): Promise<number> {
  const server = await testServer();
  const account = { id: account_id, mode: "test" as const };
  await leaseRows(server, expiredSandboxes(ROWS_MAX), { limit: 1, account });
  return await rowsOf(ids);
}

async function rowsOf(ids: readonly string[]): Promise<number> {
  const { database } = await testServer();
  return await database.read(async ({ sql }) => {
    tables ??= await sql<{ name: string }[]>`
      select distinct table_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and column_name = 'account_id' and table_type = 'BASE TABLE'`;
    const each = tables.map(({ name }) => `select from ${name} where account_id = any($1)`);
    const whole = `select count(*)::int as rows from (${each.join(" union all ")}) as every`;
    const [found] = await sql.unsafe<{ rows: number }[]>(whole, [[...ids]], NAMED);
    return found?.rows ?? 0;
  });
}

let tables: readonly { readonly name: string }[] | null = null;

/** Steps until nothing is left; how many rows each has removed. */
async function deleted(
  sandbox: Expired,
  between: () => Promise<unknown> = async () => null,
): Promise<number[]> {
  const removed: number[] = [];
  for (let before = await rowsOf(sandbox.ids); before > 0; ) {
    if (removed.length > STEPS_MAX) throw new Error(`${before} rows are still there.`);
    const after = await step(sandbox);
    removed.push(before - after);
    before = after;
    await between();
  }
  return removed;
}

it("an expired sandbox is deleted a few rows at a time, and whole", async () => {
  const sandbox = await expiredSandbox();
  const removed = await deleted(sandbox);
  // The first closes it, and the last takes the accounts with what each of them has.
  const last = removed.pop() ?? 0;
  expect(removed.length).toBeGreaterThan(8);
  expect(Math.max(...removed)).toBeLessThanOrEqual(ROWS_MAX);
  expect(last).toBeLessThan(LAST_ROWS_MAX);
  expect(await tablesOf(sandbox, sandbox.ids[1] ?? "")).toEqual([]);
});

it("what is being deleted is neither used nor taken over, and its books raise no alarm", async () => {
  const sandbox = await expiredSandbox();
  const { database, log } = await testServer();
  await step(sandbox);
  await expectRefusal(await sandbox.api.getAccount(), "account_closed");
  expect((await newBrowser().get(sandbox.page)).status).toBe(404);
  const raised: unknown[] = [];
  const heard = { ...log, warn: (fields: unknown) => void raised.push(fields) };
  await deleted(sandbox, () => watchBooks(database, heard));
  expect(JSON.stringify(raised)).not.toContain(sandbox.account_id);
});

it("what a process leaves behind that dies between two pieces is deleted by the next", async () => {
  const sandbox = await expiredSandbox();
  const { database } = await testServer();
  await step(sandbox);
  const before = await step(sandbox);
  const from = momentNow();
  const dying = database.transact("dying", async (tx) => {
    const scope = { mode: null, limit: 1, only: null, account_id: sandbox.account_id, from };
    await expiredSandboxes(ROWS_MAX).lease(tx, { ...scope, now: await transactionTime(tx) });
    throw new Error("It dies.");
  });
  await expect(dying).rejects.toThrow("It dies.");
  expect(await rowsOf(sandbox.ids)).toBe(before);
  await deleted(sandbox);
  expect(await tablesOf(sandbox, sandbox.ids[1] ?? "")).toEqual([]);
});
