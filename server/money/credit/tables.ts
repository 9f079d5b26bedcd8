import { index, pgTable, uuid } from "drizzle-orm/pg-core";
import { instant } from "#platform/db/columns";

/**
 * When a test account's Credit is next restored: a midnight of its own clock, and that moment as
 * wall time. Advancing the test clock moves `due_at` alone, so the two tell how far it is ahead.
 */
export const testCreditRestores = pgTable(
  "test_credit_restores",
  {
    account_id: uuid().primaryKey(),
    /** Wall time. */
    due_at: instant("due_at").notNull(),
    /** The same moment on the account's clock. */
    midnight: instant("midnight").notNull(),
  },
  // Workers claim across all accounts in due order, so this index does not lead by account.
  (table) => [index("test_credit_restores_due").on(table.due_at)],
);
