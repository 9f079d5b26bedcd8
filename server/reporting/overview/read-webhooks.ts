import type { Schemas } from "@svc/generated/routes";
import { readInstant } from "#platform/db/columns";
import type { Read } from "#platform/db/transaction";
import { unixSeconds } from "#platform/time/instants";
import type { OverviewScope } from "./read-sales.ts";

interface WebhooksRow {
  readonly endpoints: number;
  readonly failing: number;
  readonly disabled: number;
  readonly oldest: string | null;
}

/** How an account's webhook endpoints are doing. */
export async function readWebhooks(
  { sql }: Read,
  { account_id }: OverviewScope,
): Promise<Schemas["OverviewWebhooks"]> {
  const [row] = await sql<WebhooksRow[]>`
    select count(*)::int as endpoints,
      count(*) filter (where status = 'enabled' and feed.failing_since is not null)::int as failing,
      count(*) filter (where status = 'disabled')::int as disabled,
      (select delivery.created
        from webhook_dispatches work
        join webhook_deliveries delivery
          on (delivery.account_id, delivery.id) = (work.account_id, work.delivery_id)
        where work.account_id = ${account_id}
        order by work.delivery_id limit 1) as oldest
    from webhook_endpoints endpoint
    join webhook_feeds feed
      on (feed.account_id, feed.endpoint_id) = (endpoint.account_id, endpoint.id)
    where endpoint.account_id = ${account_id} and endpoint.deleted_at is null`;
  const { oldest, ...counts } = row ?? { endpoints: 0, failing: 0, disabled: 0, oldest: null };
  const oldest_undelivered_at = oldest === null ? null : unixSeconds(readInstant(oldest));
  return { ...counts, oldest_undelivered_at };
}
