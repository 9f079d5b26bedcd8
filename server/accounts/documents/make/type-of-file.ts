import type { Schemas } from "@svc/generated/routes";

/** How files of each accepted type begin, by ISO 32000, ISO 10918 and ISO 15948. */
const BEGINNINGS: readonly (readonly [Schemas["DocumentType"], Buffer])[] = [
  ["application/pdf", Buffer.from("%PDF-")],
  ["image/jpeg", Buffer.from([0xff, 0xd8, 0xff])],
  ["image/png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];

/** What a file is by its first bytes, whatever it is called; null of any other type. */
export function typeOfFile(bytes: Uint8Array): Schemas["DocumentType"] | null {
  const found = BEGINNINGS.find(([, start]) => start.equals(bytes.subarray(0, start.length)));
  return found?.[0] ?? null;
}
