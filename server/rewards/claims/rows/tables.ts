import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { hexBytes, instant } from "#platform/db/columns";
import { rewardLinks } from "#rewards/reward-links";

/** All instants here are on the account's clock. */
const OF_LINK = { account_id: uuid().notNull(), link_id: uuid().notNull() };

/** What wrong codes have done to a link; written whatever becomes of the claim. */
export const claimAttempts = pgTable(
  "claim_attempts",
  {
    ...OF_LINK,
    /** Since it was last locked. */
    wrong_codes: integer().notNull(),
    /** Wrong codes in its whole life. */
    failures: integer().notNull(),
    locked_until: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.link_id] }),
    keyOfLink("claim_attempts_link", table),
    check("claim_attempts_counts", sql`wrong_codes between 0 and failures`),
  ],
);

/** Codes that were requested, for numbers that may claim and for any other. */
export const claimCodes = pgTable(
  "claim_codes",
  {
    ...OF_LINK,
    id: uuid().notNull(),
    /** Keyed hash of the number. */
    phone_hash: hexBytes().notNull(),
    /** Keyed hash of the code, for this link and number alone. */
    code_hash: hexBytes().notNull(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    keyOfLink("claim_codes_link", table),
    index("claim_codes_of_phone").on(
      ...[table.account_id, table.link_id, table.phone_hash, table.created],
    ),
  ],
);

/** Claims that were tried, by the addresses that they came from. */
export const claimTries = pgTable(
  "claim_tries",
  {
    ...OF_LINK,
    /** The request. */
    id: uuid().notNull(),
    /** Keyed hash of the address. */
    ip_hash: hexBytes().notNull(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    keyOfLink("claim_tries_link", table),
    index("claim_tries_link").on(table.account_id, table.link_id),
    index("claim_tries_address").on(table.account_id, table.ip_hash, table.created),
  ],
);

/** Challenges that somebody has answered, rightly or wrongly: each is answered once. */
export const claimChallenges = pgTable(
  "claim_challenges",
  {
    ...OF_LINK,
    /** The part of its token that names it. */
    challenge: text().notNull(),
    /** The request that answered it, which may be judged twice. */
    request_id: uuid().notNull(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.challenge] }),
    keyOfLink("claim_challenges_link", table),
    index("claim_challenges_link").on(table.account_id, table.link_id),
    // The purge walks the oldest rows of each account.
    index("claim_challenges_created").on(table.account_id, table.created),
  ],
);

export type ClaimAttemptsRow = typeof claimAttempts.$inferSelect;

/** A reset removes links, and what belongs to them. */
function keyOfLink(name: string, table: { account_id: AnyPgColumn; link_id: AnyPgColumn }) {
  return foreignKey({
    columns: [table.account_id, table.link_id],
    foreignColumns: [rewardLinks.account_id, rewardLinks.id],
    name,
  }).onDelete("cascade");
}
