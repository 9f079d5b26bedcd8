import { retryLocks } from "#platform/db/retry-locks";
import type { Tx } from "#platform/db/transaction";
import { type MovingTable, readMovingTables } from "./layout.ts";
import { type Split, TABLE_LOCK } from "./split.ts";

/** What removes rows of accounts that have moved says so for its transaction. */
export const REMOVING = "svc.removing";

/**
 * Written for many accounts together, when and from where they were called: such a row is left
 * out, and spoils no other.
 */
const LEFT_OUT = ["request_logs", "request_bodies", "book_checks", "book_passes"];

/** In the order in which they fire. */
const TRIGGERS = ["svc_called", "svc_frozen"] as const;

/**
 * Whatever writes for a frozen account, and has not been stopped before, is stopped by the
 * database. 57000 is an operator's intervention, which is answered 503. What a subscription writes
 * passes.
 */
const FUNCTIONS = (["account_id", "id"] as const).map(
  (column) => `
    create or replace function svc_refuse_frozen_${column}() returns trigger language plpgsql as $$
    declare account uuid;
    begin
      if tg_op = 'DELETE' then account := old.${column}; else account := new.${column}; end if;
      if exists (select from account_moves where account_id = account
          and state in ('frozen', 'moved'))
        and coalesce(current_setting('${REMOVING}', true), '') <> 'on' then
        if tg_argv[0] = 'leave_out' then return null; end if;
        raise exception 'the account moves to another cell' using errcode = '57000';
      end if;
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end $$`,
);

/** Guards every table of the source, one after the other: no sale waits for all of them. */
export async function guardTables({ source }: Pick<Split, "source">): Promise<void> {
  await source.transact("guard accounts", async ({ sql }) => {
    for (const text of FUNCTIONS) await sql.unsafe(text);
  });
  for (const table of await source.read(readMovingTables)) {
    await alterTable(source, async ({ sql }) => {
      await sql.unsafe(triggersOf(table).join(";\n"));
      if (!table.is_in_key) await sql`alter table ${sql(table.name)} replica identity full`;
    });
  }
}

/** Takes the guards off again. */
export async function unguardTables({ source }: Pick<Split, "source">): Promise<void> {
  for (const table of await source.read(readMovingTables)) {
    await alterTable(source, async ({ sql }) => {
      for (const trigger of TRIGGERS) {
        await sql`drop trigger if exists ${sql(trigger)} on ${sql(table.name)}`;
      }
      if (!table.is_in_key) await sql`alter table ${sql(table.name)} replica identity default`;
    });
  }
  await source.transact("unguard accounts", async ({ sql }) => {
    await sql`drop function if exists svc_refuse_frozen_account_id()`;
    await sql`drop function if exists svc_refuse_frozen_id()`;
  });
}

function alterTable(source: Split["source"], work: (tx: Tx) => Promise<void>): Promise<void> {
  return retryLocks(
    () =>
      source.transact("guard a table", async (tx) => {
        await tx.sql`select set_config('lock_timeout', ${String(TABLE_LOCK.wait_ms)}, true)`;
        await work(tx);
      }),
    TABLE_LOCK.within_ms,
  );
}

/** The first in the order of names fires first, and what it leaves out reaches no other. */
function triggersOf({ name, column }: MovingTable): string[] {
  const left_out = LEFT_OUT.includes(name) ? "'leave_out'" : "";
  const run = `for each row execute function svc_refuse_frozen_${column}`;
  const guard = `create or replace trigger svc_frozen before insert or update or delete on "${name}"
    ${run}(${left_out})`;
  if (name !== "api_keys") return [guard];
  return [
    `create or replace trigger svc_called before update of last_used_at on "${name}"
      ${run}('leave_out')`,
    guard,
  ];
}
