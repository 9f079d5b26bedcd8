import { ENUMS } from "@svc/generated/enums";
import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
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
import { isOneOf, statusCheck } from "#platform/db/status-check";
import { deadlineTable } from "#platform/work/deadline-table";

/**
 * Budgets and terms of rewards. Amounts are minor units of `currency` and count face values.
 * Whoever spends, earmarks or changes a budget, or counts what a person has received, holds this
 * row.
 */
export const programs = pgTable(
  "programs",
  {
    account_id: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    status: text().$type<Schemas["ProgramStatus"]>().notNull(),
    name: text().notNull(),
    description: text(),
    currency: text().$type<Currency>().notNull(),
    funding: text().$type<Schemas["ProgramFunding"]>().notNull(),
    budget_minor: minor().notNull(),
    spent_minor: minor().notNull(),
    earmarked_minor: minor().notNull(),
    /** One for its whole life; null until Credit was reserved for it. */
    reservation_id: uuid(),
    /** The key that made it, or has let it give since: what no other key causes is caused by it. */
    api_key_id: uuid(),
    default_amount_minor: minor(),
    choices: text().array().$type<Schemas["SendType"][]>().notNull(),
    sources: text().array().$type<Schemas["ProgramSource"][]>().notNull(),
    one_per_phone: boolean().notNull(),
    per_recipient: jsonb().$type<Schemas["RewardLimits"]>().notNull(),
    require_network: text(),
    throttle_per_hour: integer(),
    min_account_age_seconds: integer(),
    hold_mode: text().$type<Schemas["ProgramHoldMode"]>().notNull(),
    hold_amount_over_minor: minor(),
    hold_first_reward: boolean().notNull(),
    hold_expires_after_seconds: integer().notNull(),
    on_zesa_down: text().$type<Schemas["PowerDownChoice"]>().notNull(),
    max_hold_seconds: integer().notNull(),
    close_grace_seconds: integer().notNull(),
    sms_message: text(),
    branding: jsonb().$type<Schemas["ProgramBranding"]>().notNull(),
    lawful_basis: text().$type<Schemas["LawfulBasis"]>(),
    sensitive_data: boolean().notNull(),
    geofence: jsonb().$type<Schemas["Geofence"]>(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    activated_at: instant(),
    closed_at: instant(),
    created: instant().notNull(),
    /** Number of the newest event about it; the next event takes the one after it. */
    event_sequence: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    index("programs_status").on(table.account_id, table.status, table.id),
    index("programs_metadata")
      .using("gin", sql`${table.metadata} jsonb_path_ops`)
      .where(sql`metadata <> '{}'`),
    statusCheck("programs_status_known", table.status, LIFECYCLES.program),
    check("programs_currency", isOneOf(table.currency, ENUMS.Currency)),
    check("programs_funding", isOneOf(table.funding, ENUMS.ProgramFunding)),
    check("programs_hold_mode", isOneOf(table.hold_mode, ENUMS.ProgramHoldMode)),
    check("programs_on_zesa_down", isOneOf(table.on_zesa_down, ENUMS.PowerDownChoice)),
    check("programs_lawful_basis", isOneOf(table.lawful_basis, ENUMS.LawfulBasis)),
    check(
      "programs_budget",
      sql`least(budget_minor, spent_minor, earmarked_minor) >= 0
        and spent_minor + earmarked_minor <= budget_minor`,
    ),
    // What is active can give something, and what is exhausted has nothing left.
    check(
      "programs_left",
      sql`status not in ('active', 'exhausted')
        or (status = 'exhausted') = (spent_minor + earmarked_minor = budget_minor)`,
    ),
    check("programs_closed", sql`(status = 'closed') = (closed_at is not null)`),
  ],
);

/** The secrets that sign a program's completions: its own, and those in their grace period. */
export const programSecrets = pgTable(
  "program_secrets",
  {
    account_id: uuid().notNull(),
    program_id: uuid().notNull(),
    /** Uuid of the request whose answer showed it, and whose replays show it again. */
    request_id: uuid().notNull(),
    /** Sealed; opened only to check a signature. */
    sealed: text().notNull(),
    /** On the account's clock; null while it is the program's own secret. */
    works_until: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.program_id, table.request_id] }),
    foreignKey({
      columns: [table.account_id, table.program_id],
      foreignColumns: [programs.account_id, programs.id],
      name: "program_secrets_program",
    }).onDelete("cascade"),
    uniqueIndex("program_secrets_own")
      .on(table.account_id, table.program_id)
      .where(sql`works_until is null`),
    // Whoever signs sends no key: only the program says whose it is.
    index("program_secrets_program").on(table.program_id),
  ],
);

/** Closed programs that have something to end: unclaimed links, later what is still held. */
export const programWork = deadlineTable("program_work", "program_id", programs);

export type ProgramRow = typeof programs.$inferSelect;
export type ProgramSecretRow = typeof programSecrets.$inferSelect;
