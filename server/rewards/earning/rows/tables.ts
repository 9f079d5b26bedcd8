import { ENUMS } from "@svc/generated/enums";
import type { Schemas } from "@svc/generated/routes";
import { check, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "#accounts/account";
import { instant } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

/** Where each rule matched somebody last; what is counted starts again after it. */
export const ruleMatches = pgTable(
  "rule_matches",
  {
    account_id: uuid()
      .notNull()
      .references(() => accounts.id),
    rule_id: uuid().notNull(),
    recipient_id: uuid().notNull(),
    /** What it matched: a rule that is set to another trigger counts other things. */
    on: text().$type<Schemas["ProgramRuleTrigger"]>().notNull(),
    /** Of what it matched last. */
    position: integer().notNull(),
    /** Of the latest that it matched. */
    occurred_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.recipient_id, table.rule_id, table.on] }),
    check("rule_matches_trigger", isOneOf(table.on, ENUMS.ProgramRuleTrigger)),
  ],
);

export type RuleMatchRow = typeof ruleMatches.$inferSelect;
