import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#platform/db/columns";
import { sends } from "./tables.ts";

/** Every time that a token was sent again within the last day, to be counted. */
export const tokenResends = pgTable(
  "token_resends",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    send_id: uuid().notNull(),
    /** E.164. */
    phone: text().notNull(),
    /** Wall time, as of all rate limits. */
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    foreignKey({
      columns: [table.account_id, table.send_id],
      foreignColumns: [sends.account_id, sends.id],
      name: "token_resends_send",
    }).onDelete("cascade"),
    index("token_resends_send").on(table.account_id, table.send_id),
    index("token_resends_phone").on(table.account_id, table.phone),
  ],
);
