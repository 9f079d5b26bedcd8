/** The list of everything that was packed, with its hashes, signed where there is a key. */
import { createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "../generate/manifest.ts";
import { filesBelow } from "./archive.ts";
import { licence, nameOf, sourceDate, versionOfSdks } from "./facts.ts";
import type { Package } from "./packages.ts";

export const MANIFEST = "manifest.json";
/** The signature of the bytes of the manifest, as `openssl pkeyutl -verify -rawin` reads it. */
export const SIGNATURE = "manifest.json.sig";
/** Names the file of an Ed25519 key in PEM. */
export const KEY_SETTING = "SVC_PUBLISH_KEY_FILE";

/** Writes the manifest; answers whether it is signed. */
export function writeManifest(folder: string, packages: readonly Package[]): boolean {
  const key = signingKey();
  rmSync(join(folder, SIGNATURE), { force: true });
  const manifest = {
    version: versionOfSdks(),
    licence: licence(),
    source_date: sourceDate(),
    signed_by: key === null ? null : publicHalf(key),
    packages: packages.map(({ id, registry }) => ({
      id,
      name: nameOf(id),
      registry,
      files: filesBelow(join(folder, id)).map((path) => fileOf(folder, `${id}/${path}`)),
    })),
  };
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, MANIFEST), text);
  if (key !== null) writeFileSync(join(folder, SIGNATURE), sign(null, text, key));
  return key !== null;
}

function fileOf(folder: string, path: string) {
  const bytes = readFileSync(join(folder, path));
  return { path, bytes: bytes.length, sha256: sha256(bytes) };
}

/** Null without the setting; a key of another kind is refused. */
export function signingKey(): KeyObject | null {
  const file = process.env[KEY_SETTING] ?? "";
  if (file === "") return null;
  const key = createPrivateKey(readFileSync(file));
  if (key.asymmetricKeyType !== "ed25519") {
    throw new Error(`${KEY_SETTING} names a key of ${key.asymmetricKeyType}; it takes ed25519.`);
  }
  return key;
}

function publicHalf(key: KeyObject): string {
  const { x } = createPublicKey(key).export({ format: "jwk" });
  return `ed25519:${x}`;
}
