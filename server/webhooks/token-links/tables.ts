import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#platform/db/columns";
import { sends } from "#sales/sends";
import { webhookEndpoints } from "#webhooks/webhook-endpoints";

/**
 * Links that read the tokens of a send once. Its reader is anonymous, so it is found by its hash
 * alone.
 */
export const tokenLinks = pgTable(
  "token_links",
  {
    /** Hex SHA-256 of the secret in the URL. */
    secret_hash: text().notNull(),
    account_id: uuid().notNull(),
    endpoint_id: uuid().notNull(),
    send_id: uuid().notNull(),
    /** On the account's clock; what the wire shows. */
    created: instant().notNull(),
    /** The database's time, whatever the test clock says. The link stops working then. */
    works_until: instant().notNull(),
    /** The database's time; null until it is read, or until a newer link takes its place. */
    used_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.secret_hash] }),
    foreignKey({
      columns: [table.account_id, table.endpoint_id],
      foreignColumns: [webhookEndpoints.account_id, webhookEndpoints.id],
      name: "token_links_endpoint",
    }),
    foreignKey({
      columns: [table.account_id, table.send_id],
      foreignColumns: [sends.account_id, sends.id],
      name: "token_links_send",
    }).onDelete("cascade"),
    index("token_links_endpoint").on(table.account_id, table.endpoint_id, table.send_id),
    index("token_links_send").on(table.account_id, table.send_id),
    // The purge walks the oldest rows of each account.
    index("token_links_created").on(table.account_id, table.created),
  ],
);
