import { readFileSync } from "node:fs";
import { join } from "node:path";

const MANIFEST = join(import.meta.dirname, "..", "..", "package.json");

/** The version of the running program, as its package says. */
export const PROGRAM_VERSION = (JSON.parse(readFileSync(MANIFEST, "utf8")) as { version: string })
  .version;
