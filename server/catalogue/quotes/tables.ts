import { ENUMS } from "@svc/generated/enums";
import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Schemas } from "@svc/generated/routes";
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, minor } from "#platform/db/columns";
import { isOneOf, statusCheck } from "#platform/db/status-check";

/** What was quoted, with the meter as the utility confirmed it then. Times are the account's. */
export const quotes = pgTable(
  "quotes",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    /** `expired` is never stored: time makes it of an open one. */
    status: text().$type<Schemas["QuoteStatus"]>().notNull(),
    product: text().notNull(),
    type: text().$type<Schemas["SendType"]>().notNull(),
    network: text().notNull(),
    target: text().notNull(),
    amount_minor: minor().notNull(),
    currency: text().$type<Schemas["Currency"]>().notNull(),
    bundle_id: uuid(),
    name_masked: text(),
    suburb: text(),
    meter_currency: text().$type<Schemas["Currency"]>(),
    tariff_class: text().$type<Schemas["TariffClass"]>(),
    has_arrears: boolean(),
    confirmed_at: instant(),
    confirmed_by: text().$type<Schemas["MeterSource"]>(),
    /** The supplier whose utility answered. */
    confirmed_with: text(),
    /** Hundredths of a kilowatt hour bought for the meter this month; null when none is known. */
    position_centi: bigint({ mode: "bigint" }),
    expires_at: instant().notNull(),
    /** The send that carries it. */
    used_by: uuid(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    index("quotes_used_by").on(table.account_id, table.used_by),
    statusCheck("quotes_status", table.status, LIFECYCLES.quote),
    check("quotes_currency", isOneOf(table.currency, ENUMS.Currency)),
    check("quotes_type", isOneOf(table.type, ENUMS.SendType)),
  ],
);

export type QuoteRow = typeof quotes.$inferSelect;
