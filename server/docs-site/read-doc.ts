import type { DocText } from "#platform/context";
import { Refusal } from "#platform/refusal";
import { partsOf, sectionOf, unitsOf } from "./parts.ts";
import type { Site } from "./site.ts";

/** About 4,000 tokens of a model, which may still have a sale to make. */
const PART_BYTES_MAX = 16_000;
const TITLE_CHARACTERS_MAX = 120;

/** A page or a section of it, and which part. */
interface Place {
  readonly page: string;
  readonly part: number;
}

/**
 * Reads a part of a page, or of the section that its anchor names.
 *
 * Refuses: `reference_not_found`; `parameter_invalid` of a part past the last. Both are returned.
 */
export function readDoc(site: Site, { page: address, part }: Place): DocText | Refusal {
  const [path, anchor] = placeOf(site, address);
  // A long page is listed for models in its parts, which are read as they stand.
  const whole = site.pages.get(path);
  const page = whole ?? site.twins.get(`${path}.md`);
  if (page === undefined) {
    return notFound(`There is no page ${path}; search_docs finds pages.`);
  }
  const section = anchor === null ? { title: null, units: unitsOf(page) } : sectionOf(page, anchor);
  if (section === null) return notFound(`${path} has no section #${anchor}.`);
  const parts = partsOf(section.units, PART_BYTES_MAX);
  const text = parts[part - 1]?.markdown;
  if (text === undefined) {
    const message = `\`part\` must be at most ${parts.length}.`;
    return new Refusal("parameter_invalid", { param: "part", message });
  }
  const local = whole === undefined ? `${path}.md` : path;
  const title = section.title === null ? page.title : `${page.title}: ${section.title}`;
  return {
    object: "doc_text",
    title: title.slice(0, TITLE_CHARACTERS_MAX),
    url: `${site.public_url}${local}${anchor === null ? "" : `#${anchor}`}`,
    part,
    parts: parts.length,
    text,
  };
}

/** The path and the anchor of an address, as a search or a page of the docs writes it. */
function placeOf({ public_url }: Site, address: string): [path: string, anchor: string | null] {
  const local = address.startsWith(public_url) ? address.slice(public_url.length) : address;
  const [written = "", anchor] = local.split("#");
  const path = written.replace(/\?.*$/, "").replace(/\.md$/, "").replace(/\/$/, "");
  return [path.startsWith("/") ? path : `/${path}`, anchor || null];
}

function notFound(message: string): Refusal {
  return new Refusal("reference_not_found", { param: "page", message });
}
