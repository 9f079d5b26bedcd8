import { ENUMS } from "@svc/generated/enums";
import { LIFECYCLES } from "@svc/generated/lifecycles";
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
import { accounts } from "#accounts/account";
import { bytes, instant, minor } from "#platform/db/columns";
import { isOneOf, statusCheck } from "#platform/db/status-check";
import { LIVE_FIRST, type Mode } from "#platform/work/queue";

/** The people that an account sends to. One who is erased keeps the row and loses what it says. */
export const recipients = pgTable(
  "recipients",
  {
    account_id: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    status: text().$type<Schemas["RecipientStatus"]>().notNull(),
    external_id: text(),
    name: text(),
    /** Null for the first word of the name. */
    first_name: text(),
    /** E.164. */
    phone: text(),
    email: text(),
    default_meter: text(),
    payroll_id: text(),
    cost_center_id: uuid(),
    /** Per calendar month in Harare; null for no cap. */
    monthly_cap_usd_minor: minor(),
    monthly_cap_zwg_minor: minor(),
    lawful_basis: text().$type<Schemas["LawfulBasis"]>().notNull(),
    consent_at: instant(),
    consent_source: text(),
    consent_text_version: text(),
    tags: text().array().notNull().default([]),
    notes: text(),
    metadata: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** What a search looks through, in lower case. */
    search_text: text().notNull(),
    /** Keyed hash of the number of somebody who was erased. */
    phone_hash: bytes(),
    /** When the person will be, or was, erased. */
    erase_at: instant(),
    /** Number of the newest event about this recipient; the next event takes the one after it. */
    event_sequence: integer().notNull(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    uniqueIndex("recipients_external_id")
      .on(table.account_id, table.external_id)
      .where(sql`external_id is not null`),
    uniqueIndex("recipients_payroll_id")
      .on(table.account_id, table.payroll_id)
      .where(sql`payroll_id is not null`),
    index("recipients_phone").on(table.account_id, table.phone, table.id),
    // Employers see their people by name.
    index("recipients_name").on(table.account_id, table.name, table.id),
    // Without a condition: recipients of no cost centre are listed by it too.
    index("recipients_cost_center").on(table.account_id, table.cost_center_id, table.id),
    index("recipients_leaving")
      .on(table.account_id, table.status, table.id)
      .where(sql`status <> 'active'`),
    index("recipients_tags").using("gin", table.account_id, table.tags).where(sql`tags <> '{}'`),
    index("recipients_metadata")
      .using("gin", sql`${table.metadata} jsonb_path_ops`)
      .where(sql`metadata <> '{}'`),
    index("recipients_search").using(
      "gin",
      table.account_id,
      sql`${table.search_text} gin_trgm_ops`,
    ),
    // Every search reads what writes have left unsorted; by default that is up to 4 MB.
    index("recipients_digits")
      .using("gin", sql`digit_grams(${table.account_id}, ${table.search_text})`)
      .with({ gin_pending_list_limit: 256 }),
    statusCheck("recipients_status", table.status, LIFECYCLES.recipient),
    check("recipients_lawful_basis", isOneOf(table.lawful_basis, ENUMS.LawfulBasis)),
    check("recipients_erase_at", sql`(erase_at is null) = (status = 'active')`),
    check("recipients_caps", sql`monthly_cap_usd_minor > 0 and monthly_cap_zwg_minor > 0`),
  ],
);

/** The meters of recipients; what the utility said of them is kept with its confirmations. */
export const recipientMeters = pgTable(
  "recipient_meters",
  {
    account_id: uuid().notNull(),
    recipient_id: uuid().notNull(),
    number: text().notNull(),
    label: text(),
    /** Its place in the list, from 0. */
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.recipient_id, table.number] }),
    index("recipient_meters_number").on(table.account_id, table.number),
    foreignKey({
      columns: [table.account_id, table.recipient_id],
      foreignColumns: [recipients.account_id, recipients.id],
      name: "recipient_meters_recipient",
    }),
  ],
);

/**
 * How many recipients an account has who are not erased. Whoever adds one, or changes what is
 * unique of one, holds this row.
 */
export const recipientCounts = pgTable(
  "recipient_counts",
  {
    account_id: uuid()
      .primaryKey()
      .references(() => accounts.id),
    recipients: integer().notNull(),
  },
  () => [check("recipient_counts_recipients", sql`recipients >= 0`)],
);

/** Whose seven days are running: when they end on the account's clock, and that as wall time. */
export const recipientErasures = pgTable(
  "recipient_erasures",
  {
    account_id: uuid().notNull(),
    recipient_id: uuid().notNull(),
    /** The account's; erasures are done by mode, live first. */
    mode: text().$type<Mode>().notNull(),
    /** Wall time; advancing the test clock moves it. */
    due_at: instant().notNull(),
    /** E.164: the number of somebody who is erased, while what goes to it has not ended. */
    phone: text(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.recipient_id] }),
    foreignKey({
      columns: [table.account_id, table.recipient_id],
      foreignColumns: [recipients.account_id, recipients.id],
      name: "recipient_erasures_recipient",
    }),
    // Workers lease across all accounts in due order, so this index does not lead by account.
    index("recipient_erasures_due").on(table.mode, table.due_at),
    check("recipient_erasures_mode", isOneOf(table.mode, LIVE_FIRST)),
  ],
);

export type RecipientRow = typeof recipients.$inferSelect;
export type RecipientMeterRow = typeof recipientMeters.$inferSelect;
