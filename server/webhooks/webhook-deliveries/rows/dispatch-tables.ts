import { foreignKey, index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { instant } from "#platform/db/columns";
import { webhookDeliveries } from "./tables.ts";

/**
 * The work that a delivery still needs: one due row, deleted when nothing more is sent. `due_at`
 * and `lease_until` are wall time; advancing a test clock shifts `due_at`. They are claimed under
 * the lock of the endpoint's feed, whose `due_at` is never later than theirs.
 */
export const webhookDispatches = pgTable(
  "webhook_dispatches",
  {
    account_id: uuid().notNull(),
    delivery_id: uuid().notNull(),
    endpoint_id: uuid().notNull(),
    due_at: instant().notNull(),
    lease_owner: uuid(),
    lease_until: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.delivery_id] }),
    foreignKey({
      columns: [table.account_id, table.delivery_id],
      foreignColumns: [webhookDeliveries.account_id, webhookDeliveries.id],
      name: "webhook_dispatches_delivery",
    }).onDelete("cascade"),
    index("webhook_dispatches_due").on(
      table.account_id,
      table.endpoint_id,
      table.due_at,
      table.delivery_id,
    ),
  ],
);

export type DispatchRow = typeof webhookDispatches.$inferSelect;
