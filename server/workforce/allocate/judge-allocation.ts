import type { Input, Schemas } from "@svc/generated/routes";
import { findBookable } from "#directory/cost-centers";
import type { Ctx } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { parseId } from "#platform/ids";
import { Refusal, refuse } from "#platform/refusal";
import { type BatchSettings, type JudgedLine, judgeLines } from "#sales/batches";
import { wrongSms } from "#sales/sends";
import type { LinePerson } from "#workforce/previews";
import { type AllocatedLine, readLines } from "./read-lines.ts";
import { readProduct } from "./read-product.ts";

type Body = Input<"allocateToWorkforce">["body"];

/** An allocation as it was read. */
export interface ReadAllocation {
  readonly settings: BatchSettings;
  readonly kind: Body["kind"];
  readonly lines: readonly AllocatedLine[];
}

/** The lines of an allocation with their verdicts, under the names of its own fields. */
export interface JudgedAllocation {
  readonly lines: readonly { readonly judged: JudgedLine; readonly person: LinePerson }[];
  readonly over_cap: Awaited<ReturnType<typeof judgeLines>>["over_cap"];
}

/**
 * Reads an allocation from the wire; what is wrong with a line is said of the line.
 *
 * Refuses: `reference_not_found`, `batch_empty`, `unknown_merge_field`, `sms_too_long`,
 * `product_mismatch`, `data_not_live`.
 */
export async function readAllocation(ctx: Ctx, body: Body): Promise<ReadAllocation> {
  const { kind, cost_center_id, custom_sms = null, title = null } = body;
  const center = await readCostCenter(ctx, cost_center_id ?? null);
  if (body.lines.length === 0) refuse("batch_empty", { param: "lines" });
  refuseSms(custom_sms, kind);
  const sold = await readProduct(ctx, body);
  const of_all = { kind, sold, cost_center: cost_center_id ?? null, sms_message: custom_sms };
  return {
    kind,
    settings: {
      title,
      reserve_credit: true,
      on_invalid: "reject",
      on_insufficient: "stop",
      cost_center_id: center,
      sms_message: custom_sms,
      metadata: {},
      source: "workforce",
    },
    lines: await readLines(ctx, body.lines, of_all),
  };
}

/** Judges the lines as sales, without locks. */
export async function judgeAllocation(
  from: Read | Tx,
  { kind, lines }: ReadAllocation,
): Promise<JudgedAllocation> {
  const judged = await judgeLines(
    from,
    lines.map(({ read }) => read),
  );
  return {
    over_cap: judged.over_cap,
    lines: judged.lines.map((line, index) => {
      const { person } = lines[index] as AllocatedLine;
      const errors = line.errors.map((error) => renamed(error, kind));
      return { person, judged: { ...line, errors } };
    }),
  };
}

/** What fields of a batch's line are called in an allocation. */
const NAMES: Readonly<Record<string, string>> = {
  recipient: "recipient_id",
  cost_center: "cost_center_id",
  product: "product_ref",
  bundle_id: "product_ref",
  sms_message: "custom_sms",
  "metadata.note": "note",
  metadata: "note",
};

function renamed(error: Schemas["ErrorDetail"], kind: Body["kind"]): Schemas["ErrorDetail"] {
  const [, index, field] = /^items\[(\d+)\](?:\.(.+))?$/.exec(error.param ?? "") ?? [];
  if (index === undefined) return error;
  if (field === undefined) return { ...error, param: `lines[${index}]` };
  const target = kind === "power" ? "meter" : "phone";
  const name = field === "target" ? target : (NAMES[field] ?? field);
  const message = error.message.replaceAll(`\`${field}\``, `\`${name}\``);
  return { ...error, param: `lines[${index}].${name}`, message };
}

/** Refuses: `unknown_merge_field`, `sms_too_long`. */
function refuseSms(custom_sms: string | null, kind: Body["kind"]): void {
  const wrong = custom_sms === null ? null : wrongSms(custom_sms, kind);
  if (wrong === null) return;
  const message = wrong.message.replaceAll("`sms_message`", "`custom_sms`");
  throw new Refusal(wrong.code, { ...wrong, param: "custom_sms", message });
}

/** Refuses: `reference_not_found`. */
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
    param: "cost_center_id",
    message: "`cost_center_id` is invalid. No active cost centre of this account has this ID.",
  });
}
