/**
 * Secrets at rest: AES-256-GCM, with the id of the key in each ciphertext so that keys can be
 * rotated. Source: docs/decisions/0020-starts-and-sealing-keys.md.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/** Seals and opens secrets that belong to one row each. */
export interface SecretBox {
  /** Seals under the first key. A ciphertext opens only with the same `bound_to`. */
  seal(secret: string, place: { bound_to: string }): string;
  /** Opens under whichever key sealed; throws when key, place or text is not the right one. */
  open(sealed: string, place: { bound_to: string }): string;
  /** Whether a ciphertext was sealed with an older key and should be sealed again. */
  isStale(sealed: string): boolean;
}

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = "v1";
/** 32 bytes in base64 or base64url. */
const WRITTEN_KEY = /^[\w+/-]{43}=?$/;

/**
 * Opens a box over the material of `SVC_SECRET_KEY`: one or more keys of 32 bytes in base64 or
 * base64url, separated by commas. The first key seals, all of them open.
 */
export function openSecretBox(material: string): SecretBox {
  const keys = material.split(",").map(readKey);
  const [current] = keys;
  if (current === undefined) throw new Error("no sealing key was given");
  const keys_by_id = new Map(keys.map((key) => [key.id, key.bytes]));
  return {
    seal: (secret, { bound_to }) => sealWith(current, { secret, bound_to }),
    open: (sealed, { bound_to }) => openWith(keys_by_id, { sealed, bound_to }),
    isStale: (sealed) => sealedWith(sealed) !== current.id,
  };
}

/** The ids of the keys in the material, the one that seals first. An id says nothing of its key. */
export function sealingKeyIds(material: string): string[] {
  return material.split(",").map((written) => readKey(written).id);
}

/** The id of the key that a secret was sealed with. */
export function sealedWith(sealed: string): string {
  return sealed.split(".")[1] ?? "";
}

/** New material for one key, as `SVC_SECRET_KEY` takes it. */
export function mintSecretKey(): string {
  return randomBytes(KEY_BYTES).toString("base64url");
}

interface Key {
  id: string;
  bytes: Buffer;
}

/** Node's own reader passes over what is not base64, so the letters are looked at first. */
function readKey(written: string): Key {
  const bytes = Buffer.from(WRITTEN_KEY.test(written.trim()) ? written.trim() : "", "base64");
  if (bytes.length !== KEY_BYTES) throw new Error("A sealing key is 32 bytes in base64.");
  const id = createHash("sha256").update("svc secret key id").update(bytes).digest("hex");
  return { id: id.slice(0, 8), bytes };
}

function sealWith(key: Key, { secret, bound_to }: { secret: string; bound_to: string }): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key.bytes, nonce);
  cipher.setAAD(Buffer.from(bound_to));
  const sealed = [nonce, cipher.update(secret, "utf8"), cipher.final(), cipher.getAuthTag()];
  return `${VERSION}.${key.id}.${Buffer.concat(sealed).toString("base64url")}`;
}

function openWith(
  keys_by_id: ReadonlyMap<string, Buffer>,
  { sealed, bound_to }: { sealed: string; bound_to: string },
): string {
  const [version, key_id = "", body = ""] = sealed.split(".");
  const bytes = keys_by_id.get(key_id);
  if (version !== VERSION || bytes === undefined) {
    throw new Error(`No key at hand opens a secret sealed with key ${key_id}.`);
  }
  const packed = Buffer.from(body, "base64url");
  const decipher = createDecipheriv(ALGORITHM, bytes, packed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(bound_to));
  decipher.setAuthTag(packed.subarray(-TAG_BYTES));
  const secret = decipher.update(packed.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([secret, decipher.final()]).toString("utf8");
}
