import { EVENT_RETENTION_DAYS } from "#journal/events";

/** What the runtime may do less of than with any other table. */
export interface Guard {
  /** SQL of the rows that it may delete, or null for none; any row where it is left out. */
  readonly deletes?: string | null;
  /** The only columns that it may update; any column where it is left out. */
  readonly updates?: readonly string[];
  /** Columns that it may not update. */
  readonly fixed?: readonly string[];
  /** SQL of the rows that it may write; any row where it is left out. */
  readonly writes?: string;
}

/**
 * What happened cannot be unmade by a process that serves: not money, not sales, not the journal of
 * either. Any other table is the runtime's to write.
 */
export const GUARDS: Readonly<Record<string, Guard>> = {
  ledger_postings: { deletes: ofTest("ledger_postings"), updates: ["description"] },
  ledger_balances: { deletes: disposable("ledger_balances") },
  audit_entries: { deletes: disposable("audit_entries"), updates: [] },
  events: {
    deletes: `${disposable("events")} or
      created < svc_now() - interval '${EVENT_RETENTION_DAYS} days'`,
    updates: ["previous_attributes"],
  },
  sends: { deletes: disposable("sends") },
  send_attempts: { deletes: disposable("send_attempts") },
  topups: { deletes: disposable("topups") },
  checkout_sessions: { deletes: disposable("checkout_sessions") },
  disputes: { deletes: disposable("disputes") },
  supplier_float_changes: { deletes: null, updates: [] },
  // A live account that became a test account could be emptied.
  accounts: { deletes: `mode = 'test' or ${ofSandbox("accounts.id")}`, fixed: ["id", "mode"] },
  // And so could one that became part of a sandbox.
  sandboxes: {
    writes: "not exists (select from ledger_postings where account_id = sandboxes.live_id)",
  },
};

/** A reset removes what a test account did; an unclaimed sandbox goes with its live account. */
function disposable(table: string): string {
  return `${ofTest(table)} or ${ofSandbox(`${table}.account_id`)}`;
}

function ofTest(table: string): string {
  return `exists (select from accounts where id = ${table}.account_id and accounts.mode = 'test')`;
}

function ofSandbox(account_id: string): string {
  return `exists (select from sandboxes where live_id = ${account_id})`;
}

/** Columns that no person reads: what is sealed, what opens a door, and what customers are sent. */
export const HIDDEN_COLUMNS = /^sealed$|^sealed_|_sealed$|_hash$|_secret$|^body$/;
