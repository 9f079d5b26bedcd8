import { normaliseMeter } from "#catalogue/meters";
import { erasedDetail, type FoundRecipient, findByRefs, refName } from "#directory/recipients";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { normaliseMobile, whyNoMobile } from "#platform/values/phone";
import { nameOf, type Person } from "../run/people.ts";
import { bundleOf, readFace } from "./product.ts";
import type { WrittenSchedule } from "./written.ts";

type Written = NonNullable<WrittenSchedule["recipients"]>[number];
type WrittenPerson = Exclude<Written, string>;

/**
 * Reads the people of a schedule, in their order.
 *
 * Refuses: `parameter_missing`, `conflicting_parameters`, `invalid_phone`, `invalid_meter_number`,
 * `invalid_amount`, `reference_not_found`, `erased_recipient`.
 */
export async function readPeople(
  tx: Tx,
  account_id: string,
  written: readonly Written[],
): Promise<Person[]> {
  const people = written.map((one) => (typeof one === "string" ? { recipient: one } : one));
  const refs = people.flatMap(({ recipient }) => recipient ?? []);
  const found = await findByRefs(
    tx,
    refs.map((ref) => ({ account_id, ref })),
  );
  return people.map((person, place) => {
    const ref = person.recipient ?? null;
    const recipient = ref === null ? null : found.get(refName({ account_id, ref }));
    const is_short = typeof written[place] === "string";
    const param = is_short ? `recipients[${place}]` : `recipients[${place}].recipient`;
    if (recipient === undefined) return refuseUnknown(param, ref ?? "");
    refuseErased(recipient, param);
    return readPerson(person, recipient, `recipients[${place}]`);
  });
}

function readPerson(person: WrittenPerson, recipient: FoundRecipient | null, at: string): Person {
  const phone = readPhone(person.phone, `${at}.phone`);
  if (recipient !== null && phone !== null) {
    const message = `\`${at}.phone\` and \`recipient\` cannot be used together. Send one of them.`;
    refuse("conflicting_parameters", { param: `${at}.phone`, message });
  }
  if (recipient === null && phone === null) {
    const message = `\`${at}.recipient\` or \`phone\` is required.`;
    refuse("parameter_missing", { param: `${at}.recipient`, message });
  }
  const bundle = bundleOf(person, `${at}.bundle_id`);
  const meter = readMeter(person.meter, `${at}.meter`);
  return {
    name_of: nameOf({ recipient_id: recipient?.id ?? null, phone, meter }),
    recipient,
    phone,
    face_minor: readFace(person.amount ?? null, bundle, `${at}.amount`),
    bundle_id: bundle?.id ?? null,
    meter,
    token_phone: readPhone(person.token_phone, `${at}.token_phone`),
    name: person.name ?? null,
  };
}

/** A mobile number in E.164. Refuses: `invalid_phone`. */
export function readPhone(written: string | null | undefined, param: string): string | null {
  if (written == null) return null;
  const mobile = normaliseMobile(written);
  if (mobile !== null) return mobile.e164;
  return refuse("invalid_phone", { param, message: whyNoMobile(written, param) });
}

/** The digits of a meter. Refuses: `invalid_meter_number`. */
export function readMeter(written: string | null | undefined, param: string): string | null {
  if (written == null) return null;
  const meter = normaliseMeter(written);
  if (meter !== null) return meter;
  const message = `\`${param}\` is not a meter number of exactly 11 digits.`;
  return refuse("invalid_meter_number", { param, message });
}

function refuseUnknown(param: string, ref: string): never {
  const message = `\`${param}\` is invalid. This account has no recipient ${ref}.`;
  return refuse("reference_not_found", { param, message });
}

function refuseErased(recipient: FoundRecipient | null, param: string): void {
  if (recipient === null || recipient.status === "active") return;
  refuse("erased_recipient", { param, ...erasedDetail(recipient, param) });
}
