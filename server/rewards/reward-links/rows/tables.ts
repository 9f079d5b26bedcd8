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

/**
 * Links with which people claim rewards. Amounts are minor units of `currency`, and stay earmarked
 * in the budget of the program until a link ends. Whoever claims is nobody's caller, so a link is
 * found by the hash of its token alone.
 */
export const rewardLinks = pgTable(
  "reward_links",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    program_id: uuid().notNull(),
    status: text().$type<Schemas["RewardLinkStatus"]>().notNull(),
    /** Hex SHA-256 of the claim token. */
    token_hash: text().notNull(),
    /** The claim token, sealed; opened only for keys that may see it. */
    token_sealed: text().notNull(),
    /** Face value. */
    amount_minor: minor().notNull(),
    currency: text().$type<Currency>().notNull(),
    choices: text().array().$type<Schemas["SendType"][]>().notNull(),
    /** The only bundle that it can be claimed as. */
    bundle_id: uuid(),
    label: text(),
    bind: text().$type<Schemas["LinkBinding"]>().notNull(),
    /** E.164: the only number that can claim it. */
    phone_hint: text(),
    /** Whom the reward is attributed to; who may claim it is another question. */
    recipient_id: uuid(),
    /** The reward that waits for its claim, or that it was claimed as. */
    reward_id: uuid(),
    /** On the account's clock, as every instant here. */
    expires_at: instant(),
    opened_at: instant(),
    claimed_at: instant(),
    open_count: integer().notNull(),
    /** The request that made it, and all others that it asked for. */
    request_id: uuid().notNull(),
    /** How many that request asked for; null where it asked for one alone. */
    count: integer(),
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
      name: "reward_links_program",
    }),
    uniqueIndex("reward_links_token").on(table.token_hash),
    index("reward_links_request").on(table.account_id, table.request_id, table.id),
    index("reward_links_listed").on(table.account_id, table.program_id, table.id),
    // What a closed program ends, and what of its budget waits, are few among those that ended.
    index("reward_links_open")
      .on(table.account_id, table.program_id, table.id)
      .where(sql`status in ('created', 'opened')`),
    index("reward_links_status").on(table.account_id, table.status, table.id),
    index("reward_links_label")
      .on(table.account_id, table.label, table.id)
      .where(sql`label is not null`),
    index("reward_links_recipient")
      .on(table.account_id, table.recipient_id, table.id)
      .where(sql`recipient_id is not null`),
    index("reward_links_phone_hint")
      .on(table.account_id, table.phone_hint, table.id)
      .where(sql`phone_hint is not null`),
    index("reward_links_metadata")
      .using("gin", sql`${table.metadata} jsonb_path_ops`)
      .where(sql`metadata <> '{}'`),
    statusCheck("reward_links_status_known", table.status, LIFECYCLES.reward_link),
    check("reward_links_currency", isOneOf(table.currency, ENUMS.Currency)),
    check("reward_links_bind", isOneOf(table.bind, ENUMS.LinkBinding)),
    check("reward_links_amount", sql`amount_minor > 0 and open_count >= 0`),
    check("reward_links_hint", sql`phone_hint is null or bind = 'otp'`),
    check(
      "reward_links_claimed",
      sql`(status = 'claimed') = (claimed_at is not null)
        and (status <> 'claimed' or reward_id is not null)`,
    ),
  ],
);

/** When a link expires that nobody has claimed or revoked. */
export const rewardLinkDeadlines = deadlineTable("reward_link_deadlines", "link_id", rewardLinks);

export type RewardLinkRow = typeof rewardLinks.$inferSelect;
