import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Alarm } from "#platform/alarm";
import { instant } from "#platform/db/columns";

/** Alarms that programs have raised, until somebody ends them. Of live mode, and of programs. */
export const raisedAlarms = pgTable(
  "raised_alarms",
  {
    id: uuid().primaryKey(),
    alarm: text().$type<Alarm>().notNull(),
    /** Wire id of the account that it is about; empty where it is about none. */
    account: text().notNull(),
    /** What of it, by whatever name the log has; empty where it says none. */
    object: text().notNull(),
    /** How often it was raised before somebody ended it. */
    count: integer().notNull(),
    first_at: instant().notNull(),
    last_at: instant().notNull(),
    ended_at: instant(),
    ended_by: text(),
    reason: text(),
  },
  (table) => [
    uniqueIndex("raised_alarms_open")
      .on(table.alarm, table.account, table.object)
      .where(sql`ended_at is null`),
    index("raised_alarms_last").on(table.last_at),
    check(
      "raised_alarms_ended",
      sql`(ended_at is null) = (ended_by is null) and (ended_at is null) = (reason is null)`,
    ),
  ],
);

export type RaisedAlarmRow = typeof raisedAlarms.$inferSelect;
