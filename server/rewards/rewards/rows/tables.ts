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
import type { Currency } from "#platform/context";
import { instant, minor } from "#platform/db/columns";
import { isOneOf, statusCheck } from "#platform/db/status-check";
import { deadlineTable } from "#platform/work/deadline-table";
import { programs } from "#rewards/programs";
import type { MatchRow } from "#rewards/rules";

/** What is true of every reward, whatever becomes of it. */
const SOUND = [
  check(
    "rewards_amounts",
    sql`amount_minor > 0 and released_amount_minor between 1 and amount_minor`,
  ),
  check("rewards_held", sql`(status = 'held') = (held_reason is not null)`),
  check("rewards_sent", sql`status not in ('delivered', 'failed') or send_id is not null`),
  check("rewards_unsent", sql`send_id is null or status not in ('held', 'voided', 'rejected')`),
];

/** The settings of the link that a held reward gets once it is let go. */
export interface LinkTerms {
  readonly bind: Schemas["LinkBinding"];
  readonly label: string | null;
  /** Unix milliseconds on the account's clock; null for the default. */
  readonly expires_at: number | null;
  readonly send_sms: boolean;
}

const WAS_HELD = sql`held_at is not null`;

/** What people are given from the budgets of programs. Amounts are minor units of `currency`. */
export const rewards = pgTable(
  "rewards",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    program_id: uuid().notNull(),
    status: text().$type<Schemas["RewardStatus"]>().notNull(),
    held_reason: text().$type<Schemas["RewardHeldReason"]>(),
    /** Whom it is for; null when the number belongs to nobody. */
    recipient_id: uuid(),
    /** Null for claimed links. */
    completion_id: text(),
    /** Face value; of a cheaper bundle, its price. */
    amount_minor: minor().notNull(),
    /** What of the amount was released, if it was held. */
    released_amount_minor: minor(),
    currency: text().$type<Currency>().notNull(),
    delivery: text().$type<Schemas["RewardDelivery"]>().notNull(),
    type: text().$type<Schemas["SendType"]>(),
    product: text(),
    bundle_id: uuid(),
    meter: text(),
    /** E.164. */
    token_phone: text(),
    /** E.164, or the digits of a meter; null until the person has chosen. */
    target: text(),
    /** The send that pays it out; its cost was drawn when that was made. */
    send_id: uuid(),
    link_id: uuid(),
    /** Null unless it is held and waits for its claim afterwards. */
    link_terms: jsonb().$type<LinkTerms>(),
    review_id: uuid(),
    referral_id: uuid(),
    activity_id: uuid(),
    rule_id: uuid(),
    approval_id: uuid(),
    /** What the person has permitted who approved it, signed; null once they are erased. */
    mandate: text(),
    source: text().$type<Schemas["RewardSource"]>().notNull(),
    /** Rules that what earned it has matched. */
    matches: jsonb().$type<readonly MatchRow[]>().notNull().default([]),
    /**
     * Place among what somebody has earned in a program from one source, of which rules count; two
     * never share it, and the later one has the higher. Null of what no rule counts.
     */
    position: integer(),
    /** On the account's clock, as every instant here. */
    expires_at: instant(),
    failure_code: text().$type<Schemas["SendFailureCode"]>(),
    held_at: instant(),
    released_at: instant(),
    delivered_at: instant(),
    failed_at: instant(),
    voided_at: instant(),
    expired_at: instant(),
    rejected_at: instant(),
    /** When its `completion_id` was last said to have been sent again. */
    duplicate_at: instant(),
    /** The key that caused it; null when none did. */
    api_key_id: uuid(),
    /** The request that made it. */
    request_id: uuid().notNull(),
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
      name: "rewards_program",
    }),
    // A completion is rewarded once: the rule on which every retry rests.
    uniqueIndex("rewards_completion")
      .on(table.account_id, table.completion_id, table.program_id)
      .where(sql`completion_id is not null`),
    // A link is claimed once, whoever locks what.
    uniqueIndex("rewards_link").on(table.account_id, table.link_id).where(sql`link_id is not null`),
    uniqueIndex("rewards_send").on(table.account_id, table.send_id).where(sql`send_id is not null`),
    // Rewards are counted by it, of many programs at once.
    index("rewards_program").on(table.account_id, table.program_id, table.status, table.id),
    index("rewards_listed").on(table.account_id, table.program_id, table.id),
    index("rewards_status").on(table.account_id, table.status, table.id),
    index("rewards_recipient")
      .on(table.account_id, table.recipient_id, table.id)
      .where(sql`recipient_id is not null`),
    // What somebody has received from a rule.
    index("rewards_rule")
      .on(table.account_id, table.recipient_id, table.rule_id)
      .where(sql`rule_id is not null`),
    // Rules count what somebody has earned, the newest first.
    index("rewards_counted")
      .on(table.account_id, table.program_id, table.recipient_id, table.source, table.position)
      .where(sql`position is not null`),
    index("rewards_target")
      .on(table.account_id, table.target, table.id)
      .where(sql`target is not null`),
    // A number that the token of a reward is texted to has had it, too.
    index("rewards_token_phone")
      .on(table.account_id, table.token_phone, table.id)
      .where(sql`token_phone is not null`),
    // What came in the last hour is counted before each completion of a program with a throttle.
    index("rewards_completed")
      .on(table.account_id, table.program_id, table.created)
      .where(sql`source = 'completions'`),
    // Whose rewards were rejected, and to which numbers, is asked before each reward; few were.
    index("rewards_rejected")
      .on(table.account_id, table.recipient_id, table.id)
      .where(sql`status = 'rejected'`),
    index("rewards_rejected_target")
      .on(table.account_id, table.target, table.id)
      .where(sql`status = 'rejected'`),
    // What an agent has given that was held counts against its threshold.
    index("rewards_of_key").on(table.account_id, table.api_key_id, table.id).where(WAS_HELD),
    index("rewards_metadata")
      .using("gin", sql`${table.metadata} jsonb_path_ops`)
      .where(sql`metadata <> '{}'`),
    statusCheck("rewards_status_known", table.status, LIFECYCLES.reward),
    check("rewards_held_reason", isOneOf(table.held_reason, ENUMS.RewardHeldReason)),
    check("rewards_currency", isOneOf(table.currency, ENUMS.Currency)),
    check("rewards_delivery", isOneOf(table.delivery, ENUMS.RewardDelivery)),
    check("rewards_type", isOneOf(table.type, ENUMS.SendType)),
    check("rewards_source", isOneOf(table.source, ENUMS.RewardSource)),
    ...SOUND,
  ],
);

/** When a reward that waits ends: for its link to be claimed, a release, or a review. */
export const rewardDeadlines = deadlineTable("reward_deadlines", "reward_id", rewards);

export type RewardRow = typeof rewards.$inferSelect;
