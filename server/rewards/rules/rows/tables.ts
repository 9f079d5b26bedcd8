import { ENUMS } from "@svc/generated/enums";
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
import { instant } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";
import { programs } from "#rewards/programs";

/**
 * The rules of programs, also those that were switched off. Whoever writes one, or counts a match,
 * holds its program.
 */
export const programRules = pgTable(
  "program_rules",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    program_id: uuid().notNull(),
    name: text().notNull(),
    active: boolean().notNull(),
    kind: text().$type<Schemas["ProgramRuleKind"]>().notNull(),
    on: text().$type<Schemas["ProgramRuleTrigger"]>().notNull(),
    activity_name: text(),
    when: jsonb().$type<Schemas["RuleConditions"]>().notNull(),
    count: jsonb().$type<Schemas["RuleCount"]>(),
    give: jsonb().$type<Schemas["RuleGive"]>().notNull(),
    limits: jsonb().$type<Schemas["RewardLimits"]>().notNull(),
    /** On the account's clock, as every instant here. */
    starts_at: instant(),
    ends_at: instant(),
    priority: integer().notNull(),
    cooldown_seconds: integer(),
    matched_count: bigint({ mode: "number" }).notNull(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    foreignKey({
      columns: [table.account_id, table.program_id],
      foreignColumns: [programs.account_id, programs.id],
      name: "program_rules_program",
    }).onDelete("cascade"),
    index("program_rules_listed").on(table.account_id, table.program_id, table.id),
    index("program_rules_active").on(table.account_id, table.program_id).where(sql`active`),
    check("program_rules_kind", isOneOf(table.kind, ENUMS.ProgramRuleKind)),
    check("program_rules_trigger", isOneOf(table.on, ENUMS.ProgramRuleTrigger)),
    check("program_rules_matched", sql`matched_count >= 0`),
  ],
);

export type RuleRow = typeof programRules.$inferSelect;
