import { ENUMS } from "@svc/generated/enums";
import type { RefusedField } from "#platform/refusal";
import { wrongMetadata } from "#platform/values/metadata";
import { readSale, type SaleReader, type SendCreate, type SendOrder } from "#sales/sends";
import type { LineField, RawLine } from "./raw-line.ts";

/** What the lines of a batch have in common. */
export interface LineDefaults {
  readonly currency: string | null;
  /** Wire id. */
  readonly cost_center: string | null;
  readonly sms_message: string | null;
}

/** A line as it was read, and what is wrong with its form. */
export interface ReadLine {
  readonly order: SendOrder;
  readonly wrong: readonly RefusedField[];
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const EMAIL_CHARACTERS_MAX = 254;
const REFERENCE = /^\P{Cc}{1,128}$/u;
const NAME_CHARACTERS_MAX = 120;
const TEMPLATE_CHARACTERS_MAX = 1_000;

/** What the schema holds a sale to, said of a line: each rule with its code and its sentence. */
const RULES: readonly {
  readonly field: LineField;
  readonly code: RefusedField["code"];
  readonly says: string;
  readonly isRight: (value: string) => boolean;
}[] = [
  {
    field: "type",
    code: "parameter_invalid",
    says: "must be airtime, data or power.",
    isRight: (value) => (ENUMS.SendType as readonly string[]).includes(value),
  },
  {
    field: "currency",
    code: "invalid_currency",
    says: "must be USD or ZWG.",
    isRight: (value) => /^(?:usd|zwg)$/i.test(value),
  },
  {
    field: "token_email",
    code: "parameter_invalid",
    says: "must be an email address.",
    isRight: (value) => EMAIL.test(value) && value.length <= EMAIL_CHARACTERS_MAX,
  },
  {
    field: "client_reference",
    code: "parameter_invalid",
    says: "must be 1 to 128 printable characters.",
    isRight: (value) => REFERENCE.test(value),
  },
  {
    field: "name",
    code: "parameter_invalid",
    says: `must be at most ${NAME_CHARACTERS_MAX} characters.`,
    isRight: (value) => value.length <= NAME_CHARACTERS_MAX,
  },
  {
    field: "sms_message",
    code: "sms_too_long",
    says: `must be at most ${TEMPLATE_CHARACTERS_MAX} characters.`,
    isRight: (value) => value.length <= TEMPLATE_CHARACTERS_MAX,
  },
];

/**
 * Reads one line leniently: whatever is wrong with it is its own verdict, as the same field of a
 * single sale would be refused. What is wrong is left out of what is read on.
 *
 * Source: spec/sales/batches/create.tsp.
 */
export function readLine(
  ctx: SaleReader,
  { fields, metadata }: RawLine,
  defaults: LineDefaults,
): ReadLine {
  const wrong: RefusedField[] = [];
  const right = { ...fields };
  for (const { field, code, says, isRight } of RULES) {
    const value = fields[field];
    if (value === undefined || isRight(value)) continue;
    wrong.push({ param: field, code, message: `\`${field}\` ${says}` });
    delete right[field];
  }
  if (right.target === undefined) {
    const message =
      right.recipient === undefined
        ? "`target` is required, or a `recipient` who has it."
        : "`target` is required: `recipient` is nobody who has a number or a meter for this sale.";
    wrong.push({ param: "target", code: "parameter_missing", message });
  }
  const wrong_metadata = metadata === null ? null : wrongMetadata(metadata);
  if (wrong_metadata !== null) wrong.push(wrong_metadata);
  const kept = wrong_metadata === null && metadata !== null ? { metadata: { ...metadata } } : {};
  const sale = readSale(ctx, { ...bodyOf(right, defaults), ...kept });
  const missing = right.target === undefined ? "target" : null;
  const of_form = sale.wrong.filter(({ param }) => param !== missing);
  const order = { ...sale.order, ...OF_A_LINE, name: right.name ?? null };
  return { order, wrong: [...wrong, ...of_form] };
}

const OF_A_LINE = { source: "batch", idempotency: null } as const;

function bodyOf(
  { name: _, target = "", ...fields }: RawLine["fields"],
  { currency, cost_center, sms_message }: LineDefaults,
): SendCreate {
  // A product says its currency itself.
  const by_default = fields.product === undefined ? (currency ?? undefined) : undefined;
  const shared = {
    currency: fields.currency ?? by_default,
    cost_center: fields.cost_center ?? cost_center,
    sms_message: fields.sms_message ?? sms_message,
  };
  return { ...fields, ...shared, target } as SendCreate;
}
