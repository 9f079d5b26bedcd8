import type { Schemas } from "@svc/generated/routes";
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { networks } from "#catalogue/networks";
import { instant } from "#platform/db/columns";

/** What the monitor counted last of what is sold on a network, over the hour before. */
export const networkFigures = pgTable(
  "network_figures",
  {
    mode: text().$type<"test" | "live">().notNull(),
    network_id: text()
      .notNull()
      .references(() => networks.id),
    type: text().$type<Schemas["SendType"]>().notNull(),
    currency: text().$type<Schemas["Currency"]>().notNull(),
    attempts: integer().notNull(),
    /** Those that the network answered, be it with a no. */
    answered: integer().notNull(),
    median_seconds: integer(),
    /** Wall time. */
    counted_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.network_id, table.mode, table.type, table.currency] })],
);
