import { ENUMS } from "@svc/generated/enums";
import type { Schemas } from "@svc/generated/routes";
import { check, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

/** The networks of the catalogue, the same for every account. */
export const networks = pgTable(
  "networks",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    kind: text().$type<Schemas["NetworkKind"]>().notNull(),
    currencies: text().array().$type<Schemas["Currency"][]>().notNull(),
    types: text().array().$type<Schemas["SendType"][]>().notNull(),
    state: text().$type<Schemas["NetworkState"]>().notNull(),
    state_since: instant("state_since").notNull(),
    created: instant("created").notNull(),
  },
  (table) => [
    check("networks_kind", isOneOf(table.kind, ENUMS.NetworkKind)),
    check("networks_state", isOneOf(table.state, ENUMS.NetworkState)),
  ],
);

export type NetworkRow = typeof networks.$inferSelect;
