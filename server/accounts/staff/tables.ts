import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes, hexBytes, instant } from "#platform/db/columns";

/** People of our own, who belong to no organisation. Times are wall times. */
export const staffMembers = pgTable(
  "staff_members",
  {
    id: uuid().primaryKey(),
    /** How audit logs call them. */
    name: text().notNull(),
    /** SHA-256 of the secret in a link that registers a passkey; null once it was used. */
    link_hash: hexBytes(),
    link_expires_at: instant(),
    /** When they left; null while they are of the staff. */
    removed_at: instant(),
    created: instant().notNull(),
  },
  (table) => [
    uniqueIndex("staff_members_name").on(sql`lower(name)`),
    uniqueIndex("staff_members_link").on(table.link_hash),
    check("staff_members_link_ends", sql`(link_hash is null) = (link_expires_at is null)`),
  ],
);

/** What staff sign in with. */
export const staffPasskeys = pgTable(
  "staff_passkeys",
  {
    /** The credential's own id, in base64url. */
    id: text().primaryKey(),
    staff_id: uuid()
      .notNull()
      .references(() => staffMembers.id),
    public_key: bytes().notNull(),
    /** How often the authenticator says that it was used. */
    counter: bigint({ mode: "number" }).notNull(),
    created: instant().notNull(),
  },
  (table) => [index("staff_passkeys_staff").on(table.staff_id)],
);

/** Staff who are signed in. */
export const staffSessions = pgTable(
  "staff_sessions",
  {
    id: uuid().primaryKey(),
    staff_id: uuid()
      .notNull()
      .references(() => staffMembers.id),
    /** SHA-256 of the secret in the cookie. */
    token_hash: hexBytes().notNull(),
    /** SHA-256 of the challenge that was signed, which opens one session. */
    challenge_hash: hexBytes().notNull(),
    expires_at: instant().notNull(),
    created: instant().notNull(),
  },
  (table) => [
    index("staff_sessions_staff").on(table.staff_id),
    uniqueIndex("staff_sessions_token").on(table.token_hash),
    uniqueIndex("staff_sessions_challenge").on(table.challenge_hash),
  ],
);

/** What staff did and looked at in the console, never changed. */
export const staffActions = pgTable(
  "staff_actions",
  {
    id: uuid().primaryKey(),
    staff_id: uuid()
      .notNull()
      .references(() => staffMembers.id),
    session_id: uuid().notNull(),
    /** Dotted, such as `dispute.resolve`; `object.look` of a look at personal data. */
    action: text().notNull(),
    /** Wire id of what it was done to, or another name of it. */
    object_id: text().notNull(),
    reason: text().notNull(),
    /** Made with the form: what is sent twice is done once. */
    form_key: text().notNull(),
    created: instant().notNull(),
  },
  (table) => [
    index("staff_actions_staff").on(table.staff_id),
    uniqueIndex("staff_actions_form").on(table.form_key),
    index("staff_actions_looks").on(table.session_id, table.object_id),
  ],
);

/** What waits for a second person of the staff, or was decided by one. */
export const staffProposals = pgTable(
  "staff_proposals",
  {
    id: uuid().primaryKey(),
    /** Dotted, as the action that it leads to. */
    action: text().notNull(),
    object_id: text().notNull(),
    /** What the action is called with; amounts are texts. */
    input: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    reason: text().notNull(),
    proposed_by: uuid()
      .notNull()
      .references(() => staffMembers.id),
    created: instant().notNull(),
    decided_by: uuid().references(() => staffMembers.id),
    decided_at: instant(),
    /** False of one that was withdrawn or turned down. */
    is_confirmed: boolean(),
  },
  (table) => [
    uniqueIndex("staff_proposals_open")
      .on(table.action, table.object_id)
      .where(sql`decided_at is null`),
    index("staff_proposals_proposed_by").on(table.proposed_by),
    index("staff_proposals_decided_by").on(table.decided_by),
    check(
      "staff_proposals_decided",
      sql`(decided_at is null) = (decided_by is null)
        and (decided_at is null) = (is_confirmed is null)`,
    ),
    // Two people, not one person twice.
    check("staff_proposals_two", sql`is_confirmed is not true or decided_by <> proposed_by`),
  ],
);

export type StaffMemberRow = typeof staffMembers.$inferSelect;
export type StaffProposalRow = typeof staffProposals.$inferSelect;
