import { ENUMS } from "@svc/generated/enums";
import type { Schemas } from "@svc/generated/routes";
import { boolean, check, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

/** The utility's last answer about a meter, by account; the name is masked. */
export const meterConfirmations = pgTable(
  "meter_confirmations",
  {
    account_id: uuid().notNull(),
    number: text().notNull(),
    name_masked: text(),
    suburb: text(),
    /** The currency of the meter's account, if the utility discloses it. */
    currency: text().$type<Schemas["Currency"]>(),
    tariff_class: text().$type<Schemas["TariffClass"]>().notNull(),
    has_arrears: boolean(),
    /** On the account's clock. */
    confirmed_at: instant().notNull(),
    /** The supplier whose utility answered. */
    confirmed_with: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.number] }),
    check("meter_confirmations_class", isOneOf(table.tariff_class, ENUMS.TariffClass)),
  ],
);

/** How many confirmations a key has used in its minute, and an account in its day. */
export const meterQuotas = pgTable(
  "meter_quotas",
  {
    account_id: uuid().notNull(),
    /** A key, or the account itself. */
    holder_id: uuid().notNull(),
    /** Wall time: the first use of the minute, or midnight in Harare. */
    window_at: instant().notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.holder_id] })],
);

export type MeterConfirmation = typeof meterConfirmations.$inferSelect;
