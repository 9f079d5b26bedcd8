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
    /** The key that it seals with. */
    sealing_key_id: text().notNull(),
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

/**
 * The keys that secrets of this database were sealed with, by their fingerprints, on the database's
 * own clock. No account owns them.
 */
export const sealingKeys = pgTable("sealing_keys", {
  key_id: text().primaryKey(),
  /** When a program last began to seal with it. */
  used_at: instant("used_at").notNull(),
  /** When nothing was sealed with it any more; null while a program needs it. */
  retired_at: instant("retired_at"),
});
