import { ENUMS } from "@svc/generated/enums";
import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { networks } from "#catalogue/networks";
import { instant, minor } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

const LIVE_STATES = ["up", "degraded", "down", "not_offered"] as const;

export type LiveState = (typeof LIVE_STATES)[number];

/** The products of the catalogue, the same for every account. */
export const products = pgTable(
  "products",
  {
    /** `<type>-<currency>` in lower case. */
    id: text().primaryKey(),
    type: text().$type<Schemas["SendType"]>().notNull(),
    currency: text().$type<Schemas["Currency"]>().notNull(),
    name: text().notNull(),
    created: instant().notNull(),
  },
  (table) => [
    check("products_type", isOneOf(table.type, ENUMS.SendType)),
    check("products_currency", isOneOf(table.currency, ENUMS.Currency)),
    check("products_slug", sql`${table.id} = ${table.type} || '-' || lower(${table.currency})`),
  ],
);

/** A product on one of its networks, in minor units of the product's currency. */
export const productNetworks = pgTable(
  "product_networks",
  {
    product_id: text()
      .notNull()
      .references(() => products.id),
    network_id: text()
      .notNull()
      .references(() => networks.id),
    currency: text().$type<Schemas["Currency"]>().notNull(),
    min_minor: minor().notNull(),
    max_minor: minor().notNull(),
    step_minor: minor().notNull(),
    available: boolean().notNull(),
    paused_reason: text().$type<Schemas["PausedReason"]>(),
    /** When the pause is expected to end, where anybody knows. */
    paused_until: instant(),
    /** How live organisations can be served: by the suppliers, as they were last seen. */
    live_state: text().$type<LiveState>().notNull().default("not_offered"),
  },
  (table) => [
    primaryKey({ columns: [table.product_id, table.network_id] }),
    index("product_networks_network").on(table.network_id),
    check("product_networks_currency", isOneOf(table.currency, ENUMS.Currency)),
    check(
      "product_networks_range",
      sql`0 < ${table.min_minor} and ${table.min_minor} <= ${table.max_minor}`,
    ),
    check("product_networks_step", sql`${table.step_minor} > 0`),
    check("product_networks_paused_reason", isOneOf(table.paused_reason, ENUMS.PausedReason)),
    check("product_networks_live_state", isOneOf(table.live_state, LIVE_STATES)),
    check("product_networks_pause", sql`${table.available} = (${table.paused_reason} is null)`),
  ],
);
