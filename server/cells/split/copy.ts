import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#platform/db/transaction";
import { SettingError } from "#platform/setting-error";
import { readMovingTables } from "./layout.ts";
import { isHandedOver, listOf, moversOf, readMovers, SPLIT, type Split } from "./split.ts";

const LOOK_EVERY_MS = 100;

/**
 * Writes down who moves, in both cells: in the new one they arrive at rest, so that no worker there
 * takes what the old one still works on. The keys that sealed their secrets are needed there too.
 */
export async function planMovers(
  { source, target, cell }: Split,
  ids: readonly string[],
): Promise<void> {
  const movers = await source.read(readMovers);
  // They are the target's already, which must not put them to rest again.
  if (movers !== null && isHandedOver(movers)) return;
  const rows = [...ids];
  await target.transact("accounts arrive", async ({ sql }) => {
    await sql`
      insert into account_moves (account_id, state, cell, since)
      select id, 'arriving', ${cell}, svc_now() from unnest(${rows}::uuid[]) as moving(id)
      on conflict do nothing`;
  });
  await source.transact("accounts are to move", async ({ sql }) => {
    await sql`
      insert into account_moves (account_id, state, cell, since)
      select id, 'planned', ${cell}, svc_now() from unnest(${rows}::uuid[]) as moving(id)
      on conflict do nothing`;
  });
}

/** The keys that the source needs are needed by the target from now on. */
export async function shareSealingKeys({ source, target }: Split): Promise<void> {
  const needed = await source.read(
    ({ sql }) => sql<{ key_id: string }[]>`
      select key_id from sealing_keys where retired_at is null`,
  );
  const ids = needed.map(({ key_id }) => key_id);
  await target.transact("share sealing keys", async ({ sql }) => {
    await sql`
      insert into sealing_keys (key_id, used_at)
      select key_id, svc_now() from unnest(${ids}::text[]) as shared(key_id)
      on conflict (key_id) do update set retired_at = null`;
  });
}

/** Publishes the rows of the movers, and subscribes the target to them. */
export async function startCopy(split: Split): Promise<void> {
  const { source, target, source_url } = split;
  const { ids } = await moversOf(split);
  const tables = await source.read(readMovingTables);
  const published = tables.map(
    ({ name, column }) => `"${name}" where (${column} = any(${listOf(ids)}))`,
  );
  await source.transact("publish accounts", async ({ sql }) => {
    const [found] = await sql`select from pg_publication where pubname = ${SPLIT}`;
    if (found === undefined) {
      await sql.unsafe(`create publication ${SPLIT} for table ${published.join(", ")}`);
    }
  });
  const [found] = await target.read(
    ({ sql }) => sql`select from pg_subscription where subname = ${SPLIT}
      and subdbid = (select oid from pg_database where datname = current_database())`,
  );
  if (found !== undefined) return;
  // A kill may have left a slot whose subscription was never written.
  await dropSlot(split);
  await source.read(
    ({ sql }) => sql`select pg_create_logical_replication_slot(${SPLIT}, 'pgoutput')`,
  );
  await subscribe(target, source_url);
}

/**
 * The URL of the source holds a password, and PostgreSQL writes statements that fail into its log,
 * or all of them, with their parameters and with what functions execute. Rows that are copied in it
 * never writes there, and a statement whose error is caught neither. One that makes a slot cannot
 * be caught, so the slot is there before.
 *
 * Refuses, as a `SettingError`: a source that the target cannot follow.
 */
async function subscribe(target: Database, source_url: string): Promise<void> {
  const row = `${source_url.replaceAll("\\", "\\\\")}\n`;
  await target.transact("subscribe", async ({ sql }) => {
    await sql`create temp table source (url text, refusal text) on commit drop`;
    await pipeline([row], await sql`copy source (url) from stdin`.writable());
    await sql.unsafe(SUBSCRIBE);
    const [found] = await sql<{ refusal: string | null }[]>`select refusal from source`;
    if (found?.refusal === null) return;
    throw new SettingError(`The new cell cannot follow this one: ${found?.refusal}.`);
  });
}

const SUBSCRIBE = `
  do $$ begin
    execute format('create subscription ${SPLIT} connection %L publication ${SPLIT}
      with (create_slot = false)', (select url from source));
  exception when others then
    update source set refusal = sqlerrm;
  end $$`;

/** Waits until every table of the target has been filled and follows the source. */
export async function waitForCopy({ target, say }: Split): Promise<void> {
  for (let before = -1; ; ) {
    const [left] = await target.read(
      ({ sql }) => sql<{ count: number }[]>`
        select count(*)::int as count from pg_subscription_rel
        join pg_subscription on pg_subscription.oid = srsubid
        where subname = ${SPLIT} and srsubstate <> 'r'`,
    );
    const count = left?.count ?? 0;
    if (count === 0) return;
    if (before === -1) say(`${count} tables are being copied.`);
    before = count;
    await pause(LOOK_EVERY_MS);
  }
}

/** Waits until the target holds whatever the source has written so far. */
export async function catchUp({ source }: Split, within_ms: number): Promise<void> {
  const until_ms = performance.now() + within_ms;
  const [written] = await source.read(
    ({ sql }) => sql<{ at: string }[]>`
      select pg_logical_emit_message(true, ${SPLIT}, '')::text as at`,
  );
  while (performance.now() < until_ms) {
    const [slot] = await source.read(
      ({ sql }) => sql<{ is_there: boolean }[]>`
        select confirmed_flush_lsn >= ${written?.at ?? ""}::pg_lsn as is_there
        from pg_replication_slots where slot_name = ${SPLIT}`,
    );
    if (slot?.is_there === true) return;
    await pause(LOOK_EVERY_MS / 4);
  }
  throw new SettingError("The new cell does not catch up: see the log of its PostgreSQL.");
}

/** Ends the subscription, its slot and the publication, as far as they are there. */
export async function endCopy(split: Split): Promise<void> {
  const { source, target } = split;
  await target.read(({ sql }) => sql.unsafe(`drop subscription if exists ${SPLIT}`));
  await dropSlot(split);
  await source.read(({ sql }) => sql.unsafe(`drop publication if exists ${SPLIT}`));
}

async function dropSlot({ source }: Pick<Split, "source">): Promise<void> {
  await source.read(
    ({ sql }) => sql`
      select pg_drop_replication_slot(slot_name) from pg_replication_slots
      where slot_name = ${SPLIT} and database = current_database()`,
  );
}
