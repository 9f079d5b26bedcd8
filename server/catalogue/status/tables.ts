import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { networks } from "#catalogue/networks";
import { hexBytes, instant } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";
import { LANGUAGES, type Language } from "#platform/words/language";

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

export const SUBSCRIBER_CHANNELS = ["email", "webhook"] as const;
export type SubscriberChannel = (typeof SUBSCRIBER_CHANNELS)[number];

/** Who hears of incidents: addresses and URLs of anybody. The row goes with the subscription. */
export const statusSubscribers = pgTable(
  "status_subscribers",
  {
    id: uuid().primaryKey(),
    channel: text().$type<SubscriberChannel>().notNull(),
    /** An email address in small letters, or a URL. */
    address: text().notNull(),
    /** The language of the page on which it was given. */
    locale: text().$type<Language>().notNull(),
    /** Sealed: of mails the token of their links, of webhooks the secret that signs them. */
    sealed: text().notNull(),
    /** SHA-256 of the token that confirms and ends the subscription. */
    token_hash: hexBytes().notNull(),
    /** Null until the reader, or the server behind the URL, has agreed. */
    confirmed_at: instant(),
    /** When it was last invited to confirm. */
    invited_at: instant().notNull(),
    /** Notices in a row that did not arrive. */
    failures: integer().notNull().default(0),
    created: instant().notNull(),
  },
  (table) => [
    uniqueIndex("status_subscribers_email").on(table.address).where(sql`channel = 'email'`),
    index("status_subscribers_address").on(table.channel, table.address),
    uniqueIndex("status_subscribers_token").on(table.token_hash),
    index("status_subscribers_unconfirmed").on(table.invited_at).where(sql`confirmed_at is null`),
    check("status_subscribers_channel", isOneOf(table.channel, SUBSCRIBER_CHANNELS)),
    check("status_subscribers_locale", isOneOf(table.locale, LANGUAGES)),
  ],
);

/** What a subscriber has yet to be sent; the row goes when it was, or is given up. */
export const statusNotices = pgTable(
  "status_notices",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    subscriber_id: uuid()
      .notNull()
      .references(() => statusSubscribers.id, { onDelete: "cascade" }),
    /** What staff wrote; null of the invitation to confirm. */
    update_id: uuid().references(() => incidentUpdates.id),
    /** Counted before each try. */
    tries: integer().notNull().default(0),
    due_at: instant().notNull(),
    lease_owner: uuid(),
    lease_until: instant(),
    created: instant().notNull(),
  },
  (table) => [
    // A change is written once for each subscriber, and an invitation waits once.
    uniqueIndex("status_notices_update").on(table.subscriber_id, table.update_id),
    uniqueIndex("status_notices_invitation").on(table.subscriber_id).where(sql`update_id is null`),
    index("status_notices_of_update").on(table.update_id),
    index("status_notices_due").on(table.due_at),
  ],
);

export type SubscriberRow = typeof statusSubscribers.$inferSelect;
export type NoticeRow = typeof statusNotices.$inferSelect;
