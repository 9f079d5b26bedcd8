/** Documents as callers upload them. */
import { hash } from "node:crypto";
import type { Schemas } from "@svc/generated/routes";
import type { Answered } from "./api.ts";
import type { KeyInHand } from "./given.ts";

type Uploaded = Answered<Schemas["Document"]>;

export const PDF = Buffer.from("%PDF-1.7\n% a letter of the bank\n");
export const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46]);
export const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00]);

/** A file in a form; without a name it is a part without one. */
export function fileOf(bytes: Uint8Array, name = "bank-letter.pdf", type = ""): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

/** Uploads a file; a letter of the bank, unless said otherwise. */
export async function upload(
  { api }: Pick<KeyInHand, "api">,
  { purpose = "bank_letter", file = fileOf(PDF) }: { purpose?: string; file?: File } = {},
): Promise<Uploaded> {
  const form = [["purpose", purpose] as const, ["file", file] as const];
  return await api.uploadDocument({ form });
}

/** The same, of a document that is taken. */
export async function uploaded(
  shop: Pick<KeyInHand, "api">,
  wanted: Parameters<typeof upload>[1] = {},
): Promise<Schemas["Document"]> {
  const { status, body } = await upload(shop, wanted);
  if (status === 201) return body;
  throw new Error(`A document was to be uploaded, and was not: ${JSON.stringify(body)}`);
}

export function sha256(bytes: Uint8Array): string {
  return hash("sha256", bytes, "hex");
}
