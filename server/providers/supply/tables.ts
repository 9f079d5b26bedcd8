import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Currency } from "#platform/context";
import { instant } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

const CURRENCIES = ["USD", "ZWG"] as const;

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
    /** When the next order is let through to try it; null while it serves. */
    probe_at: instant(),
  },
  (table) => [primaryKey({ columns: [table.supplier, table.wallet] })],
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
