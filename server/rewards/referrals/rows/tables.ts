import { ENUMS } from "@svc/generated/enums";
import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import {
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
import { instant } from "#platform/db/columns";
import { isOneOf, statusCheck } from "#platform/db/status-check";
import { deadlineTable } from "#platform/work/deadline-table";
import { programs } from "#rewards/programs";
import { rewards } from "#rewards/rewards";

/** People who were referred to a program, and by whom. Times are on the account's clock. */
export const referrals = pgTable(
  "referrals",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    program_id: uuid().notNull(),
    status: text().$type<Schemas["ReferralStatus"]>().notNull(),
    /** Recipient who made the referral, and is rewarded. */
    referrer_id: uuid().notNull(),
    /** Recipient who was referred. */
    referee_id: uuid().notNull(),
    /** Of the referrer; null until the referral qualifies. */
    reward_id: uuid(),
    qualified_at: instant(),
    expires_at: instant().notNull(),
    /** Why the reward was rejected. */
    reason: text().$type<Schemas["ReviewReason"]>(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    created: instant().notNull(),
    /** Number of the newest event about it; the next event takes the one after it. */
    event_sequence: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    foreignKey({
      columns: [table.account_id, table.program_id],
      foreignColumns: [programs.account_id, programs.id],
      name: "referrals_program_row",
    }),
    foreignKey({
      columns: [table.account_id, table.reward_id],
      foreignColumns: [rewards.account_id, rewards.id],
      name: "referrals_reward_row",
    }),
    // A friend is referred to a program once, by whomever was first.
    uniqueIndex("referrals_referee").on(table.account_id, table.referee_id, table.program_id),
    uniqueIndex("referrals_reward")
      .on(table.account_id, table.reward_id)
      .where(sql`reward_id is not null`),
    index("referrals_referrer").on(table.account_id, table.referrer_id, table.id),
    index("referrals_program").on(table.account_id, table.program_id, table.status, table.id),
    index("referrals_listed").on(table.account_id, table.program_id, table.id),
    index("referrals_status").on(table.account_id, table.status, table.id),
    index("referrals_metadata")
      .using("gin", sql`${table.metadata} jsonb_path_ops`)
      .where(sql`metadata <> '{}'`),
    statusCheck("referrals_status_known", table.status, LIFECYCLES.referral),
    check("referrals_reason", isOneOf(table.reason, ENUMS.ReviewReason)),
    check("referrals_two_people", sql`referrer_id <> referee_id`),
    check(
      "referrals_qualified",
      sql`(status in ('qualified', 'rejected')) = (reward_id is not null)
        and (reward_id is null) = (qualified_at is null)`,
    ),
    check("referrals_rejected", sql`(status = 'rejected') = (reason is not null)`),
  ],
);

/** When a referral expires that has not qualified. */
export const referralDeadlines = deadlineTable("referral_deadlines", "referral_id", referrals);

export type ReferralRow = typeof referrals.$inferSelect;
