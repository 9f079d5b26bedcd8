/** What the migrated database says of itself. Source: STYLE.md, "Money and rows". */
import type { Database } from "@svc/server/platform/db/transaction.ts";

/** Tables that belong to no organisation, or are found before it is known whose they are. */
export const NOT_OF_A_TENANT: Readonly<Record<string, string>> = {
  accounts: "is the organisation in one mode; its id is the account_id of all others",
  key_secrets: "a caller is looked up by the hash of the key before the account is known",
  token_links: "a reader is looked up by the hash of the link before the account is known",
  networks: "catalogue",
  network_states: "how the networks of the catalogue do, for everybody",
  network_figures: "what is counted over all organisations",
  api_days: "when our own API served requests, for everybody",
  incidents: "what staff tell everybody",
  incident_updates: "what staff tell everybody",
  status_subscribers: "anybody who follows incidents, without an account",
  status_notices: "what they have yet to be sent",
  raised_alarms: "alarms of the programs; those about an account name it by its wire id",
  products: "catalogue",
  catalogue_versions: "catalogue",
  product_networks: "catalogue",
  chores: "work of the service",
  processes: "heartbeats of the programs",
  sealing_keys: "what the secrets of the whole database are sealed with",
  staff_members: "people of our own, who belong to no organisation",
  staff_passkeys: "what staff sign in with",
  staff_sessions: "staff are looked up by the hash of the cookie",
  staff_actions: "what staff did; what is about an organisation is in its audit log too",
  staff_proposals: "what waits for a second person of the staff",
  supplier_offers: "what the suppliers of the service sell",
  supplier_routes: "who sells what, for everybody",
  supplier_wallets: "how the wallets of the service at its suppliers do",
  supplier_float_sales: "what sales took from the wallets of the service",
  supplier_float_readings: "what the suppliers of the service told of its wallets",
  supplier_float_changes: "what staff have booked of the wallets of the service",
  catalogue_differences: "what the suppliers of the service do not sell",
  supplier_switches: "the suppliers of the service that staff have paused",
  reconciliations: "a day with a supplier, over all organisations",
  reconciliation_breaks: "what a supplier and we hold differently may be of no organisation",
  simulator_payments: "the simulated provider's own world, which knows no organisations",
  text_reports: "a gateway names its own reference, before it is known whose text that is",
  simulator_vends: "the simulated supplier's own world, which knows no organisations",
};

interface Column {
  readonly table: string;
  readonly name: string;
  /** As PostgreSQL prints it: `bigint`, `text`, `timestamp(3) with time zone`. */
  readonly type: string;
}

/** A primary key, an index or a foreign key, with its columns in their order. */
export interface Keyed {
  readonly table: string;
  readonly name: string;
  readonly columns: readonly string[];
}

interface Index extends Keyed {
  readonly is_primary: boolean;
  readonly is_unique: boolean;
  /** `btree`, `gin`, `brin`. */
  readonly method: string;
  readonly is_partial: boolean;
}

interface ForeignKey extends Keyed {
  readonly target: string;
  readonly target_columns: readonly string[];
}

/** The values that a check constraint allows a column. */
interface Allowed {
  readonly table: string;
  readonly column: string;
  readonly values: readonly string[];
}

/** How full the pages of a table are made. Units: percent. */
interface Full {
  readonly table: string;
  readonly percent: number;
}

export interface Schema {
  readonly columns: readonly Column[];
  readonly indexes: readonly Index[];
  readonly foreign_keys: readonly ForeignKey[];
  readonly allowed: readonly Allowed[];
  readonly full: readonly Full[];
}

/** Reads the schema from the catalogues of the database. */
export async function readSchema(database: Database): Promise<Schema> {
  return await database.read(async ({ sql }) => ({
    columns: (await sql`
      select class.relname as "table", attname as name, format_type(atttypid, atttypmod) as type
      from pg_attribute join pg_class class on class.oid = attrelid
      where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p')
        and attnum > 0 and not attisdropped
      order by 1, attnum`) as unknown as Column[],
    indexes: (await sql`
      select class.relname as "table", named.relname as name, indisprimary as is_primary,
        indisunique as is_unique, amname as method, indpred is not null as is_partial,
        array(select pg_get_indexdef(indexrelid, place, true)
          from generate_series(1, indnkeyatts) place) as columns
      from pg_index join pg_class class on class.oid = indrelid
        join pg_class named on named.oid = indexrelid join pg_am on pg_am.oid = named.relam
      where class.relnamespace = 'public'::regnamespace
      order by 1, 2`) as unknown as Index[],
    foreign_keys: (await sql`
      select class.relname as "table", conname as name, target.relname as target,
        ${columnNames(sql, "conrelid", "conkey")} as columns,
        ${columnNames(sql, "confrelid", "confkey")} as target_columns
      from pg_constraint join pg_class class on class.oid = conrelid
        join pg_class target on target.oid = confrelid
      where contype = 'f' and class.relnamespace = 'public'::regnamespace
      order by 1, 2`) as unknown as ForeignKey[],
    full: (await sql`
      select relname as "table", option_value::int as percent
      from pg_class, pg_options_to_table(reloptions)
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and option_name = 'fillfactor'`) as unknown as Full[],
    allowed: allowedValues(
      await sql`
        select class.relname as "table", pg_get_constraintdef(pg_constraint.oid, true) as text
        from pg_constraint join pg_class class on class.oid = conrelid
        where contype = 'c' and class.relnamespace = 'public'::regnamespace`,
    ),
  }));
}

type Sql = Parameters<Parameters<Database["read"]>[0]>[0]["sql"];

function columnNames(sql: Sql, relation: string, keys: string) {
  return sql`array(
    select attname::text from unnest(${sql(keys)}) with ordinality as key(number, place)
    join pg_attribute on attrelid = ${sql(relation)} and attnum = key.number order by key.place)`;
}

/** Only checks of the form `column = any (array[…])` list values. */
function allowedValues(rows: readonly Record<string, unknown>[]): Allowed[] {
  return rows.flatMap(({ table, text }) => {
    const found = /^CHECK \((\w+) = ANY \(ARRAY\[(.*)\]\)\)$/.exec(String(text));
    const values = (found?.[2] ?? "").split(", ").map((one) => one.replace(/^'(.*)'::text$/, "$1"));
    return found === null ? [] : [{ table: String(table), column: found[1] ?? "", values }];
  });
}
