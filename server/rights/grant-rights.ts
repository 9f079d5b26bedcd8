import { createHash } from "node:crypto";
import type { TransactionSql } from "#platform/db/connect";
import { openDatabase } from "#platform/db/transaction";
import { SettingError } from "#platform/setting-error";
import { GUARDS, type Guard, HIDDEN_COLUMNS } from "./guards.ts";

/** The users of a database whose tables belong to another one. */
export interface DatabaseUsers {
  /** Whom api and worker connect as. */
  readonly runtime: string;
  /** The role of people who look at rows; null where there is none. */
  readonly reader: string | null;
}

interface Column {
  readonly name: string;
  readonly type: string;
}

type Relations = ReadonlyMap<string, readonly Column[]>;

interface Schema {
  readonly name: string;
  readonly tables: Relations;
  readonly views: Relations;
}

/**
 * Gives each user what it needs and takes away the rest, as the owner of the tables. Repeating it
 * changes nothing, and no process that serves has to wait.
 *
 * Refuses, as a `SettingError`: a runtime that does not exist, or has the rights of the owner.
 */
export async function grantRights(owner_url: string, users: DatabaseUsers): Promise<void> {
  const settings = { database_url: owner_url, pool: 1, application_name: "svc migrate" };
  const database = openDatabase(settings);
  try {
    await database.transact("grant rights", async ({ sql }) => {
      await refuseUnfit(sql, users.runtime);
      const schema = await readSchema(sql);
      const reader = users.reader === null ? [] : readerGrants(schema, users.reader);
      const policies = await missingPolicies(sql, schema);
      const all = [...policies, ...runtimeGrants(schema, users.runtime), ...reader];
      await sql.unsafe(all.join(";\n"));
    });
  } finally {
    await database.close();
  }
}

/** A superuser and an owner have every right, whatever they are granted. */
async function refuseUnfit(sql: TransactionSql, runtime: string): Promise<void> {
  const [found] = await sql<{ owns: boolean }[]>`
    select rolsuper or pg_has_role(oid, current_user::regrole, 'member') as owns
    from pg_roles where rolname = ${runtime}`;
  if (found?.owns === false) return;
  const why = found === undefined ? "does not exist" : "has the rights of the owner";
  throw new SettingError(
    `The user ${runtime} of DATABASE_URL ${why}: see "Database users" in docs/operations.md.`,
  );
}

async function readSchema(sql: TransactionSql): Promise<Schema> {
  const rows = await sql<(Column & { schema: string; relation: string; is_view: boolean })[]>`
    select relnamespace::regnamespace::text as schema, relname as relation, attname as name,
      format_type(atttypid, null) as type, relkind = 'v' as is_view
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v')
      and attnum > 0 and not attisdropped order by relname, attnum`;
  const of = (kind: "table" | "view") => {
    const found = rows.filter(({ is_view }) => is_view === (kind === "view"));
    return Map.groupBy(found, ({ relation }) => relation);
  };
  const [tables, views] = [of("table"), of("view")];
  const missing = Object.keys(GUARDS).filter((table) => !tables.has(table));
  if (missing.length > 0) throw new Error(`no table ${missing.join(", ")} to guard`);
  return { name: rows[0]?.schema ?? "", tables, views };
}

/** The last policy of a table tells by its comment how all of them were made. */
const MARKED = "svc_delete";

/** A policy is made with an exclusive lock, so those that are there are left alone. */
async function missingPolicies(sql: TransactionSql, { tables }: Schema): Promise<string[]> {
  const made = await sql<{ table: string; mark: string | null }[]>`
    select relname as table, obj_description(pg_policy.oid, 'pg_policy') as mark
    from pg_policy join pg_class on pg_class.oid = polrelid and relrowsecurity
    where relnamespace = current_schema()::regnamespace and polname = ${MARKED}`;
  const marks = new Map(made.map(({ table, mark }) => [table, mark]));
  return [...tables.keys()].flatMap((table) => {
    const guard = GUARDS[table];
    if (guard === undefined || (guard.writes ?? guard.deletes ?? null) === null) return [];
    const statements = policyStatements(table, guard);
    const mark = createHash("sha256").update(statements.join()).digest("hex").slice(0, 16);
    if (marks.get(table) === mark) return [];
    return [...statements, `comment on policy ${MARKED} on ${quoted(table)} is '${mark}'`];
  });
}

function policyStatements(name: string, { deletes, writes = "true" }: Guard): string[] {
  const table = quoted(name);
  const policies = {
    svc_select: "for select using (true)",
    svc_insert: `for insert with check (${writes})`,
    svc_update: `for update using (true) with check (${writes})`,
    [MARKED]: `for delete using (${deletes ?? "true"})`,
  };
  const made = Object.entries(policies).flatMap(([policy, rule]) => [
    `drop policy if exists ${policy} on ${table}`,
    `create policy ${policy} on ${table} ${rule}`,
  ]);
  return [...made, `alter table ${table} enable row level security`];
}

function runtimeGrants({ name: schema, tables, views }: Schema, runtime: string): string[] {
  const user = quoted(runtime);
  const grants = [...tables].flatMap(([name, columns]) => {
    const { deletes, updates, fixed = [] } = GUARDS[name] ?? {};
    const all = columns.map((column) => column.name);
    const changed = updates ?? all.filter((column) => !fixed.includes(column));
    const table = quoted(name);
    return [
      `revoke all on ${table} from ${user}`,
      `grant select, insert${deletes === null ? "" : ", delete"} on ${table} to ${user}`,
      ...grantOf("update", { table, all }, changed, user),
    ];
  });
  const sequences = `grant usage, select, update on all sequences in schema ${schema} to ${user}`;
  const looks = [...views.keys()].map((view) => `grant select on ${quoted(view)} to ${user}`);
  return [...entryGrants(schema, user), sequences, ...grants, ...looks];
}

function readerGrants({ name: schema, tables, views }: Schema, reader: string): string[] {
  const user = quoted(reader);
  const grants = [...tables, ...views].flatMap(([name, columns]) => {
    const shown = columns.filter((column) => !isHidden(column)).map((column) => column.name);
    const all = columns.map((column) => column.name);
    const table = quoted(name);
    return [
      `revoke all on ${table} from ${user}`,
      ...grantOf("select", { table, all }, shown, user),
    ];
  });
  return [...entryGrants(schema, user), ...grants];
}

/** Whether a text is sealed is no secret; bytes are hashes, keys and files. */
function isHidden({ name, type }: Column): boolean {
  return type === "bytea" || (HIDDEN_COLUMNS.test(name) && type !== "boolean");
}

/** The right to a whole table holds for columns that are added to it, so it is preferred. */
function grantOf(
  right: "select" | "update",
  { table, all }: { readonly table: string; readonly all: readonly string[] },
  columns: readonly string[],
  user: string,
): string[] {
  if (columns.length === 0) return [];
  const list = columns.length === all.length ? "" : ` (${columns.map(quoted).join(", ")})`;
  return [`grant ${right}${list} on ${table} to ${user}`];
}

function entryGrants(schema: string, user: string): string[] {
  return [
    `grant usage on schema ${schema}, drizzle to ${user}`,
    `grant select on all tables in schema drizzle to ${user}`,
  ];
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
