/** Reads the fields of a recipient as requests write them, for new ones and for changes. */
import type { Input } from "@svc/generated/routes";
import { readGroupIds } from "#directory/groups";
import type { Currency } from "#platform/context";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { parseTime, unixSeconds } from "#platform/time/instants";
import { mergeMetadata } from "#platform/values/metadata";
import { parseMoney } from "#platform/values/money";
import { normaliseMobile, whyNoMobile } from "#platform/values/phone";
import type { RecipientMeterRow, RecipientRow } from "../tables.ts";
import { searchTextOf } from "./search-text.ts";

type Create = Input<"createRecipient">["body"];
type Update = Input<"updateRecipient">["body"];

/** What a request may say of a recipient in columns of its own row. */
export type RecipientFields = Pick<
  RecipientRow,
  | "external_id"
  | "name"
  | "first_name"
  | "phone"
  | "email"
  | "default_meter"
  | "payroll_id"
  | "cost_center_id"
  | "monthly_cap_usd_minor"
  | "monthly_cap_zwg_minor"
  | "lawful_basis"
  | "consent_at"
  | "consent_source"
  | "consent_text_version"
  | "tags"
  | "notes"
  | "metadata"
  | "search_text"
>;

export type MeterFields = Pick<RecipientMeterRow, "number" | "label">;

/** A recipient as it is to be. */
export interface NewRecipient {
  readonly fields: RecipientFields;
  readonly meters: readonly MeterFields[];
  /** Uuids of static groups; null where they stay as they are. */
  readonly group_ids: readonly string[] | null;
}

/** What a recipient is before any field is set. */
const BLANK: RecipientFields = {
  external_id: null,
  name: null,
  first_name: null,
  phone: null,
  email: null,
  default_meter: null,
  payroll_id: null,
  cost_center_id: null,
  monthly_cap_usd_minor: null,
  monthly_cap_zwg_minor: null,
  lawful_basis: "contract",
  consent_at: null,
  consent_source: null,
  consent_text_version: null,
  tags: [],
  notes: null,
  metadata: {},
  search_text: "",
};

/**
 * Reads a new recipient. Units: `now` in milliseconds on the account's clock.
 *
 * Refuses: `parameter_missing`, `parameter_invalid`, `invalid_phone`, `invalid_amount`,
 * `invalid_time`, `time_out_of_range`, `reference_not_found`, `invalid_metadata`.
 */
export function readNewRecipient(body: Create, now: number): NewRecipient {
  return readRecipientChanges({ fields: BLANK, meters: [] }, body, now);
}

/** Reads a recipient of whom a number is known, and perhaps an own ID. */
export function readContact(
  contact: Pick<RecipientFields, "external_id"> & { readonly phone: string },
  now: number,
): NewRecipient {
  return readRecipientChanges({ fields: BLANK, meters: [] }, contact, now);
}

/**
 * Reads what a recipient becomes; what the request leaves out is as it was.
 *
 * Refuses: as `readNewRecipient`.
 */
export function readRecipientChanges(
  before: { fields: RecipientFields; meters: readonly MeterFields[] },
  body: Update,
  now: number,
): NewRecipient {
  const was = before.fields;
  const meters = body.meters === undefined ? before.meters : readMeters(body.meters);
  const fields = {
    external_id: changed(was.external_id, body.external_id),
    name: changed(was.name, body.name),
    first_name: changed(was.first_name, body.first_name),
    phone: body.phone == null ? changed(was.phone, body.phone) : readPhone(body.phone),
    email: changed(was.email, body.email),
    default_meter: defaultMeterOf(was.default_meter, body, meters),
    payroll_id: changed(was.payroll_id, body.payroll_id),
    cost_center_id:
      body.cost_center == null
        ? changed(was.cost_center_id, body.cost_center)
        : readCostCenter(body.cost_center),
    monthly_cap_usd_minor: readCap(was.monthly_cap_usd_minor, body.monthly_cap, "USD"),
    monthly_cap_zwg_minor: readCap(was.monthly_cap_zwg_minor, body.monthly_cap, "ZWG"),
    lawful_basis: body.lawful_basis ?? was.lawful_basis,
    ...readConsent(was, body.consent, now),
    tags: body.tags === undefined ? was.tags : [...new Set(body.tags)],
    notes: changed(was.notes, body.notes),
    metadata: mergeMetadata(was.metadata, body.metadata),
  };
  refuseIncomplete(fields, meters, body);
  return {
    fields: { ...fields, search_text: searchTextOf(fields) },
    meters,
    group_ids: body.groups === undefined ? null : readGroupIds(body.groups),
  };
}

function changed<T>(stored: T | null, written: T | null | undefined): T | null {
  return written === undefined ? stored : written;
}

function refuseIncomplete(
  { phone, lawful_basis, consent_at }: Omit<RecipientFields, "search_text">,
  meters: readonly MeterFields[],
  asked: Pick<Update, "lawful_basis" | "consent">,
): void {
  if (phone === null && meters.length === 0) {
    const message = "Set `phone`, `meters` or both: a recipient without either receives nothing.";
    refuse("parameter_missing", { param: "phone", message });
  }
  // A program may know of a consent that nobody has written down with the person.
  const is_about_basis = asked.lawful_basis !== undefined || asked.consent !== undefined;
  if (is_about_basis && lawful_basis === "consent" && consent_at === null) {
    const message = "`consent` is required when `lawful_basis` is `consent`.";
    refuse("parameter_missing", { param: "consent", message });
  }
}

function readPhone(written: string): string {
  const message = whyNoMobile(written, "phone");
  return normaliseMobile(written)?.e164 ?? refuse("invalid_phone", { param: "phone", message });
}

function readMeters(written: NonNullable<Update["meters"]>): MeterFields[] {
  const meters = written.map(({ number, label }) => ({ number, label: label ?? null }));
  meters.forEach(({ number }, index) => {
    if (meters.findIndex((other) => other.number === number) === index) return;
    const param = `meters[${index}].number`;
    refuse("parameter_invalid", { param, message: `\`${param}\` stands in the list twice.` });
  });
  return meters;
}

/** Of a new list the first, unless the one of before is in it; null chooses none. */
function defaultMeterOf(
  stored: string | null,
  { default_meter: written, meters: list }: Pick<Update, "default_meter" | "meters">,
  meters: readonly MeterFields[],
): string | null {
  const isHeld = (number: string) => meters.some((meter) => meter.number === number);
  if (written === null) return null;
  if (written === undefined) {
    if (list === undefined) return stored;
    return stored !== null && isHeld(stored) ? stored : (meters[0]?.number ?? null);
  }
  if (isHeld(written)) return written;
  return refuse("parameter_invalid", {
    param: "default_meter",
    message: "`default_meter` must be one of the `meters` of the recipient.",
  });
}

function readCostCenter(written: string): string {
  return parseId("cc", written) ?? refuseCostCenter();
}

/** Refuses: `reference_not_found`. */
export function refuseCostCenter(): never {
  return refuse("reference_not_found", {
    param: "cost_center",
    message: "`cost_center` is invalid. No active cost centre of this account has this ID.",
  });
}

function readCap(
  stored: bigint | null,
  written: Update["monthly_cap"],
  currency: Currency,
): bigint | null {
  if (written === null) return null;
  const amount = written?.[currency];
  if (amount === undefined) return stored;
  if (amount === null) return null;
  const param = `monthly_cap.${currency}`;
  const message = `\`${param}\` must be a positive amount with at most two decimals.`;
  return parseMoney(amount) ?? refuse("invalid_amount", { param, message });
}

type Consent = Pick<RecipientFields, "consent_at" | "consent_source" | "consent_text_version">;

function readConsent(was: Consent, written: Update["consent"], now: number): Consent {
  if (written === undefined) {
    const { consent_at, consent_source, consent_text_version } = was;
    return { consent_at, consent_source, consent_text_version };
  }
  if (written === null) {
    return { consent_at: null, consent_source: null, consent_text_version: null };
  }
  return {
    consent_at: readConsentTime(written.at, now),
    consent_source: written.source,
    consent_text_version: written.text_version ?? null,
  };
}

function readConsentTime(written: string | number, now: number): number {
  const param = "consent.at";
  const at = parseTime(written);
  if (at === null) {
    const message = `\`${param}\` must be whole Unix seconds or an ISO 8601 time.`;
    return refuse("invalid_time", { param, message });
  }
  const max = unixSeconds(now);
  if (unixSeconds(at) <= max) return at;
  const message = `\`${param}\` is in the future.`;
  return refuse("time_out_of_range", { param, message, meta: { min: null, max } });
}
