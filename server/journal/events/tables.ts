import type { EventType } from "@svc/generated/events";
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
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, position } from "#platform/db/columns";
import { WRITTEN_NOW } from "#platform/db/positions";
import type { IdPrefix } from "#platform/ids";

/** Types that come with every sale. The index of types leaves them out: they are found anywhere. */
export const FREQUENT_TYPES: readonly EventType[] = [
  "send.created",
  "send.submitted",
  "send.delivered",
];

/** SQL of "not a frequent type", word for word as the index has it. */
export const IS_RARE_TYPE = sql.raw(
  `type not in (${FREQUENT_TYPES.map((type) => `'${type}'`).join(", ")})`,
);

/** What some types tell beside the object, as the wire shows it. */
export interface EventExtra {
  /** Of `credit.balance.low`. */
  readonly threshold?: Schemas["CreditThreshold"] | null;
  /** Of `credit.shortfall.projected`. */
  readonly projection?: Schemas["ShortfallProjection"] | null;
  /** Both of `activity.rule_matched`. */
  readonly rule?: string | null;
  readonly reward?: string | null;
}

/**
 * What happened, written in the transaction in which it happened: the row is the outbox. The object
 * is presented when the event is read; one without an id is kept as a masked snapshot.
 */
export const events = pgTable(
  "events",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    type: text().$type<EventType>().notNull(),
    /** Prefix of the object's id on the wire; null for an object without id. */
    object_prefix: text().$type<IdPrefix>(),
    object_id: uuid(),
    snapshot: jsonb().$type<object>(),
    /** Place among the events of the object, from 1. */
    sequence: integer().notNull(),
    /** The fields that changed, with their values before, masked; null when nothing changed. */
    previous_attributes: jsonb().$type<Record<string, unknown>>(),
    /** Made up for a test: nothing happened. */
    synthetic: boolean().notNull().default(false),
    /** What the type tells beside the object; null for most. */
    extra: jsonb().$type<EventExtra>(),
    /** Uuid; null when no request caused it. */
    request_id: uuid(),
    idempotency_key: text(),
    /** The key that sent that request, as it was labelled then. */
    key_id: uuid(),
    key_label: text(),
    /** On the account's clock; the id is minted from it, so a span of time is a range of ids. */
    created: instant().notNull(),
    /** In the order of transactions: what is below every running one is complete. */
    commit_position: position().notNull().default(WRITTEN_NOW),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    index("events_order").on(table.account_id, table.commit_position, table.id),
    // The events of an object are found by it, and no two of them take the same place.
    uniqueIndex("events_sequence")
      .on(table.account_id, table.object_id, table.sequence)
      .where(sql`object_id is not null`),
    index("events_type")
      .on(table.account_id, table.type, table.commit_position, table.id)
      .where(IS_RARE_TYPE),
    // A start asks whether any row is ahead of the cluster.
    index("events_position").using("brin", table.commit_position),
    check("events_object", sql`(object_id is null) = (object_prefix is null)`),
    check("events_snapshot", sql`(object_id is null) = (snapshot is not null)`),
  ],
);

export type EventRow = typeof events.$inferSelect;
