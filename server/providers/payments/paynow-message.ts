/**
 * What Paynow and the service write to each other: forms whose last field proves the others by the
 * key of the integration. Source: docs/decisions/0047-paynow.md.
 */
import { createHash } from "node:crypto";
import { equalInConstantTime } from "#platform/crypto/equal-in-constant-time";

/** The fields of a message, in the order in which they stand or came. */
export type Fields = readonly (readonly [name: string, value: string])[];

const HASH = "hash";

/** The hash over the values of a message, in their order and without that of a hash. */
export function hashOf(fields: Fields, key: string): string {
  const values = fields
    .filter(([name]) => name.toLowerCase() !== HASH)
    .map(([, one]) => one.trim());
  return createHash("sha512")
    .update(values.join("") + key, "utf8")
    .digest("hex")
    .toUpperCase();
}

/** Writes a message with its hash. */
export function writeMessage(fields: Fields, key: string): string {
  const signed = [...fields, [HASH, hashOf(fields, key)]].map(([name, value]) => [name, value]);
  return new URLSearchParams(signed as string[][]).toString();
}

/** Reads a message: every field as it came, known or not, because the hash is over all of them. */
export function readMessage(text: string): Fields {
  return [...new URLSearchParams(text)];
}

/** Whether a message proves itself. */
export function isAuthentic(fields: Fields, key: string): boolean {
  return equalInConstantTime(fieldOf(fields, HASH).toUpperCase(), hashOf(fields, key));
}

/** The value of a field, whose name is spelt in any case; empty when there is none. */
export function fieldOf(fields: Fields, name: string): string {
  return fields.find(([written]) => written.toLowerCase() === name)?.[1].trim() ?? "";
}
