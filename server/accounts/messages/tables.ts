import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";
import { LIVE_FIRST, type Mode } from "#platform/work/queue";

export const CHANNELS = ["sms", "email"] as const;

/** What a message is for; its author is notified of progress by purpose. */
export const PURPOSES = [
  "token",
  "landing",
  "copy",
  "notice",
  "claim_code",
  "reward_link",
  "sign_in_code",
  "pin_code",
  "invite",
] as const;

/**
 * A gateway takes it, and a text message is reported, or not in time; no message goes back. A
 * report that is late still counts. `unconfirmed` is also what no gateway is known to have taken
 * and one may have.
 */
export const MESSAGE_STATES = ["queued", "sent", "unconfirmed", "delivered", "failed"] as const;

/**
 * Every text and mail that the service owes somebody: the row is written with its cause, so that
 * neither is ever without the other, and is the work that is still to be done about it.
 */
export const messages = pgTable(
  "messages",
  {
    account_id: uuid().notNull(),
    /** The account's; work is leased by mode, live first. */
    mode: text().$type<Mode>().notNull(),
    /** The reference that the gateway knows it by. */
    id: uuid().notNull(),
    channel: text().$type<(typeof CHANNELS)[number]>().notNull(),
    purpose: text().$type<(typeof PURPOSES)[number]>().notNull(),
    /** The send that it is about; null when it is about none. */
    send_id: uuid(),
    /** E.164, or an address. */
    recipient: text().notNull(),
    /** The number whose script a simulated gateway plays; null for what always arrives. */
    target: text(),
    /** Whether the text is sealed, because it holds a token. */
    sealed: boolean().notNull().default(false),
    /** How many messages a text is cut into over the air; null of a mail. */
    parts: integer(),
    /** On the account's clock. */
    created: instant().notNull(),
    // What changes stands behind what does not: of a new version on the same page the log holds the
    // bytes between the first that differs and the last.
    /** Its tries, counted before each; one that a killed worker took with it is made again. */
    tries: integer().notNull().default(0),
    /** How many of those were not answered, so that the gateway may have it. */
    unanswered: integer().notNull().default(0),
    /** How often a worker has died with it since its last step. */
    deaths: integer().notNull().default(0),
    /** How often the gateway was asked for a delivery report. */
    queries: integer().notNull().default(0),
    /** The gateway's own name for it. */
    provider_reference: text(),
    status: text().$type<(typeof MESSAGE_STATES)[number]>().notNull(),
    /** On the account's clock. */
    status_at: instant().notNull(),
    /** When somebody looks at it next, in wall time; null when nothing is left to do. */
    due_at: instant(),
    lease_owner: uuid(),
    lease_until: instant(),
    /** The text; null once it no longer needs to be sent. */
    body: text(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    // Workers lease across all organisations in due order, so this index does not lead by account;
    // what is done with stands in it no more.
    index("messages_due").on(table.mode, table.due_at).where(sql`due_at is not null`),
    // A report names the gateway's reference and no organisation.
    index("messages_by_provider_reference")
      .on(table.provider_reference)
      .where(sql`mode = 'live' and channel = 'sms' and provider_reference is not null`),
    check("messages_mode", isOneOf(table.mode, LIVE_FIRST)),
    check("messages_channel", isOneOf(table.channel, CHANNELS)),
    check("messages_purpose", isOneOf(table.purpose, PURPOSES)),
    check("messages_status", isOneOf(table.status, MESSAGE_STATES)),
  ],
);

export type MessageRow = typeof messages.$inferSelect;
