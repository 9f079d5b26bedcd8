/** Markdown as HTML, and the sections that it is made of. */
import { Marked, type Token, type Tokens } from "marked";
import { codeBlock } from "./code.ts";
import { escapeHtml } from "./escape.ts";
import { slugger } from "./slug.ts";

/** A heading of a page, as the contents beside it list it. */
export interface Heading {
  readonly depth: number;
  readonly text: string;
  readonly slug: string;
}

export interface Rendered {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** The words that may begin a note, in bold; each has a look of its own. */
const NOTES = new Set(["Planned", "Deprecated", "Warning", "Note", "Next"]);

/** The HTML of a page; markup in the text is trusted, because we write it. */
export function renderMarkdown(markdown: string): Rendered {
  const headings: Heading[] = [];
  const slug = slugger();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const title = plainTitle(text);
        const anchor = slug(title);
        headings.push({ depth, text: title, slug: anchor });
        const inner = this.parser.parseInline(tokens);
        // A link holds no other link.
        const is_plain = depth === 1 || tokens.some(({ type }) => type === "link");
        if (is_plain) return `<h${depth} id="${anchor}">${inner}</h${depth}>\n`;
        return `<h${depth} id="${anchor}"><a href="#${anchor}">${inner}</a></h${depth}>\n`;
      },
      code({ text, lang }) {
        return codeBlock(text, lang ?? "");
      },
      table(token) {
        const table = tableOf(token, (cell) => this.parser.parseInline(cell));
        const look = ["table", STACKED.get(token.header[0]?.text ?? "")].join(" ").trim();
        return `<div class="${look}">${table}</div>\n`;
      },
      checkbox({ checked }) {
        return `<span class="box" aria-hidden="true">${checked ? "☑" : "☐"}</span> `;
      },
      blockquote({ tokens, text }) {
        const [, word = "Note"] = /^\*\*(\w+)\.?\*\*/.exec(text) ?? [];
        const look = NOTES.has(word) ? word.toLowerCase() : "note";
        return `<aside class="note ${look}">${this.parser.parse(tokens)}</aside>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, headings };
}

/** A heading without its markup. */
export function plainTitle(text: string): string {
  return text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll(/[`*]/g, "");
}

/** A part of a page under one heading, as the search finds it. */
export interface Section {
  readonly title: string;
  readonly slug: string;
  /** Its first paragraph. */
  readonly lead: string;
  readonly text: string;
}

/** The sections of a page, in its order; the first is the page itself. */
export function sectionsOf(markdown: string): Section[] {
  const slug = slugger();
  const sections: { title: string; slug: string; lead: string; parts: string[] }[] = [];
  for (const token of new Marked().lexer(markdown)) {
    if (token.type === "heading") {
      const { text } = token as Tokens.Heading;
      const title = plainTitle(text);
      sections.push({ title, slug: slug(title), lead: "", parts: [] });
      continue;
    }
    const section = sections.at(-1);
    section?.parts.push(wordsOf(token));
    if (section?.lead === "" && isProse(token)) section.lead = wordsOf(token).trim();
  }
  return sections.map(({ parts, ...section }) => ({ ...section, text: parts.join(" ") }));
}

/** A paragraph that is more than the name of a call. */
function isProse({ type, raw }: Token): boolean {
  return type === "paragraph" && !/^`[^`]*`\s*$/.test(raw);
}

/** What a person would read aloud; samples and drawings are left out. */
function wordsOf(token: Token): string {
  if (token.type === "code" || token.type === "html") return "";
  return token.raw
    .replaceAll(/\]\([^)]*\)/g, "")
    .replaceAll(/[[\]`*|>#]|---+/g, " ")
    .replaceAll(/\s+/g, " ");
}

/** Tables whose first two columns say enough on a phone without the names of their columns. */
const STACKED: ReadonlyMap<string, string> = new Map([
  ["Field", "stacked"],
  ["Parameter", "stacked"],
  ["From", "stacked steps"],
]);

/** A phone shows a table row by row; where that needs it, each cell names its column. */
function tableOf({ header, rows, align }: Tokens.Table, inline: (cell: Token[]) => string): string {
  const names = header.map(({ text }) => text.replaceAll("`", ""));
  const is_named = header.length > 2 && !STACKED.has(names[0] ?? "");
  const cell = (wanted: "th" | "td") => (one: Tokens.TableCell, index: number) => {
    // A head without words is none.
    const tag = one.text === "" ? "td" : wanted;
    const side = align[index] === "right" ? ' class="right"' : "";
    const name = wanted === "td" && is_named && index > 0 ? names[index] : "";
    const column = name === "" ? "" : ` data-column="${escapeHtml(name ?? "")}"`;
    return `<${tag}${side}${column}>${inline(one.tokens)}</${tag}>`;
  };
  const has_header = header.some(({ text }) => text !== "");
  const head = has_header ? `<thead><tr>${header.map(cell("th")).join("")}</tr></thead>` : "";
  const body = rows.map((row) => `<tr>${row.map(cell("td")).join("")}</tr>`).join("");
  return `<table>${head}<tbody>${body}</tbody></table>`;
}

/** Text that may stand in a cell of a table. */
export function cellText(text: string): string {
  return text.replaceAll("\n", " ").replaceAll("|", "\\|");
}
