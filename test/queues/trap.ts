/**
 * A trap makes every change of a table throw, where the row is of a poisoned account: whatever
 * leases the row or does its work finds it, as it would find a row that the program cannot take.
 */
import { testServer } from "../kit/server.ts";

/** Makes the trap ready; nothing is trapped yet. */
export async function openTrap(): Promise<void> {
  const { database } = await testServer();
  await database.record(async ({ sql }) => {
    await sql`create schema trap`;
    await sql`create table trap.poisoned (account_id text primary key)`;
    await sql`
      create function trap.spring() returns trigger language plpgsql as $$
      declare changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
      begin
        if exists (
          select from trap.poisoned
          where account_id in (changed ->> 'account_id', changed ->> 'subscriber_id',
            changed ->> 'mode', changed ->> 'name')
        ) then raise exception 'poison'; end if;
        return case when tg_op = 'DELETE' then old else new end;
      end $$`;
  });
}

export async function closeTrap(): Promise<void> {
  const { database } = await testServer();
  await database.record(({ sql }) => sql`drop schema if exists trap cascade`);
}

/** Runs something while the rows of an account, or of a mode, throw in a table. */
export async function whileTrapped(
  { table, poisoned }: { table: string; poisoned: string },
  run: () => Promise<void>,
): Promise<void> {
  const { database } = await testServer();
  await database.record(async ({ sql }) => {
    await sql`insert into trap.poisoned values (${poisoned})`;
    await sql`
      create trigger trap before insert or update or delete on ${sql(table)}
      for each row execute function trap.spring()`;
  });
  try {
    await run();
  } finally {
    await database.record(async ({ sql }) => {
      await sql`drop trigger trap on ${sql(table)}`;
      await sql`truncate trap.poisoned`;
    });
  }
}
