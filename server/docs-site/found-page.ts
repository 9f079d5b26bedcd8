import type { FoundPage } from "#platform/context";
import type { Found } from "./search.ts";

const TITLE_CHARACTERS_MAX = 120;

/** A section that was found as a page with its address, for a reader that is a program. */
export function foundPage(public_url: string): (found: Found) => FoundPage {
  return ({ title, page, path, excerpt }) => ({
    title: (title === page ? title : `${page}: ${title}`).slice(0, TITLE_CHARACTERS_MAX),
    url: `${public_url}${path}`,
    excerpt: excerpt.map(([text]) => text).join(""),
  });
}
