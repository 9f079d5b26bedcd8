import { ENUMS } from "@svc/generated/enums";
import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accounts } from "#accounts/account";
import { instant } from "#platform/db/columns";
import { isOneOf, statusCheck } from "#platform/db/status-check";

/** Who was invited to an organisation. Times are on the account's clock. */
export const invites = pgTable(
  "invites",
  {
    account_id: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    email: text(),
    /** E.164. */
    phone: text(),
    role: text().$type<Schemas["MemberRole"]>().notNull(),
    /** Time alone makes a pending one an expired one, so that may not be written down yet. */
    status: text().$type<Schemas["InviteStatus"]>().notNull(),
    expires_at: instant().notNull(),
    /** Uuid of the member who sent it; null when a key did. */
    invited_by: uuid(),
    /** Uuid of the member that the person became. */
    accepted_by: uuid(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    index("invites_status").on(table.account_id, table.status, table.id),
    uniqueIndex("invites_pending_email")
      .on(table.account_id, sql`lower(${table.email})`)
      .where(sql`status = 'pending'`),
    uniqueIndex("invites_pending_phone")
      .on(table.account_id, table.phone)
      .where(sql`status = 'pending'`),
    // The invited person names no organisation, so these indexes do not lead by account.
    index("invites_to_email").on(sql`lower(${table.email})`, table.id),
    index("invites_to_phone").on(table.phone, table.id),
    statusCheck("invites_status_known", table.status, LIFECYCLES.invite),
    check("invites_role", isOneOf(table.role, ENUMS.MemberRole)),
    check("invites_address", sql`email is not null or phone is not null`),
    check("invites_accepted", sql`(accepted_by is not null) = (status = 'accepted')`),
  ],
);

export type InviteRow = typeof invites.$inferSelect;
