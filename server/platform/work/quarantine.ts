import { raiseAlarm } from "../alarm.ts";
import { writeInstant } from "../db/columns.ts";
import type { Database, Tx } from "../db/transaction.ts";
import { describeError, type Log } from "../log.ts";
import type { Mode, RowName } from "./queue.ts";

/** A row at fault is looked at again after this time, doubled each time, up to the most. */
const WAIT_SECONDS = 5;
const WAIT_SECONDS_MAX = 600;
/** A row that was not at fault for so long is forgotten, and begins anew. */
const FORGOTTEN_SECONDS = 3_600;
const ERROR_CHARACTERS_MAX = 300;

interface QuarantineDeps {
  readonly database: Pick<Database, "transact">;
  readonly log: Pick<Log, "error" | "warn">;
}

/**
 * Quarantines a row that cannot be leased or settled, and raises the alarm: the rest of its queue
 * goes on, and it is looked at again with a growing wait.
 *
 * Writes: quarantined_rows. Source: docs/reliability.md.
 */
export async function quarantineRow(
  { database, log }: QuarantineDeps,
  { queue, mode, account_id, row_id }: RowName & { queue: string; mode: Mode },
  err: unknown,
): Promise<void> {
  raiseAlarm(log, "row_quarantined", { err, queue, mode, account_id, row_id });
  const { message } = describeError(err);
  const error = String(message).slice(0, ERROR_CHARACTERS_MAX);
  await database.transact(
    "quarantine a row",
    ({ sql }) => sql`
      insert into quarantined_rows as held (account_id, queue, row_id, tries, since, until, error)
      values (${account_id}, ${queue}, ${row_id}, 1, svc_now(),
        svc_now() + make_interval(secs => ${WAIT_SECONDS}), ${error})
      on conflict (account_id, queue, row_id) do update set
        tries = held.tries + 1, error = excluded.error,
        until = svc_now() + make_interval(
          secs => least(${WAIT_SECONDS_MAX}, ${WAIT_SECONDS} * power(2, least(held.tries, 16))))`,
  );
}

/** The rows of a queue that are quarantined at a moment. Units: the database's milliseconds. */
export async function readQuarantined(
  { sql }: Tx,
  queue: string,
  now: number,
): Promise<ReadonlySet<string>> {
  const rows = await sql<{ row_id: string }[]>`
    select row_id from quarantined_rows
    where queue = ${queue} and until > ${writeInstant(now)}`;
  return new Set(rows.map(({ row_id }) => row_id));
}

/** Forgets rows that have been in order again for an hour, or are gone. */
export async function forgetQuarantined({ sql }: Tx): Promise<void> {
  await sql`
    delete from quarantined_rows
    where until < svc_now() - make_interval(secs => ${FORGOTTEN_SECONDS})`;
}
