import { readInstant } from "#platform/db/columns";
import type { Read } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { factsOf } from "../facts.ts";
import type { Happening, Subject } from "../happening.ts";

interface DeliveryLine {
  readonly id: string;
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly event_type: string;
  readonly trigger: string;
  readonly status: string;
  readonly url: string;
  readonly created: string;
  readonly attempts: readonly Try[];
}

interface Try {
  readonly at: number;
  readonly status: number | null;
  readonly duration_ms: number;
  readonly error: string | null;
}

/** Each delivery of the events, and each try of it. */
export async function readDeliveries(
  { sql }: Read,
  { account_id }: Subject,
  event_ids: readonly string[],
): Promise<Happening[]> {
  const rows = await sql<DeliveryLine[]>`
    select id, endpoint_id, event_id, event_type, trigger, status, url, created, attempts
    from webhook_deliveries
    where account_id = ${account_id} and event_id = any(${[...event_ids]}::uuid[]) order by id`;
  return rows.flatMap((row) => [deliveryOf(row), ...row.attempts.map((one) => tryOf(row, one))]);
}

function deliveryOf(row: DeliveryLine): Happening {
  const { id, created, event_type, status, endpoint_id, event_id, trigger } = row;
  return {
    ...{ at: readInstant(created), kind: "delivery", id: formatId("whd", id) },
    what: `${event_type} to ${hostOf(row)}: ${status}`,
    facts: factsOf({ endpoint_id, event_id, trigger }),
  };
}

function tryOf(row: DeliveryLine, { at, status, duration_ms, error }: Try): Happening {
  return {
    ...{ at, kind: "delivery", id: formatId("whd", row.id) },
    what: `try of ${row.event_type} at ${hostOf(row)}: ${status ?? error}`,
    facts: { duration_ms },
  };
}

/** The path and the query of an endpoint may hold its owner's secrets. */
function hostOf({ url }: DeliveryLine): string {
  return new URL(url).host;
}
