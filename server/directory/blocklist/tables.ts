import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accounts } from "#accounts/account";
import { instant } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

/** What nothing is sent to: numbers in E.164, and meters. */
export const blockedTargets = pgTable(
  "blocked_targets",
  {
    account_id: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    target: text().notNull(),
    target_kind: text().$type<"phone" | "meter">().notNull(),
    reason: text(),
    created_by_kind: text().$type<"key" | "member">().notNull(),
    created_by_id: uuid().notNull(),
    /** How many requests were refused because of it. */
    hits: integer().notNull().default(0),
    last_hit_at: instant(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    uniqueIndex("blocked_targets_target").on(table.account_id, table.target),
    check("blocked_targets_kind", isOneOf(table.target_kind, ["phone", "meter"])),
    check("blocked_targets_created_by", isOneOf(table.created_by_kind, ["key", "member"])),
    check("blocked_targets_hits", sql`(hits = 0) = (last_hit_at is null)`),
  ],
);

export type BlockedTargetRow = typeof blockedTargets.$inferSelect;
