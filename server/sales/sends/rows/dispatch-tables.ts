import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";
import { LIVE_FIRST, type Mode } from "#platform/work/queue";

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
 *
 * It also says what of its attempts is open, as the attempts and answers themselves do: whoever
 * has locked the work reads neither.
 */
export const sendDispatches = pgTable(
  "send_dispatches",
  {
    account_id: uuid().notNull(),
    send_id: uuid().notNull(),
    /** The account's; work is leased by mode, live first. */
    mode: text().$type<Mode>().notNull(),
    // What changes most often stands last: of a new version on the same page the log holds the
    // bytes between the first that differs and the last.
    /** Submissions so far; `waits.afterTry` is indexed by it. */
    submits: integer().notNull().default(0),
    /**
     * Questions asked since the outcome became unknown; `waits.afterQuestion` is indexed by it. Of
     * a live send that waits for power, how often a supplier was asked whether it is back.
     */
    queries: integer().notNull().default(0),
    /** Account time of the first hand-over; the retry window is counted from it. */
    first_submit_at: instant(),
    /** Account time of the latest not-found answer; two of them apart are proof. */
    not_found_at: instant(),
    /** The latest hand-over, and where it stands. */
    hand_over_id: uuid(),
    hand_over_sequence: integer(),
    hand_over_supplier: text(),
    hand_over_at: instant(),
    hand_over_state: text().$type<AttemptState>(),
    /** Sequence of the latest attempt, and number of the latest answer. */
    attempts: integer().notNull().default(0),
    answers: integer().notNull().default(0),
    /** A send that is not scheduled is due at once, by the database's time. */
    due_at: instant().notNull().default(sql`date_trunc('milliseconds', svc_now())`),
    lease_owner: uuid(),
    lease_until: instant(),
    /** The question that was asked and has no answer yet. */
    query_id: uuid(),
    query_sequence: integer(),
    query_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.send_id] }),
    // Without foreign key: the statement that writes the send writes its work.
    // Workers lease across all organisations in due order, so this index does not lead by account.
    index("send_dispatches_due").on(table.mode, table.due_at, table.send_id),
    check("send_dispatches_mode", isOneOf(table.mode, LIVE_FIRST)),
  ],
);

/**
 * Every hand-over and every question, inserted once; committed before the provider hears of it.
 * Without foreign key: whoever writes one has locked its send.
 */
export const sendAttempts = pgTable(
  "send_attempts",
  {
    account_id: uuid().notNull(),
    send_id: uuid().notNull(),
    sequence: integer().notNull(),
    /** The reference that the supplier knows a hand-over by. */
    id: uuid().notNull(),
    kind: text().$type<Schemas["AttemptKind"]>().notNull(),
    supplier: text().notNull(),
    at: instant().notNull(),
    status_before: text().$type<Schemas["SendStatus"]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.send_id, table.sequence] }),
    // The monitor reads the newest of all organisations, so this index does not lead by account.
    index("send_attempts_at").on(table.at).where(sql`kind = 'submit'`),
  ],
);

/** What was answered, inserted once, in the order in which it was judged. */
export const sendAnswers = pgTable(
  "send_answers",
  {
    account_id: uuid().notNull(),
    send_id: uuid().notNull(),
    /** Two judgements of one standing have one number, and the second is refused. */
    number: integer().notNull(),
    /** The attempt that is answered; null for our own conclusion, when nobody is left to ask. */
    sequence: integer(),
    /** The hand-over that the answer is about, and where it stands from then on. */
    hand_over_sequence: integer(),
    hand_over_state: text().$type<AttemptState>(),
    duration_ms: integer(),
    outcome: text().$type<Schemas["AttemptOutcome"]>(),
    detail: text(),
    status_after: text().$type<Schemas["SendStatus"]>(),
    /** The provider's answer, masked, kept as evidence. */
    evidence: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.send_id, table.number] }),
    check("send_answers_hand_over", sql`(hand_over_sequence is null) = (hand_over_state is null)`),
  ],
);

/**
 * Each attempt with its answer, for readers and operators. `state` is where a hand-over stands,
 * `intended` while nothing was answered, and `answered` of everything else that has its answer.
 */
export const sendExchanges = pgView("send_exchanges", {
  account_id: uuid().notNull(),
  send_id: uuid().notNull(),
  sequence: integer().notNull(),
  id: uuid().notNull(),
  kind: text().$type<Schemas["AttemptKind"]>().notNull(),
  supplier: text().notNull(),
  at: instant().notNull(),
  status_before: text().$type<Schemas["SendStatus"]>().notNull(),
  number: integer(),
  duration_ms: integer(),
  outcome: text().$type<Schemas["AttemptOutcome"]>(),
  detail: text(),
  status_after: text().$type<Schemas["SendStatus"]>(),
  evidence: jsonb(),
  state: text().$type<AttemptState>().notNull(),
}).as(sql`
  select attempt.account_id, attempt.send_id, attempt.sequence, attempt.id, attempt.kind,
    attempt.supplier, attempt.at, attempt.status_before,
    answer.number, answer.duration_ms, answer.outcome, answer.detail, answer.status_after,
    answer.evidence,
    case when attempt.kind = 'submit' then coalesce((
      select answer.hand_over_state from send_answers answer
      where answer.account_id = attempt.account_id and answer.send_id = attempt.send_id
        and answer.hand_over_sequence = attempt.sequence
      order by answer.number desc limit 1
    ), 'intended') when answer.number is null then 'intended' else 'answered' end as state
  from send_attempts attempt
  left join send_answers answer on answer.account_id = attempt.account_id
    and answer.send_id = attempt.send_id and answer.sequence = attempt.sequence`);
