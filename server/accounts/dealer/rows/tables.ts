import { ENUMS } from "@svc/generated/enums";
import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "#accounts/account";
import type { Discount } from "#platform/context";
import { instant, minor } from "#platform/db/columns";
import { isOneOf, statusCheck } from "#platform/db/status-check";
import { deadlineTable } from "#platform/work/deadline-table";

/** Applications for dealer pricing. Times are on the account's clock. */
export const dealerApplications = pgTable(
  "dealer_applications",
  {
    account_id: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    status: text().$type<Schemas["DealerApplicationStatus"]>().notNull(),
    legal_name: text().notNull(),
    trading_name: text(),
    registration_number: text(),
    registration_country: text().notNull(),
    /** A calendar day. */
    incorporated_on: text(),
    business_type: text().$type<Schemas["BusinessType"]>(),
    tax_number: text(),
    vat_number: text(),
    physical_address: jsonb().$type<Schemas["Address"]>(),
    postal_address: jsonb().$type<Schemas["Address"]>(),
    contact: jsonb().$type<Schemas["ContactPerson"]>(),
    /** Directors and owners as JSON: who they are and when they were born. */
    sealed_people: text().notNull(),
    expected_usd_minor: minor(),
    expected_zwg_minor: minor(),
    networks: text().array().notNull(),
    channels: text().array().$type<Schemas["SalesChannel"][]>().notNull(),
    bank: jsonb().$type<Schemas["DealerBank"]>(),
    /** Wire ids of documents. */
    documents: jsonb().$type<Schemas["DealerDocuments"]>().notNull(),
    is_accurate: boolean().notNull(),
    is_authorised: boolean().notNull(),
    submitted_at: instant(),
    decided_at: instant(),
    decision_note: text(),
    /** What the business was approved for. */
    discounts: jsonb().$type<Discount[]>().notNull(),
    /** What staff have written to the organisation, oldest first. */
    reviewer_messages: jsonb().$type<Schemas["ReviewerMessage"][]>().notNull(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    // An organisation has one application at a time, until it is declined.
    uniqueIndex("dealer_applications_current")
      .on(table.account_id)
      .where(sql`status <> 'declined'`),
    statusCheck("dealer_applications_status_known", table.status, LIFECYCLES.dealer_application),
    check("dealer_applications_business_type", isOneOf(table.business_type, ENUMS.BusinessType)),
    check(
      "dealer_applications_decided",
      sql`(status in ('approved', 'declined')) = (decided_at is not null)
        and (status = 'draft') <= (submitted_at is null)`,
    ),
  ],
);

/** When an application of a test account takes its next step; staff decide those of live ones. */
export const dealerApplicationDeadlines = deadlineTable(
  "dealer_application_deadlines",
  "dealer_application_id",
  dealerApplications,
  ["test"],
);

export type ApplicationRow = typeof dealerApplications.$inferSelect;
