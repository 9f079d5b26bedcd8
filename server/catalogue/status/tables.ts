import type { Schemas } from "@svc/generated/routes";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { networks } from "#catalogue/networks";
import { instant } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

/** What the monitor counted last of what is sold on a network, over the hour before. */
export const networkFigures = pgTable(
  "network_figures",
  {
    mode: text().$type<"test" | "live">().notNull(),
    network_id: text()
      .notNull()
      .references(() => networks.id),
    type: text().$type<Schemas["SendType"]>().notNull(),
    currency: text().$type<Schemas["Currency"]>().notNull(),
    attempts: integer().notNull(),
    /** Those that the network answered, be it with a no. */
    answered: integer().notNull(),
    median_seconds: integer(),
    /** Wall time. */
    counted_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.network_id, table.mode, table.type, table.currency] })],
);

/** In how many minutes of a day, in Harare, our own API served requests. */
export const apiDays = pgTable("api_days", {
  /** `YYYY-MM-DD`. */
  day: text().primaryKey(),
  minutes: integer().notNull(),
  /** The first and the last minute that was counted. Wall time. */
  first_at: instant().notNull(),
  last_at: instant().notNull(),
});

export const INCIDENT_STATES = ["investigating", "identified", "monitoring", "resolved"] as const;
export type IncidentState = (typeof INCIDENT_STATES)[number];

/** What staff tell the public of an outage. */
export const incidents = pgTable(
  "incidents",
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    /** What is hit: networks by their slug, and `api`. */
    components: text().array().notNull(),
    created: instant().notNull(),
    resolved_at: instant(),
  },
  (table) => [index("incidents_created").on(table.created)],
);

/** What was told of an incident, and when; never changed. */
export const incidentUpdates = pgTable(
  "incident_updates",
  {
    id: uuid().primaryKey(),
    incident_id: uuid()
      .notNull()
      .references(() => incidents.id),
    state: text().$type<IncidentState>().notNull(),
    text: text().notNull(),
    created: instant().notNull(),
  },
  (table) => [
    index("incident_updates_incident").on(table.incident_id, table.id),
    check("incident_updates_state", isOneOf(table.state, INCIDENT_STATES)),
  ],
);
