import { ENUMS } from "@svc/generated/enums";
import type { Schemas } from "@svc/generated/routes";
import { check, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
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
    created: instant().notNull(),
  },
  (table) => [check("networks_kind", isOneOf(table.kind, ENUMS.NetworkKind))],
);

/**
 * How a network did in one mode, and from when: a row for each change, of which the newest holds. A
 * network without rows has been up since it came into the catalogue.
 */
export const networkStates = pgTable(
  "network_states",
  {
    mode: text().$type<"test" | "live">().notNull(),
    network_id: text()
      .notNull()
      .references(() => networks.id),
    /** Wall time. */
    since: instant().notNull(),
    state: text().$type<Schemas["NetworkCondition"]>().notNull(),
    /** The last account notified so far; accounts are notified in order. */
    notified_after: uuid(),
    /** When the last account was notified; null until then. Wall time. */
    notified_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.network_id, table.mode, table.since] }),
    check("network_states_mode", isOneOf(table.mode, ["test", "live"])),
    check("network_states_state", isOneOf(table.state, ENUMS.NetworkCondition)),
  ],
);

/**
 * The state of a network that a test account has set for itself, which holds for it in place of
 * what the monitor says; an account without a row sees the monitor's.
 */
export const accountNetworkStates = pgTable(
  "account_network_states",
  {
    account_id: uuid().notNull(),
    network_id: text().notNull(),
    state: text().$type<Schemas["NetworkCondition"]>().notNull(),
    /** On the account's clock. */
    since: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.network_id] }),
    check("account_network_states_state", isOneOf(table.state, ENUMS.NetworkCondition)),
  ],
);

export type NetworkRow = typeof networks.$inferSelect;
