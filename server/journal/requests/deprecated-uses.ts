import type { OperationId } from "@svc/generated/operations";
import type { Read } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { wall } from "#platform/time/clock";
import { oldestKept } from "./retention.ts";

/** Uses that are looked at; the list names the latest of them. */
const USES_MAX = 1_000;

/** A key that used something deprecated, and when it last did. */
export interface DeprecatedUse {
  readonly api_key_id: string;
  readonly operation_id: OperationId;
  readonly api_version: string;
  /** The deprecated fields that it sent together, with spaces between; empty where it sent none. */
  readonly deprecated_fields: string;
  readonly request_id: string;
  /** Units: ms of wall time. */
  readonly used_at: number;
}

/**
 * The keys of an account that used what is going to end, in the last 30 days: each key, operation,
 * version and set of fields once, with its latest request. The index of such lines is walked from
 * one of these to the next, so that a till that calls a million times costs no more than one that
 * calls twice.
 */
export async function deprecatedUses(
  { sql }: Read,
  account_id: string,
): Promise<readonly DeprecatedUse[]> {
  return await sql<DeprecatedUse[]>`
    with recursive uses as (
      (select api_key_id, operation_id, api_version, deprecated_fields from request_logs
       where account_id = ${account_id} and is_deprecated and api_key_id is not null
       order by api_key_id, operation_id, api_version, deprecated_fields limit 1)
      union all
      select later.* from uses, lateral (
        select api_key_id, operation_id, api_version, deprecated_fields from request_logs line
        where line.account_id = ${account_id} and line.is_deprecated
          and (line.api_key_id, line.operation_id, line.api_version, line.deprecated_fields)
            > (uses.api_key_id, uses.operation_id, uses.api_version, uses.deprecated_fields)
        order by api_key_id, operation_id, api_version, deprecated_fields limit 1
      ) later
    )
    select uses.*, latest.id as request_id, 
      (extract(epoch from latest.created) * 1000)::float8 as used_at
    from (select * from uses limit ${USES_MAX}) uses, lateral (
      select id, created from request_logs line
      where line.account_id = ${account_id} and line.is_deprecated
        and line.api_key_id = uses.api_key_id and line.operation_id = uses.operation_id
        and line.api_version = uses.api_version
        and line.deprecated_fields = uses.deprecated_fields
        and line.id > ${lowestId(oldestKept(wall()))}
      order by id desc limit 1
    ) latest
    order by latest.created desc`;
}

/** The accounts whose keys used what is going to end, found one by one in the same index. */
export async function usersOfDeprecated({ sql }: Read): Promise<string[]> {
  const rows = await sql<{ account_id: string }[]>`
    with recursive users as (
      (select account_id from request_logs where is_deprecated order by account_id limit 1)
      union all
      select later.* from users, lateral (
        select account_id from request_logs line
        where line.is_deprecated and line.account_id > users.account_id
        order by account_id limit 1
      ) later
    )
    select account_id from users`;
  return rows.map(({ account_id }) => account_id);
}
