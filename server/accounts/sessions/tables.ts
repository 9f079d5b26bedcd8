import { ENUMS } from "@svc/generated/enums";
import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import {
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
import { members } from "#accounts/members";
import { hexBytes, instant } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

/** Wrong tries after which a code that can be guessed counts no more. */
export const TRIES_MAX = 5;

/** Codes with which members sign in, several of one member together. Times are wall times. */
export const signInCodes = pgTable(
  "sign_in_codes",
  {
    /** The organisation's live account, as members have it. */
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    member_id: uuid().notNull(),
    /** SHA-256 of the browser's secret that requested it; null where staff made it, for any. */
    browser_hash: hexBytes(),
    /** Keyed hash of the digits in the mail, for this member alone; staff's code has none. */
    code_hash: hexBytes(),
    /** SHA-256 of the secret in the link. */
    token_hash: hexBytes().notNull(),
    tries: integer().notNull().default(0),
    expires_at: instant().notNull(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    foreignKey({
      columns: [table.account_id, table.member_id],
      foreignColumns: [members.account_id, members.id],
      name: "sign_in_codes_member",
    }).onDelete("cascade"),
    index("sign_in_codes_of_member").on(table.account_id, table.member_id, table.created),
    // A link says nothing of the organisation, so this index does not lead by account.
    uniqueIndex("sign_in_codes_token").on(table.token_hash),
    // The purge walks the oldest rows; rows stand in the order of their writing.
    index("sign_in_codes_created").using("brin", table.created),
    check("sign_in_codes_tries", sql`tries between 0 and ${sql.raw(String(TRIES_MAX))}`),
    // Digits can be guessed, so they count in the browser alone that requested them.
    check("sign_in_codes_browser", sql`(code_hash is null) = (browser_hash is null)`),
  ],
);

/** People who are signed in. A member who is removed takes their sessions with them. */
export const sessions = pgTable(
  "sessions",
  {
    /** The organisation's live account, as members have it. */
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    member_id: uuid().notNull(),
    /** The member's role at sign-in: with another one, the session is over. */
    role: text().$type<Schemas["MemberRole"]>().notNull(),
    /** SHA-256 of the secret in the cookie. */
    token_hash: hexBytes().notNull(),
    /** The mode that the person looks at. */
    mode: text().$type<"test" | "live">().notNull(),
    seen_at: instant().notNull(),
    expires_at: instant().notNull(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    foreignKey({
      columns: [table.account_id, table.member_id],
      foreignColumns: [members.account_id, members.id],
      name: "sessions_member",
    }).onDelete("cascade"),
    index("sessions_of_member").on(table.account_id, table.member_id),
    // The cookie says nothing of the organisation, so this index does not lead by account.
    uniqueIndex("sessions_token").on(table.token_hash),
    // The purge walks the oldest rows; rows stand in the order of their writing.
    index("sessions_created").using("brin", table.created),
    check("sessions_role", isOneOf(table.role, ENUMS.MemberRole)),
    check("sessions_mode", isOneOf(table.mode, ["test", "live"])),
  ],
);
