import type { Schemas } from "@svc/generated/routes";
import type { ApplicationRow } from "../rows/tables.ts";

/** What an application must say before it is submitted, beside its people and documents. */
export type Completed = Pick<
  ApplicationRow,
  | "registration_number"
  | "incorporated_on"
  | "business_type"
  | "tax_number"
  | "physical_address"
  | "contact"
  | "expected_usd_minor"
  | "expected_zwg_minor"
  | "networks"
  | "bank"
  | "documents"
  | "is_accurate"
  | "is_authorised"
>;

const DOCUMENTS = [
  "incorporation_certificate",
  "directors_form",
  "director_id",
  "proof_of_address",
  "bank_letter",
  "tax_clearance",
] as const satisfies readonly (keyof Schemas["DealerDocuments"])[];

/**
 * The required fields that an application lacks, in the order in which it shows them: what it
 * answers with, and what a submission is refused with. A document that staff rejected is missing.
 *
 * Source: spec/accounts/dealer/application.tsp.
 */
export function missingFields(
  row: Completed,
  { directors, rejected }: { directors: number; rejected: ReadonlySet<string> },
): string[] {
  const has_volume = [row.expected_usd_minor, row.expected_zwg_minor].some((minor) => minor);
  const given: readonly (readonly [string, boolean])[] = [
    ["registration_number", row.registration_number !== null],
    ["incorporated_on", row.incorporated_on !== null],
    ["business_type", row.business_type !== null],
    ["tax_number", row.tax_number !== null],
    ["physical_address", row.physical_address !== null],
    ["contact", row.contact !== null],
    ["directors", directors > 0],
    ["expected_monthly_volume", has_volume],
    ["networks", row.networks.length > 0],
    ["bank", row.bank !== null],
    ...DOCUMENTS.map((name) => [`documents.${name}`, hasDocument(row.documents[name])] as const),
    ["declarations.accurate", row.is_accurate],
    ["declarations.authorised", row.is_authorised],
  ];
  return given.filter(([, is_given]) => !is_given).map(([name]) => name);

  function hasDocument(named: string | null | readonly string[]): boolean {
    const ids = typeof named === "string" ? [named] : (named ?? []);
    return ids.length > 0 && !ids.some((id) => rejected.has(id));
  }
}
