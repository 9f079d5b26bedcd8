/** What sends can be grouped by, in SQL and on the wire. */
import type { Schemas } from "@svc/generated/routes";
import type { Tx } from "#platform/db/transaction";
import { formatId, type IdPrefix } from "#platform/ids";
import { refuse } from "#platform/refusal";

type Dimension = Schemas["SpendDimension"];
type Sql = Tx["sql"];

/** No key: every send is in the one group. */
export const NO_KEYS: Schemas["SpendKeys"] = {
  ...{ day: null, week: null, month: null, type: null, network: null, product: null },
  ...{ cost_center: null, program: null, recipient: null, api_key: null, source: null },
};

const PREFIXES: Partial<Record<Dimension, IdPrefix>> = {
  cost_center: "cc",
  program: "prg",
  recipient: "rcp",
  api_key: "key",
};

/** Refuses: `parameter_invalid`, where a dimension is named twice. */
export function readGrouping(written: string | undefined): Dimension[] {
  const named = (written?.split(",") ?? []) as Dimension[];
  if (new Set(named).size === named.length) return named;
  const message = "`group_by` names the same dimension twice.";
  return refuse("parameter_invalid", { param: "group_by", message });
}

/**
 * The expression by which a dimension groups. Dates are those of Harare, where no clock is ever put
 * forward; a zone by its name costs PostgreSQL twice as much a row.
 */
export function expressionOf(sql: Sql, dimension: Dimension | undefined) {
  const local = sql`created at time zone interval '2 hours'`;
  switch (dimension) {
    case undefined:
      return sql`null::text`;
    case "day":
      return sql`(${local})::date`;
    case "week":
    case "month":
      return sql`date_trunc(${dimension}::text, ${local})::date`;
    case "cost_center":
    case "program":
    case "recipient":
    case "api_key":
      return sql`${sql(`${dimension}_id`)}`;
    default:
      return sql`${sql(dimension)}`;
  }
}

/** A value of the expression as the wire shows it. */
export function keyOf(dimension: Dimension, value: string | null): string | null {
  if (value === null) return null;
  const prefix = PREFIXES[dimension];
  if (prefix !== undefined) return formatId(prefix, value);
  return value;
}

/** The value of an expression as text; a week belongs to the year of its Thursday. */
export function textOf(sql: Sql, dimension: Dimension | undefined, value: "one" | "two") {
  const formats: Partial<Record<Dimension, string>> = { week: 'IYYY-"W"IW', month: "YYYY-MM" };
  const format = dimension === undefined ? undefined : formats[dimension];
  return format === undefined ? sql`${sql(value)}::text` : sql`to_char(${sql(value)}, ${format})`;
}
