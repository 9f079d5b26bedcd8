/** Whom and what a request names. */
import type { Schemas } from "@svc/generated/routes";
import type { PersonInput } from "#directory/recipients";
import { id, phone } from "#platform/wire/field-readers";
import type { FieldReader } from "#platform/wire/fields";

/** The uuid of a program that a body names. */
export const program = id("prg", (written) => `There is no program ${written} in this account.`);

/** A person whom a body names, by a reference or by a number. */
export const person: FieldReader<Schemas["RewardRecipientInput"], PersonInput, null> = (
  written,
  position,
) => {
  if (typeof written === "string") return { value: { kind: "reference", ref: written } };
  const read = phone(written.phone, { ...position, param: `${position.param}.phone` });
  if ("wrong" in read) return read;
  const external_id = written.external_id ?? null;
  return { value: { kind: "contact", external_id, phone: read.value } };
};
