import type { Database } from "@svc/server/platform/db/transaction.ts";
import { lowestId } from "@svc/server/platform/ids.ts";

/** Copies a request in the log of an account so many times to a moment; returns the uuids. */
export async function copyRequestLog(
  database: Pick<Database, "record">,
  account_id: string,
  { at, copies }: { at: number; copies: number },
): Promise<string[]> {
  const rows = await database.record(
    ({ sql }) => sql<{ id: string }[]>`
      insert into request_logs select made.*
      from (select * from request_logs where account_id = ${account_id} limit 1) one,
        generate_series(1, ${copies}::int) number,
        jsonb_populate_record(null::request_logs, to_jsonb(one) || jsonb_build_object(
          'created', ${new Date(at).toISOString()}::text,
          'id', overlay(${lowestId(at)}::text placing lpad(to_hex(number), 12, '0') from 25 for 12)
        )) made
      returning id`,
  );
  return rows.map(({ id }) => id);
}
