import { createHmac } from "node:crypto";

/**
 * A hash of a text that nobody can guess back without the key: HMAC-SHA-256 under the key that
 * seals. Whoever compares with an older hash tries every key of the material.
 */
export function keyedHash(material: string, text: string): Uint8Array {
  const [key = ""] = material.split(",");
  return createHmac("sha256", Buffer.from(key, "base64url")).update(text).digest();
}
