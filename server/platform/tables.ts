import { check, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./db/columns.ts";
import { isOneOf } from "./db/status-check.ts";

/**
 * The running programs, each of which says every few seconds that it lives. No account owns them.
 */
export const processes = pgTable(
  "processes",
  {
    id: uuid().primaryKey(),
    role: text().$type<"all" | "api" | "worker">().notNull(),
    /** On the database's own clock, so that the machines' clocks need not agree. */
    seen_at: instant("seen_at").notNull(),
  },
  (table) => [check("processes_role", isOneOf(table.role, ["all", "api", "worker"]))],
);

/** When each of the house's own chores is due, in wall time. No account owns them. */
export const chores = pgTable("chores", {
  name: text().primaryKey(),
  due_at: instant("due_at").notNull(),
  lease_owner: uuid(),
  lease_until: instant("lease_until"),
});
