import type { Read } from "#platform/db/transaction";
import { happeningsOf, type Line } from "../facts.ts";
import type { Happening, Subject } from "../happening.ts";

/**
 * The requests that caused something, and all others under the same Idempotency-Key: a till that
 * asked again is part of the story. Queries and bodies are left out; they name people.
 */
export async function readRequests(
  { sql }: Read,
  { account_id }: Subject,
  request_ids: readonly string[],
): Promise<Happening[]> {
  const rows = await sql<Line[]>`
    with caused as (
      select * from request_logs
      where account_id = ${account_id} and id = any(${[...request_ids]}::uuid[])
    ), again as (
      select other.* from caused
      join request_logs other on other.account_id = caused.account_id
        and hashtext(other.idempotency_key) = hashtext(caused.idempotency_key)
        and other.idempotency_key = caused.idempotency_key
        and (other.operation_id, other.path) = (caused.operation_id, caused.path)
    )
    select account_at as at, id, concat(method, ' ', path, ': ', status) as what,
      json_build_object('operation', operation_id, 'duration_ms', duration_ms,
        'error_code', error_code, 'replayed', nullif(replayed, false), 'api_key_id', api_key_id,
        'member_id', member_id, 'idempotency_key', idempotency_key) as facts
    from (select * from caused union select * from again) line order by account_at, id`;
  return happeningsOf(rows, { kind: "request", prefix: "req" });
}
