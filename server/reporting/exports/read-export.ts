import { ERRORS, type ErrorCode } from "@svc/generated/errors";
import type { Input, Schemas } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { holdsScope } from "#platform/holds-scope";
import { Refusal, refuse } from "#platform/refusal";
import { parseTime, unixSeconds } from "#platform/time/instants";
import { databaseWall } from "#platform/work/database-clock";
import { KINDS } from "./kinds/kinds.ts";
import { isKnownColumn } from "./kinds/known-columns.ts";
import type { ExportRow } from "./rows/tables.ts";

type Body = Input<"createExport">["body"];

/** What a caller asks for, as its row keeps it. */
export type NewExport = Pick<
  ExportRow,
  "kind" | "format" | "from_at" | "to_at" | "filters" | "columns" | "include_tokens" | "text_guard"
>;

const SECOND_MS = 1_000;
const PERIOD_MS = 30 * 86_400_000;
/** Parameters of every list, which are no filters: the export has its own period and order. */
const NO_FILTERS = /^(?:limit|starting_after|ending_before|expand|created)(?:\[|$)/;

/**
 * Reads what a caller asks for. The list of that kind judges the filters, and whether the key may
 * read it at all.
 *
 * Refuses: `insufficient_scope`, `unknown_parameter`, `parameter_invalid`, `invalid_time`,
 * `invalid_phone`, `time_out_of_range`, `reference_not_found`, `tokens_read_required`.
 */
export async function readExport(ctx: Ctx, body: Body): Promise<NewExport> {
  const { kind, filters = {}, format = "csv", include_tokens = false, text_guard = true } = body;
  const refusal = await refusalOfFilters(ctx, kind, filters);
  if (refusal !== null && refusal.code !== "reference_not_found") throw refusal;
  const columns = await readColumns(body);
  const period = readPeriod(ctx, body);
  if (refusal !== null) throw refusal;
  if (include_tokens && !holdsScope(ctx, "tokens:read")) {
    refuse("tokens_read_required", { param: "include_tokens" });
  }
  return { kind, format, ...period, filters, columns, include_tokens, text_guard };
}

/** What the list of a kind refuses of these filters; null when it takes them. */
async function refusalOfFilters(
  { program }: Ctx,
  kind: Schemas["ExportKind"],
  filters: Readonly<Record<string, string>>,
): Promise<Refusal | null> {
  for (const name of Object.keys(filters).filter((one) => NO_FILTERS.test(one))) {
    const message = `\`filters.${name}\` is not a filter of an export.`;
    return new Refusal("unknown_parameter", { param: `filters.${name}`, message });
  }
  if (program === null) throw new Error("Exports are asked for in requests only.");
  const query = { ...filters, limit: "1" };
  const { status, body } = await program.call({ operation_id: KINDS[kind].list, query });
  if (status < 400) return null;
  const { error } = body as { error: Schemas["ErrorBody"] };
  const { param, message } = error;
  const code = error.code as ErrorCode;
  const { meta } = error as { meta?: Record<string, unknown> };
  if (param === null) return new Refusal(code, { ...(meta && { meta }) });
  const named = `filters.${param}`;
  const said = message.replaceAll(`\`${param}\``, `\`${named}\``);
  return new Refusal(code, { param: named, message: said, ...(meta && { meta }) });
}

async function readColumns({ kind, format = "csv", columns }: Body): Promise<string[]> {
  const { schema, columns: usual } = KINDS[kind];
  for (const [index, column] of (columns ?? []).entries()) {
    if (await isKnownColumn(schema, column)) continue;
    const param = `columns[${index}]`;
    const message = `\`${param}\` is invalid. Objects of \`${kind}\` have no field \`${column}\`.`;
    refuse("parameter_invalid", { param, message });
  }
  return format === "json" ? [] : [...(columns ?? usual)];
}

/**
 * The period is fixed now. It holds the second in which it is asked for, unless an end is named,
 * and is read when it is over: what is written later is in no page of it. The request log runs on
 * the time of the world, whatever the test clock says.
 */
function readPeriod(ctx: Ctx, { kind, from, to }: Body): Pick<ExportRow, "from_at" | "to_at"> {
  const now = kind === "requests" ? databaseWall() : ctx.now;
  const ends = to === undefined ? (unixSeconds(now) + 1) * SECOND_MS : readTime("to", to);
  const begins = from === undefined ? Math.max(0, ends - PERIOD_MS) : readTime("from", from);
  if (to !== undefined && ends > now) {
    refuse("time_out_of_range", { param: "to", message: "`to` must not be in the future." });
  }
  if (begins >= ends) {
    const [param, message] =
      from === undefined
        ? (["to", "`to` must be after the start of 1970."] as const)
        : (["from", "`from` must be before `to`."] as const);
    refuse("time_out_of_range", { param, message });
  }
  return { from_at: begins, to_at: ends };
}

function readTime(param: "from" | "to", written: string | number): number {
  const ms = parseTime(written);
  if (ms !== null) return Math.ceil(ms / SECOND_MS) * SECOND_MS;
  return refuse("invalid_time", { param, message: ERRORS.invalid_time.meaning });
}
