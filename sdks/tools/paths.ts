import { join } from "node:path";

export const SDKS = join(import.meta.dirname, "..");
export const ROOT = join(SDKS, "..");
export const OPENAPI = join(ROOT, "generated", "openapi.json");
/** Build output and downloads; nothing in it is committed. */
export const SCRATCH = join(ROOT, ".data", "sdks");
