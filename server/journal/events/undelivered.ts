import { type SQL, sql } from "drizzle-orm";
import { events } from "./tables.ts";

/**
 * SQL of "an endpoint was to hear of it and has not received it": by no delivery of whatever kind.
 * Deliveries stand above the journal and are known to it by their table alone, so that the feed can
 * be read in its own order without asking them first.
 */
export function isUndelivered(account_id: string): SQL {
  return sql`${events.id} in (
    select missed.event_id from webhook_deliveries missed
    where missed.account_id = ${account_id} and missed.status <> 'succeeded'
      and missed.id in (
        select id from webhook_deliveries where account_id = ${account_id} and missed
        union all
        select delivery_id from webhook_dispatches where account_id = ${account_id})
      and not exists (
        select from webhook_deliveries taken
        where taken.account_id = missed.account_id and taken.event_id = missed.event_id
          and taken.endpoint_id = missed.endpoint_id and taken.status = 'succeeded'))`;
}
