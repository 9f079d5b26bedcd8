/**
 * Events: what happened to an account's objects, written with the change itself and shown for 30
 * days. Whatever changes an object calls `emit`; the catch-up feed and webhooks read here.
 *
 * Promises: an event exists exactly when its change does; no secret is stored; a pager misses none.
 */

export { causedBy, type EventRequest } from "./caused-by.ts";
export { differenceOf, withFields } from "./difference.ts";
export { emissionOf, emit } from "./emit.ts";
export { eraseFromEvents } from "./erase-events.ts";
export { eventFixture } from "./event-fixture.ts";
export { eventOf } from "./event-of.ts";
export { type EventDraft, eventRows } from "./event-rows.ts";
export { maskSecrets, SECRET_NAMES } from "./mask-secrets.ts";
export { pageOfEvents } from "./page-of-events.ts";
export { presentEventSets, presentEvents } from "./present.ts";
export { EVENT_PURGE } from "./purge-events.ts";
export { findEvents, findEventsOf, findEventsOfRequest } from "./queries.ts";
export { readEventType } from "./read-event-type.ts";
export { EVENT_RETENTION_DAYS, oldestShown } from "./retention.ts";
export { type EventRow, events } from "./tables.ts";
export { typesOf } from "./types-of.ts";
