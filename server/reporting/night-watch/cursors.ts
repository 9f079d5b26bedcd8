import type { Database } from "#platform/db/transaction";
import type { SendName, Window } from "./scopes.ts";
import type { Pass } from "./tables.ts";

/** A balance, with the number of its newest posting and how far each pass has come. */
export interface Cursor {
  readonly account_id: string;
  readonly currency: string;
  readonly newest: number;
  readonly daily: number;
  readonly full: number;
}

/** How far the full pass has come through what an account has sold. */
export interface PassCursor {
  readonly account_id: string;
  readonly sends_after: string | null;
  readonly programs_after: string | null;
}

/** The balances of some accounts, and how far they were checked. */
export async function readCursors(
  database: Pick<Database, "read">,
  account_ids: readonly string[],
): Promise<Cursor[]> {
  const rows = await database.read(
    ({ sql }) => sql<Record<keyof Cursor, string>[]>`
      select held.account_id, held.currency, held.sequence as newest,
        coalesce(daily.sequence, 0) as daily, coalesce(whole.sequence, 0) as full
      from ledger_balances held
      left join book_checks daily on daily.account_id = held.account_id
        and daily.currency = held.currency and daily.pass = 'daily'
      left join book_checks whole on whole.account_id = held.account_id
        and whole.currency = held.currency and whole.pass = 'full'
      where held.account_id = any(${[...account_ids]}::uuid[])`,
  );
  return rows.map((row) => ({
    account_id: row.account_id,
    currency: row.currency,
    newest: Number(row.newest),
    daily: Number(row.daily),
    full: Number(row.full),
  }));
}

/**
 * Remembers that the postings of windows were verified, with what the last of each left. Waits for
 * a reset of a test account, which takes its postings away.
 */
export async function moveCursors(
  database: Pick<Database, "transact">,
  windows: readonly Window[],
  pass: Pass,
): Promise<void> {
  if (windows.length === 0) return;
  const account_ids = windows.map(({ account_id }) => account_id);
  await database.transact("remember checked books", async ({ sql }) => {
    await sql`
      select from ledger_balances where account_id = any(${account_ids}::uuid[])
      order by account_id, currency for key share`;
    await sql`
      insert into book_checks (account_id, currency, pass, sequence, available_minor,
        reserved_minor, in_flight_minor, checked_at)
      select account_id, currency, ${pass}, sequence, available_after_minor,
        reserved_after_minor, in_flight_after_minor, svc_now()
      from unnest(${account_ids}::uuid[], ${windows.map(({ currency }) => currency)}::text[],
        ${windows.map(({ upto }) => upto)}::bigint[]) as part(account_id, currency, sequence)
      join ledger_postings posting using (account_id, currency, sequence)
      on conflict (account_id, currency, pass) do update set
        sequence = excluded.sequence, available_minor = excluded.available_minor,
        reserved_minor = excluded.reserved_minor, in_flight_minor = excluded.in_flight_minor,
        checked_at = excluded.checked_at`;
  });
}

/** The sends that postings are about. */
export async function sendsOfWindows(
  database: Pick<Database, "read">,
  windows: readonly Window[],
): Promise<SendName[]> {
  const rows = await database.read(
    ({ sql }) => sql<SendName[]>`
      select distinct part.account_id, posting.source_id as send_id
      from unnest(${windows.map(({ account_id }) => account_id)}::uuid[],
        ${windows.map(({ currency }) => currency)}::text[],
        ${windows.map(({ after }) => after)}::bigint[],
        ${windows.map(({ upto }) => upto)}::bigint[]
      ) as part(account_id, currency, after, upto)
      join ledger_postings posting on posting.account_id = part.account_id
        and posting.currency = part.currency and posting.sequence > part.after
        and posting.sequence <= part.upto
      where posting.source_prefix = 'snd' or posting.from_book = 'in_flight'
        or posting.to_book = 'in_flight' or posting.from_book like 'house:float:%'`,
  );
  return [...rows];
}

export async function readPasses(
  database: Pick<Database, "read">,
  account_ids: readonly string[],
): Promise<PassCursor[]> {
  const rows = await database.read(
    ({ sql }) => sql<PassCursor[]>`
      select account_id, sends_after, programs_after
      from unnest(${[...account_ids]}::uuid[]) as watched(account_id)
      left join book_passes using (account_id)`,
  );
  return [...rows];
}

export async function movePasses(
  database: Pick<Database, "transact">,
  passes: readonly PassCursor[],
): Promise<void> {
  if (passes.length === 0) return;
  await database.transact(
    "remember passes",
    ({ sql }) => sql`
      insert into book_passes (account_id, sends_after, programs_after)
      select * from unnest(${passes.map(({ account_id }) => account_id)}::uuid[],
        ${passes.map(({ sends_after }) => sends_after)}::uuid[],
        ${passes.map(({ programs_after }) => programs_after)}::uuid[])
      on conflict (account_id) do update set
        sends_after = excluded.sends_after, programs_after = excluded.programs_after`,
  );
}

/** Sends of an account after one id, as many as a slice has. */
export interface SendSlice {
  readonly account_id: string;
  readonly after: string | null;
  readonly limit: number;
}

/**
 * The next sends of some accounts, in the order of their ids, and whatever attempts, answers, work,
 * events or quotes name a send in between that does not exist.
 */
export async function sendsOfSlices(
  database: Pick<Database, "read">,
  slices: readonly SendSlice[],
): Promise<(SendName & { readonly is_last: boolean })[]> {
  const rows = await database.read(
    ({ sql }) => sql<(SendName & { is_last: boolean })[]>`
      with slices as materialized (
        select slice.account_id, slice.after, last.id as upto
        from unnest(${slices.map(({ account_id }) => account_id)}::uuid[],
          ${slices.map(({ after }) => after ?? FIRST)}::uuid[],
          ${slices.map(({ limit }) => limit)}::bigint[]) as slice(account_id, after, size)
        left join lateral (
          select id from sends where account_id = slice.account_id and id > slice.after
          order by id offset slice.size - 1 limit 1
        ) as last on true
      )
      select named.account_id, named.send_id, named.send_id = slice.upto as is_last
      from slices slice cross join lateral (
        select account_id, id as send_id from sends own where account_id = slice.account_id
          and id > slice.after and id <= coalesce(slice.upto, ${LAST})
        union select account_id, send_id from send_attempts where account_id = slice.account_id
          and send_id > slice.after and send_id <= coalesce(slice.upto, ${LAST})
        union select account_id, send_id from send_answers where account_id = slice.account_id
          and send_id > slice.after and send_id <= coalesce(slice.upto, ${LAST})
        union select account_id, send_id from send_dispatches where account_id = slice.account_id
          and send_id > slice.after and send_id <= coalesce(slice.upto, ${LAST})
        union select account_id, object_id from events where account_id = slice.account_id
          and object_prefix = 'snd' and object_id > slice.after
          and object_id <= coalesce(slice.upto, ${LAST})
        union select account_id, used_by from quotes where account_id = slice.account_id
          and used_by > slice.after and used_by <= coalesce(slice.upto, ${LAST})
      ) as named`,
  );
  return [...rows];
}

const FIRST = "00000000-0000-0000-0000-000000000000";
const LAST = "ffffffff-ffff-ffff-ffff-ffffffffffff";
