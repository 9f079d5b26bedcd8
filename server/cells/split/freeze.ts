import { setTimeout as pause } from "node:timers/promises";
import { raiseFactsVersion } from "#accounts/account";
import { retryLocks } from "#platform/db/retry-locks";
import type { MoveState } from "#platform/db/tables";
import { readMovingTables } from "./layout.ts";
import { moversOf, type Split } from "./split.ts";

const LOOK_EVERY_MS = 20;

/**
 * Puts the movers to rest: their callers are answered 503 from now on, no worker takes anything
 * more of theirs, and what is under way is settled, for so long at most. Then the database itself
 * refuses what is written for them, and no transaction is left that began before.
 */
export async function freezeMovers(split: Split, settle_within_ms: number): Promise<void> {
  const { source } = split;
  const { ids } = await moversOf(split);
  for (const id of await plannedOf(split)) await restAccount(split, id, "closing");
  await waitForLeases(split, ids, performance.now() + settle_within_ms);
  const frozen_by = await source.transact("freeze accounts", async ({ sql }) => {
    await sql`
      update account_moves set state = 'frozen', since = svc_now()
      where account_id = any(${[...ids]}::uuid[]) and state <> 'moved'`;
    const [own] = await sql<{ id: string }[]>`select pg_current_xact_id()::text as id`;
    return own?.id ?? "";
  });
  for (;;) {
    const [left] = await source.read(
      ({ sql }) => sql<{ has_older: boolean }[]>`
        select pg_snapshot_xmin(pg_current_snapshot()) <= ${frozen_by}::xid8 as has_older`,
    );
    if (left?.has_older !== true) return;
    await pause(LOOK_EVERY_MS);
  }
}

/** Lets the movers work on where they are, unless they were handed over. */
export async function thawMovers(split: Split): Promise<void> {
  const { ids, state } = await moversOf(split);
  if (state === "moved") return;
  for (const id of ids) await restAccount(split, id, "planned");
}

/** Done again, it closes those that a kill has left open, and opens none. */
async function plannedOf({ source }: Split): Promise<string[]> {
  const rows = await source.read(
    ({ sql }) => sql<{ account_id: string }[]>`
      select account_id from account_moves where state = 'planned' order by account_id`,
  );
  return rows.map(({ account_id }) => account_id);
}

/** A caller who was let in on the account as it was is judged anew, by every process. */
async function restAccount({ source }: Split, account_id: string, state: MoveState): Promise<void> {
  await retryLocks(() =>
    source.transact("rest an account", async (tx) => {
      await tx.sql`select from accounts where id = ${account_id} for no key update`;
      if (state === "planned") await moveTo(tx, account_id, state);
      await raiseFactsVersion(tx, account_id);
      if (state !== "planned") await moveTo(tx, account_id, state);
    }),
  );
}

async function moveTo(
  { sql }: Parameters<typeof raiseFactsVersion>[0],
  account_id: string,
  state: MoveState,
): Promise<void> {
  await sql`
    update account_moves set state = ${state}, since = svc_now()
    where account_id = ${account_id} and state <> 'moved'`;
}

/** What a worker holds it settles; a lease that outlives the wait is looked at in the new cell. */
async function waitForLeases(
  { source }: Split,
  ids: readonly string[],
  until_ms: number,
): Promise<void> {
  const tables = (await source.read(readMovingTables)).filter(({ has_lease }) => has_lease);
  const held = tables.map(
    ({ name }) =>
      `select from "${name}" where account_id = any($1::uuid[]) and lease_until > svc_now()`,
  );
  while (performance.now() < until_ms) {
    const [left] = await source.read(({ sql }) =>
      sql.unsafe<{ has_held: boolean }[]>(
        `select ${held.map((one) => `exists (${one})`).join(" or ")} as has_held`,
        [`{${ids.join(",")}}`],
        { prepare: true },
      ),
    );
    if (left?.has_held !== true) return;
    await pause(LOOK_EVERY_MS);
  }
}
