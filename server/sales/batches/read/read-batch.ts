import type { Input } from "@svc/generated/routes";
import { findBookable } from "#directory/cost-centers";
import type { Ctx } from "#platform/context";
import { parseId } from "#platform/ids";
import { Refusal, refuse } from "#platform/refusal";
import { mergeMetadata } from "#platform/values/metadata";
import { wrongSms } from "#sales/sends";
import type { BatchRow } from "../rows/tables.ts";
import { fillLines } from "./fill-lines.ts";
import { type RawLine, rawLineOf } from "./raw-line.ts";
import { readCsv } from "./read-csv.ts";
import { type ReadLine, readLine } from "./read-line.ts";

const LINES_MAX = 10_000;

type Body = Input<"createBatch">["body"];

/** What a batch is asked to be; the same for every way in which its lines came. */
export type BatchSettings = Pick<
  BatchRow,
  | "title"
  | "reserve_credit"
  | "on_invalid"
  | "on_insufficient"
  | "cost_center_id"
  | "sms_message"
  | "metadata"
  | "source"
>;

/** A batch as it was read. */
export interface ReadBatch {
  readonly settings: BatchSettings;
  /** As they were written, for lines that name no target. */
  readonly raw: readonly RawLine[];
  readonly lines: readonly ReadLine[];
}

/**
 * Reads a batch from the wire; what is wrong with a line is said of the line.
 *
 * Refuses: `parameter_missing`, `conflicting_parameters`, `invalid_csv`, `batch_empty`,
 * `batch_too_large`, `unknown_merge_field`, `sms_too_long`, `reference_not_found`,
 * `invalid_metadata`.
 * Source: spec/sales/batches/create.tsp.
 */
export async function readBatch(ctx: Ctx, body: Body): Promise<ReadBatch> {
  const written = rawLinesOf(body);
  if (written.length === 0) refuse("batch_empty", { param: body.csv == null ? "items" : "csv" });
  if (written.length > LINES_MAX) refuse("batch_too_large", { meta: { max: LINES_MAX } });
  const raw = await fillLines(ctx, written);
  refuseSms(body.sms_message ?? null);
  const cost_center_id = await readCostCenter(ctx, body.cost_center ?? null);
  const defaults = {
    currency: body.currency ?? null,
    cost_center: body.cost_center ?? null,
    sms_message: body.sms_message ?? null,
  };
  return {
    settings: {
      title: body.title ?? null,
      reserve_credit: body.reserve_credit ?? true,
      on_invalid: body.on_invalid ?? "reject",
      on_insufficient: body.on_insufficient ?? "stop",
      cost_center_id,
      sms_message: defaults.sms_message,
      metadata: mergeMetadata({}, body.metadata),
      source: "batch",
    },
    raw,
    lines: raw.map((line) => readLine(ctx, line, defaults)),
  };
}

function rawLinesOf({ items, csv, unknown_columns = "refuse" }: Body): RawLine[] {
  if (items != null && csv != null) {
    const message = "`csv` and `items` cannot be used together. Send one of them.";
    refuse("conflicting_parameters", { param: "csv", message });
  }
  if (csv != null) return readCsv(csv, unknown_columns);
  if (items != null) return items.map(rawLineOf);
  return refuse("parameter_missing", {
    param: "items",
    message: "`items` or `csv` is required.",
  });
}

/** Fields that only some lines can fill are said of those; here it must fit a line of some type. */
function refuseSms(template: string | null): void {
  const wrong = template === null ? null : wrongSms(template, "power");
  if (wrong === null) return;
  throw new Refusal(wrong.code, { ...wrong, param: "sms_message" });
}

async function readCostCenter(ctx: Ctx, written: string | null): Promise<string | null> {
  if (written === null) return null;
  const account_id = ctx.account.id;
  const cost_center_id = parseId("cc", written);
  const bookable =
    cost_center_id === null
      ? new Set()
      : await ctx.read((read) => findBookable(read, [{ account_id, cost_center_id }]));
  if (cost_center_id !== null && bookable.has(cost_center_id)) return cost_center_id;
  return refuse("reference_not_found", {
    param: "cost_center",
    message: "`cost_center` is invalid. No active cost centre of this account has this ID.",
  });
}
