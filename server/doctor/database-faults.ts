/** What keeps the service from its database, or its database from keeping what it is told. */

import { connect, type Sql } from "#platform/db/connect";
import { sqlState } from "#platform/db/errors";
import { readTablesState, type TablesState } from "#platform/db/migrate";
import { complaintOfPooler, REFUSED_BY_POOLER } from "#platform/db/pooler";
import { describeError } from "#platform/log";
import type { Settings } from "#platform/settings/config";
import { findExcess } from "#rights/find-excess";
import type { Fault, FaultCode } from "./faults.ts";

/** What is found before the tables are read; they are not read unless they can be. */
export interface DatabaseFindings {
  readonly faults: readonly Fault[];
  readonly is_readable: boolean;
}

const KEPT_OUT = /^28/;
const NO_DATABASE = "3D000";
const CROWDED = "53300";

const TABLES: Readonly<Record<Exclude<TablesState, "current">, [FaultCode, string]>> = {
  missing: ["tables_missing", "The database has no tables of ours."],
  older: ["tables_older", "The tables are older than this program."],
  newer: ["tables_newer", "The tables are newer than this program."],
  of_another_draft: [
    "tables_of_another_draft",
    "The tables were made by another draft of the first migration.",
  ],
};

/** Looks at a database from outside its tables. */
export async function faultsOfDatabase(
  { env }: Pick<Settings, "env">,
  database_url: string,
): Promise<DatabaseFindings> {
  const { sql } = connect({ database_url, pool: 1, application_name: "svc doctor" });
  try {
    // What is asked through a pooler that loses sessions may never be answered.
    const cause = await complaintOfPooler(sql, database_url);
    if (cause !== null) {
      return { faults: [{ code: "database_pooled", cause }], is_readable: false };
    }
    const state = await readTablesState(sql);
    const faults = [
      ...(await faultsOfServer(sql, env)),
      ...(env === "production" ? await faultsOfUser(sql) : []),
      ...faultsOfTables(state),
    ];
    return { faults, is_readable: state === "current" || state === "newer" };
  } catch (error) {
    return { faults: [faultOfError(error)], is_readable: false };
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function faultsOfTables(state: TablesState): Fault[] {
  if (state === "current") return [];
  const [code, cause] = TABLES[state];
  return [{ code, cause }];
}

/** The message of PostgreSQL names the user and the database, and never the password. */
function faultOfError(error: unknown): Fault {
  const state = sqlState(error) ?? "";
  const { message } = describeError(error);
  const code = REFUSED_BY_POOLER.test(String(message)) ? "database_pooled" : codeOf(state);
  return { code, cause: `DATABASE_URL: ${message}.` };
}

function codeOf(state: string): FaultCode {
  if (KEPT_OUT.test(state)) return "database_login_refused";
  if (state === NO_DATABASE) return "database_missing";
  if (state === CROWDED) return "database_crowded";
  return state === "42501" ? "database_rights_missing" : "database_unreachable";
}

/** A mistake of a process that serves could undo what the owner of the tables made. */
async function faultsOfUser(sql: Sql): Promise<Fault[]> {
  const excess = await findExcess(sql);
  if (excess === null) return [];
  return [{ code: "database_rights_excessive", cause: `The user ${excess}.` }];
}

interface ServerRow {
  readonly is_replica: boolean;
  readonly is_read_only: boolean;
  readonly fsync: string;
  readonly synchronous_commit: string;
  readonly denied: string | null;
  readonly denied_tables: number;
}

async function faultsOfServer(sql: Sql, env: Settings["env"]): Promise<Fault[]> {
  const [row] = await sql<[ServerRow]>`
    select pg_is_in_recovery() as is_replica,
      current_setting('default_transaction_read_only') = 'on' as is_read_only,
      current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as synchronous_commit,
      min(tablename) as denied, count(tablename)::int as denied_tables
    from (values (1)) as one(row) left join pg_tables on schemaname = current_schema()
      and not (has_table_privilege(format('%I.%I', schemaname, tablename), 'select')
        and has_table_privilege(format('%I.%I', schemaname, tablename), 'insert'))`;
  const faults: Fault[] = [];
  if (row.is_replica || row.is_read_only) {
    const why = row.is_replica ? "is a replica" : "has default_transaction_read_only on";
    faults.push({ code: "database_read_only", cause: `The database ${why}: it takes no sale.` });
  }
  if (row.denied_tables > 0) {
    const cause = `The user may not write to ${row.denied_tables} tables, such as ${row.denied}.`;
    faults.push({ code: "database_rights_missing", cause });
  }
  const is_safe = row.fsync === "on" && row.synchronous_commit !== "off";
  if (env === "production" && !is_safe) {
    const found = `fsync is ${row.fsync}, synchronous_commit is ${row.synchronous_commit}`;
    const cause = `A crash loses sales that were accepted: ${found}.`;
    faults.push({ code: "database_loses_commits", cause });
  }
  return faults;
}
