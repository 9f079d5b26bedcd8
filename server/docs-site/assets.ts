/**
 * What pages load beside their text: sheets, scripts, pictures, the icon and the typeface. The hash
 * of all of them is part of their address, so that a reader keeps them until one changes; the
 * typeface, which is the heaviest, has a hash of its own.
 */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { type KeptText, keepText } from "./text.ts";

const FOLDER = join(import.meta.dirname, "assets");

/** The typeface of the printed receipts as well, in the two weights that pages use. */
const FACES = ["ibm-plex-sans-latin-400-normal.woff2", "ibm-plex-sans-latin-600-normal.woff2"];
/** How a sheet names the folder of the typeface. */
const FACE_FOLDER = "faces/";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const HASH_CHARACTERS = 10;

interface Asset {
  readonly type: string;
  readonly text: KeptText;
}

export interface Assets {
  /** The address of a file in `assets`. */
  readonly path: (name: string) => string;
  /** The asset of an address below `/docs/assets/`, and whether the address names this one. */
  readonly find: (rest: string) => { asset: Asset; is_exact: boolean } | null;
}

export async function readAssets(): Promise<Assets> {
  const require = createRequire(import.meta.url);
  const faces = await filesOf(
    FACES.map((name) => [name, require.resolve(`@fontsource/ibm-plex-sans/files/${name}`)]),
  );
  const names = (await readdir(FOLDER)).sort();
  const written = await filesOf(names.map((name) => [name, join(FOLDER, name)]));
  const face_hash = hashOf(faces);
  const own = new Map(
    [...written].map(([name, bytes]) => [name, withFaces(name, bytes, face_hash)]),
  );
  const own_hash = hashOf(own);
  const served = new Map([...kept(faces, face_hash), ...kept(own, own_hash)]);
  return {
    path: (name) => `/docs/assets/${own_hash}/${name}`,
    find(rest) {
      const [hash, name = ""] = rest.split("/", 2);
      const found = served.get(name);
      if (found === undefined) return null;
      return { asset: found.asset, is_exact: hash === found.hash };
    },
  };
}

type Files = ReadonlyMap<string, Buffer>;

async function filesOf(places: readonly (readonly [string, string])[]): Promise<Files> {
  const read = places.map(async ([name, path]) => [name, await readFile(path)] as const);
  return new Map(await Promise.all(read));
}

/** A sheet that names the typeface by its hash. */
function withFaces(name: string, bytes: Buffer, hash: string): Buffer {
  if (extname(name) !== ".css") return bytes;
  return Buffer.from(bytes.toString().replaceAll(FACE_FOLDER, `/docs/assets/${hash}/`));
}

function hashOf(files: Files): string {
  const hash = createHash("sha256");
  for (const [name, bytes] of files) hash.update(`${name}\n${bytes.length}\n`).update(bytes);
  return hash.digest("base64url").slice(0, HASH_CHARACTERS);
}

function kept(files: Files, hash: string): [string, { hash: string; asset: Asset }][] {
  return [...files].map(([name, bytes]) => {
    const type = TYPES[extname(name)] ?? "application/octet-stream";
    return [name, { hash, asset: { type, text: keepText(bytes) } }];
  });
}
