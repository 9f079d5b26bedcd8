import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The colours, corners and type of all pages for people, in light and dark, as a sheet. */
export const PAGE_TOKENS = readFileSync(join(import.meta.dirname, "page-tokens.css"), "utf8");
