import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";
import { LIVE_FIRST, type Mode } from "#platform/queue";
import { sends } from "./tables.ts";

/** Where a hand-over stands; one in the first three states is open. */
export type AttemptState =
  | "intended"
  | "accepted"
  | "no_answer"
  | "delivered"
  | "refused"
  | "not_taken"
  | "not_found"
  /** Its send had failed, a late answer opened the question again, and nobody could close it. */
  | "unresolved"
  /** A question, once it is answered: it has no standing of its own. */
  | "answered";

/**
 * The work that a send still needs: one due row an unsettled send, deleted when it is final.
 * `due_at` and `lease_until` are wall time; advancing a test clock shifts `due_at`.
 */
export const sendDispatches = pgTable(
  "send_dispatches",
  {
    account_id: uuid().notNull(),
    send_id: uuid().notNull(),
    /** The account's; work is leased by mode, live first. */
    mode: text().$type<Mode>().notNull(),
    /** A send that is not scheduled is due at once, by the database's time. */
    due_at: instant().notNull().default(sql`date_trunc('milliseconds', now())`),
    lease_owner: uuid(),
    lease_until: instant(),
    /** Submissions so far; `waits.afterTry` is indexed by it. */
    submits: integer().notNull().default(0),
    /** Questions asked since the outcome became unknown; `waits.afterQuestion` is indexed by it. */
    queries: integer().notNull().default(0),
    /** Account time of the first hand-over; the retry window is counted from it. */
    first_submit_at: instant(),
    /** Account time of the latest not-found answer; two of them apart are proof. */
    not_found_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.send_id] }),
    // Without foreign key: the statement that writes the send writes its work.
    // Workers lease across all organisations in due order, so this index does not lead by account.
    index("send_dispatches_due").on(table.mode, table.due_at, table.send_id),
    check("send_dispatches_mode", isOneOf(table.mode, LIVE_FIRST)),
  ],
);

/** Every hand-over and every question; committed before the provider hears of it. */
export const sendAttempts = pgTable(
  "send_attempts",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    send_id: uuid().notNull(),
    sequence: integer().notNull(),
    kind: text().$type<Schemas["AttemptKind"]>().notNull(),
    state: text().$type<AttemptState>().notNull(),
    supplier: text().notNull(),
    lease_owner: uuid(),
    at: instant().notNull(),
    duration_ms: integer(),
    outcome: text().$type<Schemas["AttemptOutcome"]>(),
    detail: text(),
    status_before: text().$type<Schemas["SendStatus"]>().notNull(),
    status_after: text().$type<Schemas["SendStatus"]>(),
    /** The provider's answer, masked, kept as evidence. */
    evidence: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    foreignKey({
      columns: [table.account_id, table.send_id],
      foreignColumns: [sends.account_id, sends.id],
      name: "send_attempts_send",
    }).onDelete("cascade"),
    // The monitor reads the newest of all organisations, so this index does not lead by account.
    index("send_attempts_at").on(table.at),
    uniqueIndex("send_attempts_sequence").on(table.account_id, table.send_id, table.sequence),
    // One open hand-over a send: the rule on which selling exactly once rests.
    uniqueIndex("send_attempts_open")
      .on(table.account_id, table.send_id)
      .where(sql`kind = 'submit' and state in ('intended', 'accepted', 'no_answer')`),
  ],
);
