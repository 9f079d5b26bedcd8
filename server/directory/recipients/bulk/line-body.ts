/** Reads a line of a bulk request as the body of a single one, or says what is wrong with it. */
import { ENUMS } from "@svc/generated/enums";
import type { Input, Schemas } from "@svc/generated/routes";
import { parseId } from "#platform/ids";
import type { RefusedField } from "#platform/refusal";
import { isMeter, normaliseMeter } from "#platform/values/meter-number";
import { whyRounded } from "#platform/values/number-cell";

export type Line = NonNullable<Input<"createRecipientsBulk">["body"]["recipients"]>[number];

/** What a line says of its recipient, in the form of a change. */
export type LineBody = Input<"updateRecipient">["body"];

/** A line as it was read. */
export interface ReadLine {
  /** Uuid of the recipient that the line names itself; null where it is found by what it says. */
  readonly id: string | null;
  readonly body: LineBody;
  readonly wrong: RefusedField[];
}

type Written = string | number;

interface Rule {
  readonly says: string;
  readonly code?: RefusedField["code"];
  readonly isRight: (value: string) => boolean;
  /** The value as it is kept, of one that is right; left out, as it was written. */
  readonly normal?: (value: string) => string | null;
  /** What is said instead of a value that went wrong in a way of its own. */
  readonly why?: (value: string, param: string) => string | null;
}

const LABEL = text(120);
const METER: Rule = {
  code: "invalid_meter_number",
  says: "must be exactly 11 digits.",
  isRight: isMeter,
  normal: normaliseMeter,
  why: whyRounded,
};
const TAG: Rule = {
  says: "must be 1 to 40 letters, digits, spaces, `_`, `.` or `-`.",
  isRight: (value) => /^[0-9A-Za-z][0-9A-Za-z _.-]{0,39}$/.test(value),
};

/** What the schema holds a recipient to, said of a line. */
const RULES = {
  id: {
    code: "reference_not_found",
    says: "must be the ID of a recipient, `rcp_…`.",
    isRight: (value) => parseId("rcp", value) !== null,
  },
  name: LABEL,
  first_name: LABEL,
  external_id: text(128),
  phone: { code: "invalid_phone", ...text(32) },
  email: {
    says: "must be an email address.",
    isRight: (value) => /^[^@ ]+@[^@ ]+\.[^@ ]+$/.test(value) && value.length <= 254,
  },
  payroll_id: text(64),
  notes: { says: "must be at most 500 characters.", isRight: (value) => value.length <= 500 },
  default_meter: METER,
  lawful_basis: {
    says: `must be one of ${ENUMS.LawfulBasis.join(", ")}.`,
    isRight: (value) => (ENUMS.LawfulBasis as readonly string[]).includes(value),
  },
  cost_center: { code: "reference_not_found", ...text(64) },
} as const satisfies Partial<Record<keyof Line, Rule>>;

const FIELDS = Object.keys(RULES) as (keyof typeof RULES)[];

function text(max: number): Rule {
  return {
    says: `must be 1 to ${max} printable characters.`,
    isRight: (value) => value.length <= max && /^\P{Cc}+$/u.test(value),
  };
}

/** Reads a line leniently: numbers are texts, and spaces around a value are none of it. */
export function readLine(line: Line): ReadLine {
  const wrong: RefusedField[] = [];
  const read = (param: string, value: Written, rule: Rule): string => {
    const written = String(value).trim();
    if (!rule.isRight(written)) {
      const { code = "parameter_invalid", says } = rule;
      const message = rule.why?.(written, param) ?? `\`${param}\` ${says}`;
      wrong.push({ param, code, message });
    }
    return rule.normal?.(written) ?? written;
  };
  const texts = FIELDS.flatMap((field): [string, string][] => {
    const value = line[field];
    return value === undefined ? [] : [[field, read(field, value, RULES[field])]];
  });
  const lists = {
    meters: line.meters?.map(({ number = "", label }, index) => ({
      number: read(`meters[${index}].number`, number, METER),
      label: label === undefined ? null : read(`meters[${index}].label`, label, LABEL),
    })),
    tags: line.tags?.map((tag, index) => read(`tags[${index}]`, tag, TAG)),
    groups: line.groups?.map((group) => group.trim()),
    monthly_cap: line.monthly_cap && capOf(line.monthly_cap),
    consent: line.consent && consentOf(line.consent, read),
    metadata: line.metadata && metadataOf(line.metadata),
  };
  const set = Object.entries(lists).filter(([, value]) => value !== undefined);
  const { id = null, ...body } = Object.fromEntries([...texts, ...set]);
  return { id: id === null ? null : parseId("rcp", id as string), body: body as LineBody, wrong };
}

function capOf({ USD, ZWG }: Schemas["LineCurrencyAmounts"]) {
  return {
    ...(USD === undefined ? {} : { USD: String(USD).trim() }),
    ...(ZWG === undefined ? {} : { ZWG: String(ZWG).trim() }),
  };
}

function consentOf(
  { at = "", source = "", text_version }: Schemas["RecipientConsentLine"],
  read: (param: string, value: Written, rule: Rule) => string,
) {
  return {
    at: String(at).trim(),
    source: read("consent.source", source, LABEL),
    text_version:
      text_version === undefined ? null : read("consent.text_version", text_version, LABEL),
  };
}

function metadataOf(metadata: Readonly<Record<string, Written>>): Record<string, string> {
  const entries = Object.entries(metadata).map(([key, value]) => [key, String(value)]);
  return Object.fromEntries(entries);
}
