import { ENUMS } from "@svc/generated/enums";
import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "#platform/db/columns";
import { isOneOf, statusCheck } from "#platform/db/status-check";
import { rewards } from "#rewards/rewards";

/** Rewards that a person must check before they are sent. Times are on the account's clock. */
export const reviews = pgTable(
  "reviews",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    program_id: uuid().notNull(),
    reward_id: uuid().notNull(),
    status: text().$type<Schemas["ReviewStatus"]>().notNull(),
    risk: text().$type<Schemas["ReviewRisk"]>().notNull(),
    reasons: text().array().$type<Schemas["ReviewReason"][]>().notNull(),
    related_count: integer().notNull(),
    related_blocked_count: integer().notNull(),
    related_reward_ids: uuid().array().notNull(),
    decided_by_kind: text().$type<"key" | "member">(),
    decided_by_id: uuid(),
    decided_at: instant(),
    resolution: text().$type<Schemas["ReviewResolution"]>(),
    note: text(),
    created: instant().notNull(),
    /** Number of the newest event about it; the next event takes the one after it. */
    event_sequence: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    foreignKey({
      columns: [table.account_id, table.reward_id],
      foreignColumns: [rewards.account_id, rewards.id],
      name: "reviews_reward",
    }),
    index("reviews_status").on(table.account_id, table.status, table.id),
    index("reviews_program").on(table.account_id, table.program_id, table.id),
    // A reward waits for one review at a time.
    uniqueIndex("reviews_open").on(table.account_id, table.reward_id).where(sql`status = 'open'`),
    index("reviews_reward").on(table.account_id, table.reward_id, table.id),
    statusCheck("reviews_status_known", table.status, LIFECYCLES.review),
    check("reviews_risk", isOneOf(table.risk, ENUMS.ReviewRisk)),
    check("reviews_resolution", isOneOf(table.resolution, ENUMS.ReviewResolution)),
    check("reviews_decided_by", sql`(decided_by_kind is null) = (decided_by_id is null)`),
    check(
      "reviews_decided",
      sql`(status = 'open') = (decided_at is null) and (decided_at is null) = (resolution is null)`,
    ),
  ],
);

export type ReviewRow = typeof reviews.$inferSelect;
