import type { Input } from "@svc/generated/routes";
import { findBookable } from "#directory/cost-centers";
import { findRecipients, type RecipientRow } from "#directory/recipients";
import type { Ctx } from "#platform/context";
import { formatId, parseId } from "#platform/ids";
import type { RefusedField } from "#platform/refusal";
import { type RawLine, type ReadLine, readLine } from "#sales/batches";
import type { LinePerson } from "#workforce/previews";
import type { SoldByAll } from "./read-product.ts";

type Body = Input<"allocateToWorkforce">["body"];
type WrittenLine = Body["lines"][number];

const CURRENCY_DEFAULT = "USD";

/** What all lines of an allocation have in common. */
export interface OfAllLines {
  readonly kind: Body["kind"];
  readonly sold: SoldByAll;
  /** Wire id; null for each person's own. */
  readonly cost_center: string | null;
  readonly sms_message: string | null;
}

/** A line as it was read, and whom it is for. */
export interface AllocatedLine {
  readonly read: ReadLine;
  readonly person: LinePerson;
}

/** Reads the lines of an allocation leniently, with the people whom they name. */
export async function readLines(
  ctx: Ctx,
  lines: readonly WrittenLine[],
  of_all: OfAllLines,
): Promise<AllocatedLine[]> {
  const account_id = ctx.account.id;
  const named = lines.map(({ recipient_id }) =>
    recipient_id ? parseId("rcp", recipient_id) : null,
  );
  const { rows, bookable } = await ctx.read(async (read) => {
    const ids = [...new Set(named.flatMap((id) => id ?? []))];
    const rows = await findRecipients(read, account_id, ids);
    const centers = [...new Set(rows.flatMap(({ cost_center_id }) => cost_center_id ?? []))];
    const asked = centers.map((cost_center_id) => ({ account_id, cost_center_id }));
    return { rows, bookable: await findBookable(read, asked) };
  });
  const people = new Map(rows.map((row) => [row.id, row]));
  const defaults = { currency: null, cost_center: null, sms_message: of_all.sms_message };
  return lines.map((line, index) => {
    const row = people.get(named[index] ?? "") ?? null;
    const raw = rawLineOf(line, row, { ...of_all, bookable });
    const read = readLine(ctx, raw, defaults);
    const is_unknown = line.recipient_id !== undefined && row === null;
    const of_sale = read.wrong.filter(({ param }) => !(is_unknown && param === "target"));
    const unknown = is_unknown ? [unknownPerson(line.recipient_id)] : [];
    const wrong = [...unknown, ...wrongOf(line, of_all.kind), ...of_sale];
    return { read: { ...read, wrong }, person: personOf(line, row) };
  });
}

function rawLineOf(
  line: WrittenLine,
  row: RecipientRow | null,
  { kind, sold, cost_center, bookable }: OfAllLines & { bookable: ReadonlySet<string> },
): RawLine {
  const own = row?.cost_center_id ?? null;
  const own_center = own !== null && bookable.has(own) ? formatId("cc", own) : null;
  const { phone } = personOf(line, row);
  const power = {
    type: "power",
    target: text(line.meter) ?? row?.default_meter,
    token_phone: text(line.token_phone) ?? phone,
  };
  const fields = {
    ...(kind === "power" ? power : { target: phone }),
    ...sold,
    amount: text(line.amount),
    currency: text(line.currency) ?? (sold === null ? CURRENCY_DEFAULT : null),
    recipient: line.recipient_id,
    name: row === null ? text(line.name) : (row.name ?? undefined),
    cost_center: cost_center ?? own_center,
  };
  const written = Object.entries(fields).filter(([, value]) => value != null && value !== "");
  const note = text(line.note);
  return { fields: Object.fromEntries(written), metadata: note === null ? null : { note } };
}

function personOf(line: WrittenLine, row: RecipientRow | null): LinePerson {
  if (row === null) return { row, name: text(line.name), phone: text(line.phone) };
  return { row, name: row.name, phone: row.phone };
}

function unknownPerson(written: string | undefined): RefusedField {
  const message = `\`recipient_id\` is invalid. This account has no recipient ${written}.`;
  return { param: "recipient_id", code: "reference_not_found", message };
}

/** What the form of a line says of whom it is for, beyond what a sale is held to. */
function wrongOf(line: WrittenLine, kind: Body["kind"]): RefusedField[] {
  const { recipient_id, phone, name, meter, token_phone } = line;
  const wrong: RefusedField[] = [];
  const clash = (param: string, message: string) =>
    wrong.push({ param, code: "conflicting_parameters", message });
  if (recipient_id !== undefined && phone !== undefined) {
    clash("phone", "`phone` cannot be used with `recipient_id`. Send one of them.");
  }
  if (recipient_id === undefined && phone !== undefined && name === undefined) {
    const message = "`name` is required for a person who is not registered.";
    wrong.push({ param: "name", code: "parameter_missing", message });
  }
  if (kind === "airtime" && meter !== undefined) {
    clash("meter", "`meter` can be used for power only.");
  }
  if (kind === "airtime" && token_phone !== undefined) {
    clash("token_phone", "`token_phone` can be used for power only.");
  }
  return wrong;
}

function text(written: string | number | undefined): string | null {
  return written === undefined ? null : String(written).trim();
}
