/** Pages in parts that fit into what a model reads at once. */
import { Marked, type Tokens } from "marked";
import { plainTitle } from "./markdown.ts";
import type { DocPage } from "./page.ts";
import { slugger } from "./slug.ts";

/** The longest text that llms.txt leads to. Units: bytes, of 50,000 with its title. */
const TWIN_BYTES_MAX = 49_000;

/** A piece of a page that can be read by itself. */
export interface PagePart {
  readonly markdown: string;
  /** The titles of its sections, in their order. */
  readonly titles: readonly string[];
}

/** A heading with what stands under it. */
export interface Unit {
  readonly depth: number;
  readonly title: string | null;
  readonly text: string;
}

/** Only what is a section of its own is named; the headings below it are many. */
const NAMED_DEPTH_MAX = 2;

/** What has a text: a page, or a part of one. */
interface Written {
  readonly markdown: string;
}

const known = new WeakMap<Written, readonly Unit[]>();

/** A page by its headings; found out once, as models read the same pages again and again. */
export function unitsOf(written: Written): readonly Unit[] {
  const units = known.get(written) ?? cutAtHeadings(written.markdown);
  known.set(written, units);
  return units;
}

/**
 * The text of a page in as few parts as its sections allow, each at most so long. A section is cut
 * only where it alone is too long: at its own headings, then between its paragraphs.
 */
export function partsOf(units: readonly Unit[], bytes_max: number): PagePart[] {
  if (sizeOf(units) <= bytes_max) return [partFrom(units)];
  return packed(units, { depth: NAMED_DEPTH_MAX, bytes_max }).map(partFrom);
}

/** A section of a page by its anchor, with all that stands below its heading; null without one. */
export function sectionOf(
  page: Written,
  anchor: string,
): { title: string; units: readonly Unit[] } | null {
  const slug = slugger();
  const units = unitsOf(page);
  const place = units.findIndex(({ title }) => title !== null && slug(title) === anchor);
  const first = units[place];
  if (first === undefined) return null;
  const after = units.slice(place + 1);
  const end = after.findIndex(({ depth }) => depth <= first.depth);
  const own = [first, ...(end === -1 ? after : after.slice(0, end))];
  return { title: first.title ?? "", units: own };
}

/** Units in parts; what is too long as a whole section is packed by the headings in it. */
function packed(
  units: readonly Unit[],
  { depth, bytes_max }: { depth: number; bytes_max: number },
): Unit[][] {
  const parts: Unit[][] = [];
  for (const section of sectionsAt(units, depth)) {
    const last = parts.at(-1);
    const size = sizeOf(section);
    if (last !== undefined && sizeOf(last) + size <= bytes_max) last.push(...section);
    else if (size <= bytes_max) parts.push([...section]);
    else if (section.length === 1) parts.push(...cutUnit(section[0] as Unit, bytes_max));
    else parts.push(...packed(section, { depth: depth + 1, bytes_max }));
  }
  return parts;
}

/** Each unit of a depth with the deeper ones that follow it. */
function sectionsAt(units: readonly Unit[], depth: number): Unit[][] {
  const sections: Unit[][] = [];
  for (const unit of units) {
    const last = sections.at(-1);
    if (last === undefined || unit.depth <= depth) sections.push([unit]);
    else last.push(unit);
  }
  return sections;
}

/** A unit without headings in it, cut between its blocks, and a long list between its lines. */
function cutUnit(unit: Unit, bytes_max: number): Unit[][] {
  const blocks = new Marked().lexer(unit.text).flatMap(({ raw }) => {
    return bytesOf(raw) <= bytes_max ? [raw] : raw.split(/(?<=\n)/);
  });
  const cuts: string[] = [];
  for (const block of blocks) {
    const last = cuts.at(-1);
    if (last !== undefined && bytesOf(last + block) <= bytes_max) cuts[cuts.length - 1] += block;
    else cuts.push(block);
  }
  return cuts.map((text) => [{ ...unit, text }]);
}

function cutAtHeadings(markdown: string): Unit[] {
  const units: Unit[] = [];
  for (const token of new Marked().lexer(markdown)) {
    const last = units.at(-1);
    if (token.type === "heading") {
      const { depth, text, raw } = token as Tokens.Heading;
      units.push({ depth, title: plainTitle(text), text: raw });
    } else if (last === undefined) units.push({ depth: 1, title: null, text: token.raw });
    else units[units.length - 1] = { ...last, text: last.text + token.raw };
  }
  return units;
}

function partFrom(units: readonly Unit[]): PagePart {
  const named = units.filter(({ depth }) => depth === NAMED_DEPTH_MAX);
  const titles = (named.length > 0 ? named : units.slice(0, 1)).map(({ title }) => title);
  return {
    markdown: units.map(({ text }) => text).join(""),
    titles: titles.filter((title) => title !== null),
  };
}

function sizeOf(units: readonly Unit[]): number {
  return units.reduce((size, { text }) => size + bytesOf(text), 0);
}

/** A text that llms.txt leads to. */
export interface Twin {
  readonly path: string;
  /** The path of the page that it is of. */
  readonly page: string;
  readonly title: string;
  readonly lead: string;
  readonly markdown: string;
}

/** The texts of a page that are short enough to be read at once: its twin, or the parts of it. */
export function twinsOf(page: DocPage): Twin[] {
  const { path, title, lead } = page;
  const parts = partsOf(unitsOf(page), TWIN_BYTES_MAX);
  if (parts.length === 1)
    return [{ path: `${path}.md`, page: path, title, lead, markdown: page.markdown }];
  return parts.map(({ markdown, titles }, index) => {
    const part = `${title}, part ${index + 1} of ${parts.length}`;
    return {
      path: `${path}.${index + 1}.md`,
      page: path,
      title: part,
      lead: `${titles.join(", ")}.`,
      markdown: index === 0 ? markdown : `# ${part}\n\n${markdown}`,
    };
  });
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}
