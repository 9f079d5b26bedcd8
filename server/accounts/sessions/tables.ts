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
import { invites } from "#accounts/invites";
import { members } from "#accounts/members";
import { hexBytes, instant } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

/** A row is that of a member, or of who is invited and what they have proven. */
const PERSON_IN_ROW = sql`(member_id is null) = (invite_id is not null)
  and (invite_id is null) = (address is null)`;

/** Wrong tries after which a code that can be guessed counts no more. */
export const TRIES_MAX = 5;

/**
 * Codes with which people sign in, several of one person together: members, and who is invited and
 * no member yet. Times are wall times.
 */
export const signInCodes = pgTable(
  "sign_in_codes",
  {
    /** The organisation's live account, as members have it, or the account of the invitation. */
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    /** Null of who is no member yet. */
    member_id: uuid(),
    /** The invitation of who is no member yet, and where the code was sent. */
    invite_id: uuid(),
    address: text(),
    /** SHA-256 of the browser's secret that requested it; null where staff made it, for any. */
    browser_hash: hexBytes(),
    /** Keyed hash of the digits in the message, for this person alone; staff's code has none. */
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
    foreignKey({
      columns: [table.account_id, table.invite_id],
      foreignColumns: [invites.account_id, invites.id],
      name: "sign_in_codes_invite",
    }).onDelete("cascade"),
    index("sign_in_codes_of_member").on(table.account_id, table.member_id, table.created),
    index("sign_in_codes_of_invite").on(table.account_id, table.invite_id, table.created),
    // A link says nothing of the organisation, so this index does not lead by account.
    uniqueIndex("sign_in_codes_token").on(table.token_hash),
    check("sign_in_codes_person", PERSON_IN_ROW),
    check("sign_in_codes_tries", sql`tries between 0 and ${sql.raw(String(TRIES_MAX))}`),
    // Digits can be guessed, so they count in the browser alone that requested them.
    check("sign_in_codes_browser", sql`(code_hash is null) = (browser_hash is null)`),
  ],
);

/**
 * People who are signed in: as members of an organisation, or by the address that they were invited
 * at. A member who is removed takes their sessions with them.
 */
export const sessions = pgTable(
  "sessions",
  {
    /** The organisation's live account, as members have it, or the account of the invitation. */
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    /** Null of who is no member yet. */
    member_id: uuid(),
    /** The invitation of who is no member yet, and the address or number that they have proven. */
    invite_id: uuid(),
    address: text(),
    /** The member's role at sign-in: with another one, the session is over. */
    role: text().$type<Schemas["MemberRole"]>(),
    /** SHA-256 of the secret in the cookie. */
    token_hash: hexBytes().notNull(),
    /** The browser and its system, as words; null where it names neither. */
    device: text(),
    /** Where the person signed in from: an address of IPv4, or the network of one of IPv6. */
    address_from: text(),
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
    foreignKey({
      columns: [table.account_id, table.invite_id],
      foreignColumns: [invites.account_id, invites.id],
      name: "sessions_invite",
    }).onDelete("cascade"),
    index("sessions_of_member").on(table.account_id, table.member_id),
    index("sessions_of_invite").on(table.account_id, table.invite_id),
    // The cookie says nothing of the organisation, so this index does not lead by account.
    uniqueIndex("sessions_token").on(table.token_hash),
    check("sessions_person", PERSON_IN_ROW),
    check("sessions_as_role", sql`(member_id is null) = (role is null)`),
    check("sessions_role", isOneOf(table.role, ENUMS.MemberRole)),
    check("sessions_mode", isOneOf(table.mode, ["test", "live"])),
  ],
);

/** Tries of members to sign in: each stands in every organisation that it opens. Wall times. */
export const signIns = pgTable(
  "sign_ins",
  {
    /** The organisation's live account, as members have it. */
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    member_id: uuid().notNull(),
    method: text().$type<Schemas["SignInMethod"]>().notNull(),
    outcome: text().$type<Schemas["SignInOutcome"]>().notNull(),
    device: text(),
    /** An address of IPv4, or the network of one of IPv6. */
    address: text(),
    /** The session that was opened, which may be over. */
    session_id: uuid(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    foreignKey({
      columns: [table.account_id, table.member_id],
      foreignColumns: [members.account_id, members.id],
      name: "sign_ins_member",
    }).onDelete("cascade"),
    index("sign_ins_of_member").on(table.account_id, table.member_id, table.id),
    check("sign_ins_method", isOneOf(table.method, ENUMS.SignInMethod)),
    check("sign_ins_outcome", isOneOf(table.outcome, ENUMS.SignInOutcome)),
    check("sign_ins_opened", sql`(outcome = 'succeeded') = (session_id is not null)`),
  ],
);

export type OpenSessionRow = typeof sessions.$inferSelect;
export type SignInRow = typeof signIns.$inferSelect;
