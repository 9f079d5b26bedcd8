import { sql } from "drizzle-orm";
import {
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "#accounts/account";
import { instant } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

/** Groups of recipients: static ones with members of their own, dynamic ones with a filter. */
export const groups = pgTable(
  "groups",
  {
    account_id: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    name: text().notNull(),
    description: text(),
    kind: text().$type<"static" | "dynamic">().notNull(),
    /** Both null for any; a dynamic group sets one at least. */
    cost_center_id: uuid(),
    tag: text(),
    metadata: jsonb().$type<Record<string, string>>().notNull().default({}),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    uniqueIndex("groups_name").on(table.account_id, table.name),
    check("groups_kind", isOneOf(table.kind, ["static", "dynamic"])),
    check("groups_filter", sql`(kind = 'dynamic') = (num_nonnulls(cost_center_id, tag) > 0)`),
  ],
);

/** Who is in a static group; one whose erasure is pending stays, and is not counted. */
export const groupMembers = pgTable(
  "group_members",
  {
    account_id: uuid().notNull(),
    group_id: uuid().notNull(),
    recipient_id: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.group_id, table.recipient_id] }),
    index("group_members_recipient").on(table.account_id, table.recipient_id),
  ],
);

export type GroupRow = typeof groups.$inferSelect;
