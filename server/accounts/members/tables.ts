import { ENUMS } from "@svc/generated/enums";
import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "#accounts/account";
import { hexBytes, instant } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

/** The people of an organisation: one row a person, for both of its modes. */
export const members = pgTable(
  "members",
  {
    /** The organisation's live account. */
    account_id: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    name: text(),
    /** Null of whoever has proven a phone number alone. */
    email: text(),
    /** E.164, proven by a code; null of whoever has proven none. */
    phone: text(),
    role: text().$type<Schemas["MemberRole"]>().notNull(),
    /** Whether a developer sees power tokens in clear text, which owners and admins always do. */
    tokens_read: boolean().notNull().default(false),
    /** When the member was last signed in, to the minute. A wall time. */
    seen_at: instant(),
    /** Uuid of the member who invited the person; null of whom a key or staff let in. */
    invited_by: uuid(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    uniqueIndex("members_phone").on(table.account_id, table.phone),
    uniqueIndex("members_email").on(table.account_id, sql`lower(${table.email})`),
    // Who signs in gives an address and no organisation, so these indexes do not lead by account.
    index("members_by_email").on(sql`lower(${table.email})`, table.id),
    index("members_by_phone").on(table.phone, table.id),
    check("members_address", sql`email is not null or phone is not null`),
    check("members_role", isOneOf(table.role, ENUMS.MemberRole)),
    check("members_tokens_read", sql`not tokens_read or role = 'developer'`),
  ],
);

/** Payment PINs, and how often each was tried. Times are wall times. */
export const paymentPins = pgTable(
  "payment_pins",
  {
    /** The organisation's live account, as members have it. */
    account_id: uuid().notNull(),
    member_id: uuid().notNull(),
    /** The sealed hash; null as long as no PIN is set. */
    sealed_hash: text(),
    /** Attempts since the last right one. */
    attempts: integer().notNull().default(0),
    locked_until: instant(),
    /** When a PIN that replaced a forgotten one begins to approve. */
    approves_from: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.member_id] }),
    foreignKey({
      columns: [table.account_id, table.member_id],
      foreignColumns: [members.account_id, members.id],
      name: "payment_pins_member",
    }).onDelete("cascade"),
    check("payment_pins_attempts", sql`attempts >= 0`),
  ],
);

/** Wrong codes after which another one must be requested. */
export const PIN_TRIES_MAX = 5;

/** Codes that members were sent to set a PIN; only the newest one counts. Times are wall times. */
export const pinCodes = pgTable(
  "pin_codes",
  {
    /** The organisation's live account, as members have it. */
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    member_id: uuid().notNull(),
    /** Keyed hash of the code, for this member alone. */
    code_hash: hexBytes().notNull(),
    tries: integer().notNull().default(0),
    used_at: instant(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    foreignKey({
      columns: [table.account_id, table.member_id],
      foreignColumns: [members.account_id, members.id],
      name: "pin_codes_member",
    }).onDelete("cascade"),
    index("pin_codes_of_member").on(table.account_id, table.member_id, table.created),
    check("pin_codes_tries", sql`tries between 0 and ${sql.raw(String(PIN_TRIES_MAX))}`),
  ],
);

export type PaymentPinRow = typeof paymentPins.$inferSelect;

export type MemberRow = typeof members.$inferSelect;
