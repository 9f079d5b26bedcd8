import { ENUMS } from "@svc/generated/enums";
import type { Schemas } from "@svc/generated/routes";
import {
  boolean,
  check,
  foreignKey,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { recipients } from "#directory/recipients";
import { instant } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

/**
 * Who belongs to the household of an account. Name, number and meter are the recipient's, and the
 * allowance is the schedule's.
 */
export const familyMembers = pgTable(
  "family_members",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    recipient_id: uuid().notNull(),
    /** The allowance; null for none. */
    schedule_id: uuid(),
    relation: text().$type<Schemas["FamilyRelation"]>().notNull(),
    /** Whether airtime is announced to the person by text. */
    notify: boolean().notNull(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    uniqueIndex("family_members_recipient").on(table.account_id, table.recipient_id),
    foreignKey({
      columns: [table.account_id, table.recipient_id],
      foreignColumns: [recipients.account_id, recipients.id],
      name: "family_members_recipient_of",
    }),
    check("family_members_relation", isOneOf(table.relation, ENUMS.FamilyRelation)),
  ],
);

export type FamilyMemberRow = typeof familyMembers.$inferSelect;
