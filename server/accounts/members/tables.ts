import { ENUMS } from "@svc/generated/enums";
import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accounts } from "#accounts/account";
import { instant } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

/** The people of an organisation: one row a person, for both of its modes. */
export const members = pgTable(
  "members",
  {
    /** The organisation's live account. */
    account_id: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    name: text(),
    email: text().notNull(),
    role: text().$type<Schemas["MemberRole"]>().notNull(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    uniqueIndex("members_email").on(table.account_id, sql`lower(${table.email})`),
    // Who signs in gives an address and no organisation, so this index does not lead by account.
    index("members_by_email").on(sql`lower(${table.email})`, table.id),
    check("members_role", isOneOf(table.role, ENUMS.MemberRole)),
  ],
);

export type MemberRow = typeof members.$inferSelect;
