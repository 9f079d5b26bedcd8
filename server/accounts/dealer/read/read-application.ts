import type { Input, Schemas } from "@svc/generated/routes";
import { refuse } from "#platform/refusal";
import { harareDay } from "#platform/time/instants";
import { mergeMetadata } from "#platform/values/metadata";
import { parseMoney } from "#platform/values/money";
import { normaliseMobile } from "#platform/values/phone";
import type { People } from "../rows/people.ts";
import type { ApplicationRow } from "../rows/tables.ts";

/** What a request may change of an application. */
export type ApplicationUpdate = Input<"updateDealerApplication">["body"];

/** What an organisation says of itself. */
export interface Stated
  extends Pick<
    ApplicationRow,
    | "legal_name"
    | "trading_name"
    | "registration_number"
    | "registration_country"
    | "incorporated_on"
    | "business_type"
    | "tax_number"
    | "vat_number"
    | "physical_address"
    | "postal_address"
    | "contact"
    | "expected_usd_minor"
    | "expected_zwg_minor"
    | "networks"
    | "channels"
    | "bank"
    | "documents"
    | "is_accurate"
    | "is_authorised"
    | "metadata"
  > {
  readonly people: People;
}

/** An application of which nothing is said yet. */
export const NOTHING_STATED: Stated = {
  ...{ legal_name: "", trading_name: null, registration_number: null, registration_country: "ZW" },
  ...{ incorporated_on: null, business_type: null, tax_number: null, vat_number: null },
  ...{ physical_address: null, postal_address: null, contact: null, bank: null },
  ...{ expected_usd_minor: null, expected_zwg_minor: null, networks: [], channels: [] },
  documents: {
    ...{ incorporation_certificate: null, directors_form: null, director_id: [] },
    ...{ proof_of_address: null, bank_letter: null, tax_clearance: null },
  },
  ...{ is_accurate: false, is_authorised: false, metadata: {} },
  people: { directors: [], beneficial_owners: [] },
};

/**
 * What an application says once a request has changed it; what the request leaves out is as it was.
 * Which networks and documents there are is not asked here.
 *
 * Refuses: `invalid_phone`, `invalid_amount`, `time_out_of_range`, `invalid_metadata`.
 */
export function readApplication(before: Stated, body: ApplicationUpdate, now: number): Stated {
  refuseFuture(body, harareDay(now));
  const { declarations, documents = {}, expected_monthly_volume: volume = {} } = body;
  return {
    legal_name: body.legal_name ?? before.legal_name,
    registration_country: body.registration_country ?? before.registration_country,
    trading_name: changed(body.trading_name, before.trading_name),
    registration_number: changed(body.registration_number, before.registration_number),
    incorporated_on: changed(body.incorporated_on, before.incorporated_on),
    business_type: changed(body.business_type, before.business_type),
    tax_number: changed(body.tax_number, before.tax_number),
    vat_number: changed(body.vat_number, before.vat_number),
    physical_address: changed(addressOf(body.physical_address), before.physical_address),
    postal_address: changed(addressOf(body.postal_address), before.postal_address),
    contact: changed(contactOf(body.contact), before.contact),
    people: {
      directors: body.directors ?? before.people.directors,
      beneficial_owners: body.beneficial_owners ?? before.people.beneficial_owners,
    },
    expected_usd_minor: changed(amountOf(volume.USD, "USD"), before.expected_usd_minor),
    expected_zwg_minor: changed(amountOf(volume.ZWG, "ZWG"), before.expected_zwg_minor),
    networks: [...new Set(body.networks ?? before.networks)],
    channels: [...new Set(body.channels ?? before.channels)],
    bank: changed(bankOf(body.bank), before.bank),
    documents: documentsOf(before.documents, documents),
    is_accurate: declarations?.accurate ?? before.is_accurate,
    is_authorised: declarations?.authorised ?? before.is_authorised,
    metadata: mergeMetadata(before.metadata, body.metadata),
  };
}

function changed<T>(written: T | undefined, before: T): T {
  return written === undefined ? before : written;
}

type Written<Field extends keyof ApplicationUpdate> = ApplicationUpdate[Field];

function addressOf(written: Written<"physical_address">): Schemas["Address"] | null | undefined {
  return written ? { ...written, line2: written.line2 ?? null } : written;
}

function bankOf(written: Written<"bank">): Schemas["DealerBank"] | null | undefined {
  if (!written) return written;
  return { ...written, currency: written.currency.toUpperCase() as Schemas["Currency"] };
}

function contactOf(written: Written<"contact">): Schemas["ContactPerson"] | null | undefined {
  if (!written) return written;
  const mobile = normaliseMobile(written.phone);
  if (mobile !== null) return { ...written, phone: mobile.e164 };
  const message = "`contact.phone` is not a Zimbabwean mobile number such as 0771234567.";
  return refuse("invalid_phone", { param: "contact.phone", message });
}

function amountOf(
  written: string | number | null | undefined,
  currency: "USD" | "ZWG",
): bigint | null | undefined {
  if (written === undefined || written === null) return written;
  const param = `expected_monthly_volume.${currency}`;
  const message = `\`${param}\` must be a positive amount with at most two decimals.`;
  return parseMoney(written) ?? refuse("invalid_amount", { param, message });
}

function documentsOf(
  before: Schemas["DealerDocuments"],
  { director_id, ...written }: Schemas["DealerDocumentsInput"],
): Schemas["DealerDocuments"] {
  const given = Object.entries(written).filter(([, id]) => id !== undefined);
  const ids = [...new Set(director_id ?? before.director_id)];
  return { ...before, ...Object.fromEntries(given), director_id: ids };
}

/** Nobody is born, and no business registered, after today in Harare. */
function refuseFuture({ incorporated_on, directors = [] }: ApplicationUpdate, today: string): void {
  if (incorporated_on && incorporated_on > today) refuseDay("incorporated_on", today);
  const unborn = directors.findIndex(({ date_of_birth }) => date_of_birth > today);
  if (unborn >= 0) refuseDay(`directors[${unborn}].date_of_birth`, today);
}

function refuseDay(param: string, today: string): never {
  const message = `\`${param}\` lies in the future; today is ${today}.`;
  return refuse("time_out_of_range", { param, message });
}
