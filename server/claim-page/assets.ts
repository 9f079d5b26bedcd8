/** The sheet and the scripts of claim pages. They stand in the page, known by their hashes. */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PAGE_TOKENS } from "#platform/wire/page-tokens";

const FOLDER = join(import.meta.dirname, "assets");

export const SHEET = PAGE_TOKENS + readFileSync(join(FOLDER, "claim.css"), "utf8");
export const SCRIPT = readFileSync(join(FOLDER, "claim.js"), "utf8");
/** Of pages that need to know where the phone is. */
export const PLACE_SCRIPT = readFileSync(join(FOLDER, "place.js"), "utf8");

/** How a policy names a text that may stand in a page. */
export function sourceOf(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}
