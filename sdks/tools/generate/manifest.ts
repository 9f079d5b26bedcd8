/** What was made, from what: it tells without Java whether the SDKs are those of the contract. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Lowered } from "../lower/document.ts";
import { SDKS } from "../paths.ts";
import { pinnedJar } from "./jar.ts";

export interface Manifest {
  readonly made: string;
  /** By language, the hash of everything that its files are made from. */
  readonly inputs: Readonly<Record<string, string>>;
  /** By path from sdks/, the hash of what was made. */
  readonly files: Readonly<Record<string, string>>;
}

export const MANIFEST = join(SDKS, "manifest.json");
const MADE = 'From generated/openapi.json by "npm run sdks"; never edit the files below.';

export function readManifest(): Manifest {
  if (!existsSync(MANIFEST)) return { made: MADE, inputs: {}, files: {} };
  return JSON.parse(readFileSync(MANIFEST, "utf8")) as Manifest;
}

export function manifestText(inputs: Manifest["inputs"], files: Manifest["files"]): string {
  const sorted = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ made: MADE, inputs, files: sorted }, null, 2)}\n`;
}

/** Document, templates, generator and the tool's own words for the language. */
export function inputHash({ language, document }: Lowered): string {
  const hash = createHash("sha256").update(JSON.stringify(document));
  hash.update(JSON.stringify(pinnedJar()));
  const templates = join(SDKS, "templates", language.id);
  for (const name of readdirSync(templates).sort()) {
    hash.update(`${name}\n`).update(readFileSync(join(templates, name)));
  }
  for (const path of PIPELINE) {
    hash.update(`${path}\n`).update(readFileSync(join(SDKS, "tools", path)));
  }
  return hash
    .update(readFileSync(join(SDKS, "tools", "languages", `${language.id}.ts`)))
    .digest("hex");
}

/** What shapes the output and shows in no document. */
const PIPELINE = ["generate/batch.ts", "generate/split.ts"];

export function sha256(text: string | Buffer): string {
  return createHash("sha256").update(text).digest("hex");
}
