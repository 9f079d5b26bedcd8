import type { Read, Tx } from "#platform/db/transaction";

/** Sentences that must be true, each with the query of the subjects of which it is not. */
export type Invariants = Readonly<Record<string, string>>;

/** One place where a sentence is not true. */
export interface Breach {
  /** The sentence. */
  readonly invariant: string;
  /** The organisation, balance, transaction or send that breaks it. */
  readonly subject: string;
}

/** What the queries read, and by which column a row belongs to an account. */
const OWNED: Readonly<Record<string, string>> = {
  accounts: "id",
  agent_approvals: "account_id",
  api_keys: "account_id",
  approval_deadlines: "account_id",
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

/**
 * Looks for the breaches of a set of invariants in one snapshot, so that work under way breaks
 * nothing; their sentences hold no quotation marks. With an account, the queries see no other's
 * rows.
 */
export async function findBreaches(
  { sql }: Pick<Read | Tx, "sql">,
  invariants: Invariants,
  account_id: string | null = null,
): Promise<Breach[]> {
  const queries = Object.entries(invariants).map(([invariant, query]) => {
    const breaches = `(${query}) as breach(subject)`;
    return `select '${invariant}' as invariant, subject::text from ${breaches}`;
  });
  const all = queries.join(" union all ");
  if (account_id === null) return [...(await sql.unsafe<Breach[]>(all))];
  return [...(await sql.unsafe<Breach[]>(`${withinAccount()} ${all}`, [account_id]))];
}

/** Names every table anew, so that a query of the whole database reads one account of it. */
function withinAccount(): string {
  const rows = Object.entries(OWNED).map(
    ([table, column]) =>
      `${table} as not materialized (select * from public.${table} where ${column} = $1::uuid)`,
  );
  // The simulated supplier belongs to no account: its vends are looked up by send.
  const vends = `simulator_vends as not materialized (select vend.* from public.simulator_vends vend
    join public.sends send on send.id = vend.send_id where send.account_id = $1::uuid)`;
  return `with ${[...rows, vends].join(", ")}`;
}
