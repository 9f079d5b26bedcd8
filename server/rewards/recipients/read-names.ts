/** Whom and what a request names, which goes to `wrong` where it cannot be read. */
import type { Schemas } from "@svc/generated/routes";
import type { AskedPerson } from "#directory/recipients";
import { parseId } from "#platform/ids";
import { normaliseMobile, whyNoMobile } from "#platform/phone";
import type { RefusedField } from "#platform/refusal";

/** The uuid of a program that a body names. */
export function readProgram(written: string, wrong: RefusedField[]): string {
  const id = parseId("prg", written);
  const message = `\`program\` is invalid. There is no program ${written} in this account.`;
  if (id === null) wrong.push({ param: "program", code: "reference_not_found", message });
  return id ?? "";
}

/** A person whom a body names, by a reference or by a number. */
export function readPerson(
  { written, param }: { written: Schemas["RewardRecipientInput"]; param: string },
  wrong: RefusedField[],
): AskedPerson {
  if (typeof written === "string") return { kind: "reference", ref: written };
  const phone = readPhone(written.phone, `${param}.phone`, wrong) ?? "";
  return { kind: "contact", external_id: written.external_id ?? null, phone };
}

/** A mobile number in E.164. */
export function readPhone(written: string, param: string, wrong: RefusedField[]): string | null {
  const mobile = normaliseMobile(written);
  if (mobile === null) {
    wrong.push({ param, code: "invalid_phone", message: whyNoMobile(written, param) });
  }
  return mobile?.e164 ?? null;
}
