import { pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accounts } from "#accounts/account";
import { hexBytes, instant } from "#platform/db/columns";

/**
 * Test accounts that were created without a sign-up. One is claimed when its organisation has a
 * member. There are some thousands at most, which are read through. Times are wall times.
 */
export const sandboxes = pgTable(
  "sandboxes",
  {
    /** The test account. */
    account_id: uuid()
      .primaryKey()
      .references(() => accounts.id),
    /** The organisation's live account, of which members are. */
    live_id: uuid().notNull(),
    /** SHA-256 of the secret in the claim link. */
    token_hash: hexBytes().notNull(),
    /** Keyed hash of the address that it was created from. */
    address_hash: hexBytes().notNull(),
    expires_at: instant().notNull(),
    created: instant().notNull(),
  },
  (table) => [
    // A claim link says nothing of the account, so this index does not lead by account.
    uniqueIndex("sandboxes_token").on(table.token_hash),
  ],
);

export type SandboxRow = typeof sandboxes.$inferSelect;
