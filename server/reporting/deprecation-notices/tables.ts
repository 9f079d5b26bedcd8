import { foreignKey, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "#accounts/account";
import { instant } from "#platform/db/columns";

/** Which organisation was notified of which end, and how many days before it. */
export const deprecatedNotices = pgTable(
  "deprecated_notices",
  {
    /** The organisation's live account. */
    account_id: uuid().notNull(),
    /** The operation, the field or the version that ends. */
    deprecated: text().notNull(),
    days_before: integer().notNull(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.deprecated, table.days_before] }),
    foreignKey({
      columns: [table.account_id],
      foreignColumns: [accounts.id],
      name: "deprecated_notices_account",
    }),
  ],
);
