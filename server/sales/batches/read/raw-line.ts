import type { Input } from "@svc/generated/routes";

/** A line as somebody wrote it: in JSON or in a cell of a spreadsheet, all of it text. */
export interface RawLine {
  readonly fields: Readonly<Partial<Record<LineField, string>>>;
  readonly metadata: Readonly<Record<string, string>> | null;
}

type LineInput = NonNullable<Input<"createBatch">["body"]["items"]>[number];

export type LineField = Exclude<keyof LineInput, "metadata">;

/** The fields of a line, which are the headings of a spreadsheet too. */
export const LINE_FIELDS: readonly LineField[] = [
  "target",
  "amount",
  "bundle_id",
  "type",
  "product",
  "currency",
  "token_phone",
  "token_email",
  "notify_number",
  "recipient",
  "name",
  "client_reference",
  "cost_center",
  "sms_message",
];

/** A line of JSON; an empty text is a field that is left out, as an empty cell is. */
export function rawLineOf({ metadata, ...written }: LineInput): RawLine {
  const fields: Partial<Record<LineField, string>> = {};
  for (const name of LINE_FIELDS) {
    const value = written[name];
    if (value != null && value !== "") fields[name] = String(value);
  }
  const pairs = Object.entries(metadata ?? {}).map(([key, value]) => [key, String(value)]);
  return { fields, metadata: metadata == null ? null : Object.fromEntries(pairs) };
}
