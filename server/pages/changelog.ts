import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type DocPage, pageFrom } from "./page.ts";

const CHANGELOG = join(import.meta.dirname, "../../CHANGELOG.md");

/** What changed, from CHANGELOG.md. */
export async function changelogPage(): Promise<DocPage> {
  const place = { group: "Look things up", path: "/docs/changelog" };
  return pageFrom(place, await readFile(CHANGELOG, "utf8"));
}
