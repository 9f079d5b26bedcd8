import { ENUMS } from "@svc/generated/enums";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "#accounts/account";
import type { Currency } from "#platform/context";
import { instant, minor } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";
import type { MatchRow } from "#rewards/rules";

/** What people did. They are never erased, because an `activity_id` is never used again. */
export const activities = pgTable(
  "activities",
  {
    account_id: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    /** The account's own ID of it. */
    activity_id: text().notNull(),
    name: text().notNull(),
    recipient_id: uuid().notNull(),
    /** The program whose rules alone were evaluated; null for those of all. */
    program_id: uuid(),
    /** On the account's clock, as every instant here. */
    occurred_at: instant().notNull(),
    /** Minor units of `currency`. */
    value_minor: minor(),
    currency: text().$type<Currency>(),
    matches: jsonb().$type<readonly MatchRow[]>().notNull(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    /**
     * Place among what is reported of the recipient; two that one program judges never share it,
     * and the later one has the higher.
     */
    position: integer().notNull(),
    created: instant().notNull(),
    /** Number of the newest event about it; the next event takes the one after it. */
    event_sequence: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    // An activity is kept once: the rule on which every retry rests.
    uniqueIndex("activities_activity").on(table.account_id, table.activity_id),
    // Rules count what somebody did, by name and time.
    index("activities_counted").on(
      table.account_id,
      table.recipient_id,
      table.name,
      table.occurred_at,
    ),
    index("activities_position").on(table.account_id, table.recipient_id, table.position),
    index("activities_recipient").on(table.account_id, table.recipient_id, table.id),
    index("activities_name").on(table.account_id, table.name, table.id),
    index("activities_metadata")
      .using("gin", sql`${table.metadata} jsonb_path_ops`)
      .where(sql`metadata <> '{}'`),
    check("activities_value", sql`value_minor > 0`),
    check("activities_currency", isOneOf(table.currency, ENUMS.Currency)),
    check("activities_priced", sql`(value_minor is null) = (currency is null)`),
  ],
);

export type ActivityRow = typeof activities.$inferSelect;
