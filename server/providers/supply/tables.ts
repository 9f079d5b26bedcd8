import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { Currency } from "#platform/context";
import { instant, minor } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";
import type { WalletState } from "#providers/port";

const CURRENCIES = ["USD", "ZWG"] as const;
const FLOAT_CHANGES = ["topup", "difference"] as const;

/** What each bound supplier sells, and the wallet that it draws on: as of the newest start. */
export const supplierOffers = pgTable(
  "supplier_offers",
  {
    supplier: text().notNull(),
    type: text().$type<Schemas["SendType"]>().notNull(),
    network: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    wallet: text(),
    /** Where staff have set no route, the supplier with the least is the first choice. */
    place: integer().notNull(),
    /** When a send that waits for power may try it next; null while it is not known to be down. */
    probe_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.supplier, table.type, table.network, table.currency] }),
    check("supplier_offers_currency", isOneOf(table.currency, CURRENCIES)),
  ],
);

/** Who sells what, the first choice first; the newest version counts, and none is ever changed. */
export const supplierRoutes = pgTable(
  "supplier_routes",
  {
    type: text().$type<Schemas["SendType"]>().notNull(),
    network: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    version: integer().notNull(),
    /** Nobody sells it where there is none. */
    suppliers: text().array().notNull(),
    /** Who of the staff, and why. */
    set_by: text().notNull(),
    reason: text().notNull(),
    set_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.network, table.currency, table.version] }),
    check("supplier_routes_currency", isOneOf(table.currency, CURRENCIES)),
    check("supplier_routes_version", sql`version > 0`),
  ],
);

/** How the wallets at suppliers do, as all processes have learned it together. */
export const supplierWallets = pgTable(
  "supplier_wallets",
  {
    supplier: text().notNull(),
    wallet: text().notNull(),
    /** Times of the latest silences, oldest first. Units: milliseconds. */
    silences: jsonb().$type<readonly number[]>().notNull().default([]),
    /** The latest answers that may be one account's own fault, oldest first. */
    garbled: jsonb().$type<WalletState["garbled"]>().notNull().default([]),
    /** When the next order is let through to try it; null while it serves. */
    probe_at: instant(),
    /** The least amount that it could not pay for; null unless it is empty. */
    short_minor: minor(),
    /** When it was found empty last; it stays when the wallet serves again. */
    emptied_at: instant(),
    /** What the supplier has told to be left in it, and when it was asked; null before that. */
    currency: text().$type<Currency>(),
    balance_minor: minor(),
    told_at: instant(),
    /** What was expected then; null before a balance was confirmed. */
    expected_minor: minor(),
    /** Since when it does not tell; null while it does. */
    unread_since: instant(),
    /** Below this the next supplier takes over; null where staff have set none. */
    low_minor: minor(),
    /** How far what is left may be from what is expected. */
    limit_minor: minor().notNull().default(sql`100`),
    /** The balance that what is expected is counted from; null before the first. */
    confirmed_minor: minor(),
    confirmed_at: instant(),
    /** What was added since it was confirmed, less what was sold, and how many sales that were. */
    moved_minor: minor().notNull().default(sql`0`),
    moved_sales: integer().notNull().default(0),
    /** How far the last balance was from what could be expected; positive is more. */
    difference_minor: minor().notNull().default(sql`0`),
    /** The alarms that have been raised, and whose cause goes on. */
    alarms: text().array().notNull().default(sql`'{}'`),
  },
  (table) => [
    primaryKey({ columns: [table.supplier, table.wallet] }),
    check("supplier_wallets_currency", isOneOf(table.currency, CURRENCIES)),
    check("supplier_wallets_marks", sql`${table.limit_minor} >= 0 and ${table.low_minor} > 0`),
    check("supplier_wallets_told", sql`num_nulls(balance_minor, told_at, currency) in (0, 3)`),
  ],
);

/**
 * What sales took from wallets since they were looked at last: written with the postings of the
 * sales, a row for each set, and added up and deleted when a balance is read.
 */
export const supplierFloatSales = pgTable(
  "supplier_float_sales",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    supplier: text().notNull(),
    wallet: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    amount_minor: minor().notNull(),
    sales: integer().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index("supplier_float_sales_wallet").on(table.supplier, table.wallet, table.at),
    check("supplier_float_sales_currency", isOneOf(table.currency, CURRENCIES)),
  ],
);

/** The balances that suppliers told, and what was expected of each. */
export const supplierFloatReadings = pgTable(
  "supplier_float_readings",
  {
    supplier: text().notNull(),
    wallet: text().notNull(),
    /** When the supplier was asked. */
    at: instant().notNull(),
    currency: text().$type<Currency>().notNull(),
    balance_minor: minor().notNull(),
    /** Null before a balance was confirmed. */
    expected_minor: minor(),
    /** Of orders that the supplier may have taken from it already. */
    open_minor: minor().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.supplier, table.wallet, table.at] }),
    check("supplier_float_readings_currency", isOneOf(table.currency, CURRENCIES)),
  ],
);

/** What staff have booked of a wallet: its top-ups, and differences that were explained. */
export const supplierFloatChanges = pgTable(
  "supplier_float_changes",
  {
    supplier: text().notNull(),
    wallet: text().notNull(),
    /** The bank's or the supplier's own, under which it is booked once. */
    reference: text().notNull(),
    kind: text().$type<(typeof FLOAT_CHANGES)[number]>().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Signed; positive adds to the wallet. */
    amount_minor: minor().notNull(),
    /** Of the posting. */
    transaction_id: uuid().notNull(),
    /** Who of the staff, and why. */
    set_by: text().notNull(),
    reason: text().notNull(),
    set_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.supplier, table.wallet, table.reference] }),
    check("supplier_float_changes_kind", isOneOf(table.kind, FLOAT_CHANGES)),
    check("supplier_float_changes_currency", isOneOf(table.currency, CURRENCIES)),
    check("supplier_float_changes_amount", sql`${table.amount_minor} <> 0`),
  ],
);

/** Suppliers that staff switch off and on; the newest version counts, and none is ever changed. */
export const supplierSwitches = pgTable(
  "supplier_switches",
  {
    supplier: text().notNull(),
    version: integer().notNull(),
    is_paused: boolean().notNull(),
    /** Who of the staff, and why. */
    set_by: text().notNull(),
    reason: text().notNull(),
    set_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.supplier, table.version] }),
    check("supplier_switches_version", sql`version > 0`),
  ],
);
