import { ENUMS } from "@svc/generated/enums";
import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, minor } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

/** Whether an account can reach the utility; an account without a row can. */
export const powerStates = pgTable(
  "power_states",
  {
    account_id: uuid().primaryKey(),
    state: text().$type<"up" | "down">().notNull(),
    /** On the account's clock. */
    since: instant().notNull(),
  },
  (table) => [check("power_states_state", isOneOf(table.state, ["up", "down"]))],
);

/** When an account's utility went down or came back, for the history of its status. */
export const powerChanges = pgTable(
  "power_changes",
  {
    account_id: uuid().notNull(),
    /** Wall time. */
    since: instant().notNull(),
    state: text().$type<"up" | "down">().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.since] }),
    check("power_changes_state", isOneOf(table.state, ["up", "down"])),
  ],
);

/** Every delivered purchase of electricity, written in the transaction that delivers it. */
export const powerPurchases = pgTable(
  "power_purchases",
  {
    account_id: uuid().notNull(),
    send_id: uuid().notNull(),
    mode: text().$type<"test" | "live">().notNull(),
    meter: text().notNull(),
    currency: text().$type<Schemas["Currency"]>().notNull(),
    /** Face value, levy included. */
    amount_minor: minor().notNull(),
    /** Hundredths of a kilowatt hour. */
    units_centi: bigint({ mode: "bigint" }).notNull(),
    /** On the account's clock. */
    bought_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.send_id] }),
    index("power_purchases_meter").on(table.account_id, table.meter, table.bought_at),
    // The rate watch looks across all organisations of a mode, at days and never at buyers.
    index("power_purchases_watch").using("brin", table.bought_at),
    check("power_purchases_mode", isOneOf(table.mode, ["test", "live"])),
    check("power_purchases_currency", isOneOf(table.currency, ENUMS.Currency)),
    check("power_purchases_units", sql`units_centi >= 0`),
  ],
);
