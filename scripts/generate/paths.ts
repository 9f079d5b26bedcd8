import { join } from "node:path";

/** The folder of the whole project. */
export const ROOT = join(import.meta.dirname, "..", "..");

/** Where the committed tables and types stand. */
export const GENERATED = join(ROOT, "generated");

/** Where the validators stand; they are built, not committed. */
export const VALIDATORS = join(GENERATED, "validators");

/** The first line of every generated TypeScript file. */
export const HEADER =
  '// Made from spec/ by "npm run generate"; change the spec and run it again, never this file.\n';
