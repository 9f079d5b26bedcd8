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
import { type Position, programs } from "#rewards/programs";
import { rewardLinks } from "#rewards/reward-links";
import { rewards } from "#rewards/rewards";

/** Links that were claimed at their location. What came of each is the status of its reward. */
export const checkins = pgTable(
  "checkins",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    program_id: uuid().notNull(),
    link_id: uuid().notNull(),
    reward_id: uuid().notNull(),
    /** From the centre of the location. Units: metres. */
    distance_m: integer().notNull(),
    /** Units: metres. Null if the phone did not say. */
    accuracy_m: integer(),
    /** As it was reported; null when it is no longer kept. */
    position: jsonb().$type<Position>(),
    /** The position rounded, once it is kept in no other form; never of a person who was erased. */
    place: jsonb().$type<Position>(),
    /** What the device attested, as it came; it goes with the exact position. */
    attestation: text(),
    /** Publishable key of the page; null on our own claim page. */
    api_key_id: uuid(),
    /** On the account's clock. */
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    foreignKey({
      columns: [table.account_id, table.program_id],
      foreignColumns: [programs.account_id, programs.id],
      name: "checkins_program_row",
    }),
    foreignKey({
      columns: [table.account_id, table.link_id],
      foreignColumns: [rewardLinks.account_id, rewardLinks.id],
      name: "checkins_link_row",
    }),
    foreignKey({
      columns: [table.account_id, table.reward_id],
      foreignColumns: [rewards.account_id, rewards.id],
      name: "checkins_reward_row",
    }),
    // A link is claimed once.
    uniqueIndex("checkins_link").on(table.account_id, table.link_id),
    uniqueIndex("checkins_reward").on(table.account_id, table.reward_id),
    index("checkins_program").on(table.account_id, table.program_id, table.id),
    // What a page may list of its own.
    index("checkins_key")
      .on(table.account_id, table.api_key_id, table.id)
      .where(sql`api_key_id is not null`),
    // Whoever rounds positions looks at those that are still exact.
    index("checkins_exact").on(table.account_id, table.created).where(sql`position is not null`),
    check("checkins_distance", sql`distance_m >= 0 and accuracy_m >= 0`),
    check("checkins_attested", sql`attestation is null or position is not null`),
    check("checkins_rounded", sql`position is null or place is null`),
  ],
);

export type CheckinRow = typeof checkins.$inferSelect;
