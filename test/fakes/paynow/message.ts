/** Paynow's messages as its documents describe them, without anything of the service's. */
import { createHash } from "node:crypto";

export type Fields = readonly (readonly [name: string, value: string])[];

/** SHA-512, in upper case, over all values but the hash, in their order, and the key. */
export function hashOf(fields: Fields, key: string): string {
  const hash = createHash("sha512");
  for (const [name, value] of fields) if (name.toLowerCase() !== "hash") hash.update(value.trim());
  return hash.update(key).digest("hex").toUpperCase();
}

/** A message with its hash, as it is sent. */
export function signed(fields: Fields, key: string): string {
  return unsigned([...fields, ["hash", hashOf(fields, key)]]);
}

/** A message without a hash: a refusal. */
export function unsigned(fields: Fields): string {
  return new URLSearchParams(fields.map((field) => [...field])).toString();
}

/** The fields of a message in the order in which they came. */
export function fieldsOf(text: string): Fields {
  return [...new URLSearchParams(text)];
}

/** The value of a field in any spelling; empty where there is none. */
export function fieldOf(fields: Fields, name: string): string {
  return fields.find(([one]) => one.toLowerCase() === name)?.[1].trim() ?? "";
}
