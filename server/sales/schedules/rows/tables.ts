import { ENUMS } from "@svc/generated/enums";
import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { Currency } from "#platform/context";
import { instant, minor } from "#platform/db/columns";
import { isOneOf, statusCheck } from "#platform/db/status-check";
import type { IdPrefix } from "#platform/ids";
import type { Maker } from "#platform/maker";
import { LIVE_FIRST, type Mode } from "#platform/work/queue";

/** Sales that repeat by a cadence. Amounts are minor units of `currency`. */
export const schedules = pgTable(
  "schedules",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    /** What else it belongs to, and is changed with, such as a family member; null for none. */
    owner_prefix: text().$type<IdPrefix>(),
    owner_id: uuid(),
    name: text().notNull(),
    active: boolean().notNull(),
    cadence: text().$type<Schemas["ScheduleCadence"]>().notNull(),
    hour: integer().notNull(),
    minute: integer().notNull(),
    day_of_week: integer(),
    day_of_month: integer(),
    month_of_year: integer(),
    anchor_date: text(),
    group_id: uuid(),
    type: text().$type<Schemas["SendType"]>().notNull(),
    product: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    bundle_id: uuid(),
    /** What each person receives, a bundle's price included; null if everybody has their own. */
    face_minor: minor(),
    sms_message: text(),
    custom_sms: boolean().notNull(),
    cost_center_id: uuid(),
    meter: text(),
    token_phone: text(),
    precheck_credit: boolean().notNull(),
    on_insufficient: text().$type<Schemas["ScheduleInsufficientChoice"]>().notNull(),
    /** Who made it. */
    created_by_id: uuid(),
    created_by_kind: text().$type<Maker["kind"]>(),
    /** The key by whose limits it sells: the one that last said what is sold. */
    api_key_id: uuid(),
    /** The signed-in member who said so, in place of a key. */
    member_id: uuid(),
    /** The request that made it, which its batches name. */
    request_id: uuid().notNull(),
    last_batch_id: uuid(),
    last_result: text().$type<Schemas["ScheduleOccurrenceStatus"]>(),
    /** Every day that runs up to this moment of the account's clock has a row. */
    opened_until: instant().notNull(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    index("schedules_active").on(table.account_id, table.active, table.id),
    index("schedules_group").on(table.account_id, table.group_id).where(sql`group_id is not null`),
    index("schedules_metadata")
      .using("gin", sql`${table.metadata} jsonb_path_ops`)
      .where(sql`metadata <> '{}'`),
    check("schedules_owner", sql`(owner_prefix is null) = (owner_id is null)`),
    check("schedules_cadence", isOneOf(table.cadence, ENUMS.ScheduleCadence)),
    check("schedules_currency", isOneOf(table.currency, ENUMS.Currency)),
    check("schedules_type", isOneOf(table.type, ENUMS.SendType)),
    check(
      "schedules_on_insufficient",
      isOneOf(table.on_insufficient, ENUMS.ScheduleInsufficientChoice),
    ),
    check("schedules_hour", sql`hour between 0 and 23 and minute in (0, 15, 30, 45)`),
    check("schedules_face", sql`face_minor > 0`),
  ],
);

/** The people of schedules that name them one by one. */
export const schedulePeople = pgTable(
  "schedule_people",
  {
    account_id: uuid().notNull(),
    schedule_id: uuid().notNull(),
    /** The position in the list, from 0. */
    place: integer().notNull(),
    recipient_id: uuid(),
    /** E.164, of a person who is no recipient. */
    phone: text(),
    /** What this person receives, a bundle's price included; null for what everybody receives. */
    face_minor: minor(),
    /** The schedule's. */
    currency: text().$type<Currency>().notNull(),
    bundle_id: uuid(),
    meter: text(),
    token_phone: text(),
    name: text(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.schedule_id, table.place] }),
    index("schedule_people_recipient")
      .on(table.account_id, table.recipient_id)
      .where(sql`recipient_id is not null`),
    foreignKey({
      columns: [table.account_id, table.schedule_id],
      foreignColumns: [schedules.account_id, schedules.id],
      name: "schedule_people_schedule",
    }).onDelete("cascade"),
    check("schedule_people_face", sql`face_minor > 0`),
    check("schedule_people_currency", isOneOf(table.currency, ENUMS.Currency)),
  ],
);

/** The days of schedules that were changed, announced or run; all others are computed. */
export const scheduleDays = pgTable(
  "schedule_days",
  {
    account_id: uuid().notNull(),
    schedule_id: uuid().notNull(),
    /** The day of the cadence, or on which somebody ran the schedule. */
    original_date: text().notNull(),
    status: text().$type<Schemas["ScheduleOccurrenceStatus"]>().notNull(),
    moved_to: text(),
    /** For each person in place of all other amounts. */
    override_minor: minor(),
    /** The schedule's. */
    currency: text().$type<Currency>().notNull(),
    note: text(),
    into_schedule_id: uuid(),
    into_date: text(),
    /** When the event that it runs soon was emitted; null before. */
    announced_at: instant(),
    /** When it ran, or was given up. */
    ended_at: instant(),
    /** When a run that could not be made is tried again; null before the first try. */
    retry_at: instant(),
    /** When a run that waits for Credit was due, whatever the schedule's hour is since. */
    runs_at: instant(),
    /** What a run that waits for Credit costs. */
    needs_minor: minor(),
    batch_id: uuid(),
    /** How often it has run. */
    runs: integer().notNull().default(0),
    /** Of the last run. */
    people: integer(),
    total_minor: minor(),
    changed_at: instant().notNull(),
    /** Number of the newest event about it. */
    event_sequence: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.schedule_id, table.original_date] }),
    index("schedule_days_moved")
      .on(table.account_id, table.schedule_id, table.moved_to)
      .where(sql`moved_to is not null`),
    index("schedule_days_into")
      .on(table.account_id, table.into_schedule_id, table.into_date)
      .where(sql`into_schedule_id is not null`),
    // Days that are still to run are found by it, however many have run.
    index("schedule_days_open")
      .on(table.account_id, table.schedule_id, table.status)
      .where(sql`status in ('planned', 'moved', 'waiting_topup')`),
    foreignKey({
      columns: [table.account_id, table.schedule_id],
      foreignColumns: [schedules.account_id, schedules.id],
      name: "schedule_days_schedule",
    }).onDelete("cascade"),
    statusCheck("schedule_days_status", table.status, LIFECYCLES.schedule_occurrence),
    check("schedule_days_into_both", sql`(into_schedule_id is null) = (into_date is null)`),
    check("schedule_days_combined", sql`(status = 'combined') = (into_date is not null)`),
    check("schedule_days_override", sql`override_minor > 0`),
    check("schedule_days_currency", isOneOf(table.currency, ENUMS.Currency)),
  ],
);

/** When something is to be done for an active schedule next. */
export const scheduleWork = pgTable(
  "schedule_work",
  {
    account_id: uuid().notNull(),
    schedule_id: uuid().notNull(),
    /** The account's; live schedules go first. */
    mode: text().$type<Mode>().notNull(),
    /** Wall time; advancing the test clock moves it. */
    due_at: instant().notNull(),
    /** How far the account's clock was ahead when nothing was left to do. Milliseconds. */
    ahead_ms: bigint({ mode: "number" }).notNull(),
    /** The Credit that a run waits for; null while none waits. */
    waits_minor: minor(),
    currency: text().$type<Currency>(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.schedule_id] }),
    foreignKey({
      columns: [table.account_id, table.schedule_id],
      foreignColumns: [schedules.account_id, schedules.id],
      name: "schedule_work_schedule",
    }).onDelete("cascade"),
    // Workers lease across all accounts in due order, so this index does not lead by account.
    index("schedule_work_due").on(table.mode, table.due_at),
    index("schedule_work_waits")
      .on(table.account_id, table.currency)
      .where(sql`waits_minor is not null`),
    check("schedule_work_mode", isOneOf(table.mode, LIVE_FIRST)),
    check("schedule_work_waits_both", sql`(waits_minor is null) = (currency is null)`),
    check("schedule_work_currency", isOneOf(table.currency, ENUMS.Currency)),
  ],
);

export type ScheduleRow = typeof schedules.$inferSelect;
export type SchedulePersonRow = typeof schedulePeople.$inferSelect;
export type ScheduleDayRow = typeof scheduleDays.$inferSelect;
export type ScheduleWorkRow = typeof scheduleWork.$inferSelect;
