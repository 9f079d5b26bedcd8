/**
 * What a check reads. Each scope names tables anew, so that the same sentences can be asked of the
 * whole database, of some accounts, of the newest postings, or of some sends. A query sees the
 * names before it: what reads a whole table stands before the one that takes its name.
 */
import { entriesOf, transactionsOf } from "#money/ledger";
import type { Scope } from "./find-breaches.ts";

/** What the queries read, and by which column a row belongs to an account. */
const OWNED: Readonly<Record<string, string>> = {
  accounts: "id",
  agent_approvals: "account_id",
  api_keys: "account_id",
  approval_deadlines: "account_id",
  book_checks: "account_id",
  checkout_payments: "account_id",
  checkout_sessions: "account_id",
  credit_reservations: "account_id",
  credit_transactions: "account_id",
  events: "account_id",
  idempotency_keys: "account_id",
  ledger_balances: "account_id",
  ledger_entries: "account_id",
  ledger_postings: "account_id",
  messages: "account_id",
  power_purchases: "account_id",
  program_work: "account_id",
  programs: "account_id",
  quotes: "account_id",
  reward_links: "account_id",
  rewards: "account_id",
  send_answers: "account_id",
  send_attempts: "account_id",
  send_dispatches: "account_id",
  send_exchanges: "account_id",
  send_references: "account_id",
  sends: "account_id",
  topups: "account_id",
};

/** A send, named. */
export interface SendName {
  readonly account_id: string;
  readonly send_id: string;
}

/** Postings of a balance, those after one number up to another. */
export interface Window {
  readonly account_id: string;
  readonly currency: string;
  readonly after: number;
  readonly upto: number;
}

/** Of some tables less than all rows of an account: the condition, by table. */
type Less = Readonly<Record<string, string>>;

/** Everything of some accounts, or less of the tables that are named. */
export function accountsScope(account_ids: readonly string[], less: Less = {}): Scope {
  const tables = Object.entries(OWNED).map(([table, column]) => {
    const condition = table in less ? ` and ${less[table]}` : "";
    return named(table, `select * from ${table} where ${column} = any($1::uuid[])${condition}`);
  });
  // The simulated supplier belongs to no account: its vends are looked up by send.
  const vends = named(
    "simulator_vends",
    `select vend.* from simulator_vends vend
      join sends send on send.id = vend.send_id where send.account_id = any($1::uuid[])`,
  );
  return { tables: [vends, ...tables], values: [account_ids], is_picked: false };
}

/**
 * Some postings. What was before them stands in one opening posting, with the balances that it
 * left, so that the sums and chains of the ledger hold for a part of it too.
 */
export function windowsScope(windows: readonly Window[]): Scope {
  return {
    is_picked: true,
    values: [
      windows.map(({ account_id }) => account_id),
      windows.map(({ currency }) => currency),
      windows.map(({ after }) => String(after)),
      windows.map(({ upto }) => String(upto)),
    ],
    tables: [
      `parts as materialized (
        select part.*, opening.id as transaction_id, opening.created,
          coalesce(opening.available_after_minor, 0) as available_minor,
          coalesce(opening.reserved_after_minor, 0) as reserved_minor,
          coalesce(opening.in_flight_after_minor, 0) as in_flight_minor
        from unnest($1::uuid[], $2::text[], $3::bigint[], $4::bigint[])
          as part(account_id, currency, after, upto)
        left join lateral (
          select * from ledger_postings own
          where ${OF_PART} and own.sequence = part.after offset 0
        ) as opening on true)`,
      picked("checked", {
        by: "parts part",
        table: "ledger_postings",
        where: `${OF_PART} and own.sequence > part.after and own.sequence <= part.upto`,
      }),
      picked("openings", {
        by: "parts part",
        table: "ledger_postings",
        where: `${OF_PART} and own.sequence = part.after`,
      }),
      BALANCES_OF_PARTS,
      named("ledger_postings", "select * from checked union all select * from openings"),
      named("ledger_entries", `${entriesOf("checked")} union all ${OPENING_ENTRIES}`),
      named(
        "credit_transactions",
        `${transactionsOf("checked")} union all
          select account_id, transaction_id, 'opening', currency, available_minor, reserved_minor,
            available_minor, reserved_minor, after, null, null, null, null, null, created
          from parts where transaction_id is not null`,
      ),
    ],
  };
}

const OF_PART = "own.account_id = part.account_id and own.currency = part.currency";

const OPENING_ENTRIES = `
  select account_id, currency, after, side.book, 'opening', transaction_id, side.amount_minor,
    side.balance_after_minor, null, created
  from parts cross join lateral (values
    ('available', available_minor, available_minor),
    ('reserved', reserved_minor, reserved_minor),
    ('in_flight', in_flight_minor, in_flight_minor),
    ('house:opening', -(available_minor + reserved_minor + in_flight_minor), null)
  ) as side(book, amount_minor, balance_after_minor)
  where transaction_id is not null`;

/** The balance as the last posting left it; as it stands, where nothing was posted since. */
const BALANCES_OF_PARTS = `ledger_balances as materialized (
  select part.account_id, part.currency, part.upto as sequence,
    case when held.sequence = part.upto then held.available_minor
      else newest.available_after_minor end as available_minor,
    case when held.sequence = part.upto then held.reserved_minor
      else newest.reserved_after_minor end as reserved_minor,
    case when held.sequence = part.upto then held.in_flight_minor
      else newest.in_flight_after_minor end as in_flight_minor
  from parts part
  left join lateral (
    select * from ledger_balances own where ${OF_PART} offset 0
  ) as held on true
  left join lateral (
    select * from ledger_postings own
    where ${OF_PART} and own.sequence = part.upto offset 0
  ) as newest on true)`;

/** Some sends, those that they retry, and whatever belongs to any of them. */
export function sendsScope(names: readonly SendName[]): Scope {
  return {
    is_picked: true,
    values: [names.map(({ account_id }) => account_id), names.map(({ send_id }) => send_id)],
    tables: [
      `touched as (
        with recursive touched as (
          select * from unnest($1::uuid[], $2::uuid[]) as named(account_id, send_id)
          union
          select retried.account_id, retried.retry_of from touched cross join lateral (
            select * from sends own where ${ofSend("id")} and retry_of is not null offset 0
          ) as retried)
        select * from touched)`,
      ...OF_SENDS,
    ],
  };
}

const OF_SENDS: readonly string[] = [
  ...Object.entries({
    sends: "id",
    send_attempts: "send_id",
    send_answers: "send_id",
    send_dispatches: "send_id",
    send_exchanges: "send_id",
    power_purchases: "send_id",
    events: "object_id",
    quotes: "used_by",
  }).map(([table, column]) => picked(table, { by: "touched", table, where: ofSend(column) })),
  picked("simulator_vends", {
    by: "touched",
    table: "simulator_vends",
    where: "own.send_id = touched.send_id",
  }),
  picked("send_references", {
    by: "sends send",
    table: "send_references",
    where: "own.account_id = send.account_id and own.reference = send.client_reference",
  }),
  picked("messages", {
    by: "sends send",
    table: "messages",
    where: "own.account_id = send.account_id and own.id = send.sms_id",
  }),
  picked("agent_approvals", {
    by: "send_references held",
    table: "agent_approvals",
    where: "own.account_id = held.account_id and own.id = held.object_id",
  }),
  picked("api_keys", {
    by: "(select distinct account_id, api_key_id from sends) as send",
    table: "api_keys",
    where: "own.account_id = send.account_id and own.id = send.api_key_id",
  }),
  // Each by the index that has it: what a send drew and closed with, what its supplier was paid,
  // and what it names.
  picked("drawn_postings", {
    by: "touched",
    table: "ledger_postings",
    where: `${ofSend("source_id")}
      and (own.from_book = 'in_flight' or own.to_book = 'in_flight')`,
  }),
  picked("paid_postings", {
    by: "touched",
    table: "ledger_postings",
    where: `${ofSend("source_id")} and own.from_book like 'house:float:%'`,
  }),
  picked("named_postings", {
    by: "(select account_id, unnest(credit_transaction_ids) as id from sends) as shown",
    table: "ledger_postings",
    where: "own.account_id = shown.account_id and own.id = shown.id and own.type is not null",
  }),
  `ledger_postings as materialized (select * from drawn_postings union
    select * from paid_postings union select * from named_postings)`,
  named("ledger_entries", entriesOf("ledger_postings")),
  named("credit_transactions", transactionsOf("ledger_postings")),
];

function ofSend(column: string): string {
  return `own.account_id = touched.account_id and own.${column} = touched.send_id`;
}

/** Some programs, with their links; rewards are looked up by them. */
export function programsScope(programs: readonly { account_id: string; id: string }[]): Scope {
  const by = "unnest($1::uuid[], $2::uuid[]) as chosen(account_id, program_id)";
  const own = (column: string) =>
    `own.account_id = chosen.account_id and own.${column} = chosen.program_id`;
  return {
    is_picked: false,
    values: [programs.map(({ account_id }) => account_id), programs.map(({ id }) => id)],
    tables: [
      picked("programs", { by, table: "programs", where: own("id") }),
      picked("reward_links", { by, table: "reward_links", where: own("program_id") }),
    ],
  };
}

function named(table: string, query: string): string {
  return `${table} as not materialized (${query})`;
}

/** For each row of one query those of a table that belong to it, by an index of that table. */
function picked(
  name: string,
  { by, table, where }: { by: string; table: string; where: string },
): string {
  return `${name} as materialized (select own.* from ${by} cross join lateral (
    select * from ${table} own where ${where} offset 0) as own)`;
}
