/** Finds sections of the docs by their words. The index is made from the pages and kept by us. */

import { html } from "hono/html";
import MiniSearch, { type SearchResult } from "minisearch";
import { excerptOf, type Piece } from "./excerpt.ts";
import { document, type Html } from "./layout.ts";
import { sectionsOf } from "./markdown.ts";
import type { DocPage } from "./page.ts";
import type { Site } from "./site.ts";

/** A section that holds the words. */
export interface Found {
  readonly title: string;
  readonly page: string;
  readonly path: string;
  /** Pieces of the text, with whether each is what was looked for. */
  readonly excerpt: readonly Piece[];
}

export type SearchDocs = (query: string) => Found[];

const FOUND_MAX = 12;
const QUERY_MAX = 100;

/** Makes the index of a site, and answers what searches in it. */
export function indexSite({ pages }: Pick<Site, "pages">): SearchDocs {
  const index = new MiniSearch<Entry>({
    fields: ["title", "page", "text"],
    storeFields: ["title", "page", "text"],
    tokenize: wordsOf,
    searchOptions: {
      boost: { title: 4, page: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: "AND",
      boostDocument: (id, term, fields) =>
        weightOf(String(id), String(fields?.title)) * statusWeight(String(id), term),
    },
  });
  index.addAll([...[...pages.values()].flatMap(entriesOf), ...FILES]);
  return (query) => {
    const words = query.slice(0, QUERY_MAX);
    return index.search(words).slice(0, FOUND_MAX).map(found);
  };
}

/** The words of a text; `meter_not_found` is one, and is also its three. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}_.]+|(?<=[\p{L}\p{N}])\.(?=\s|$)/u)
    .flatMap((word) => (/[_.]/.test(word) ? [word, ...word.split(/[_.]+/)] : [word]))
    .filter((word) => word !== "");
}

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly page: string;
  readonly text: string;
}

/** What is served beside the pages. */
const FILES: readonly Entry[] = [
  {
    id: "/docs/collection.json",
    title: "Postman collection",
    page: "Download",
    text: "Every operation as a request, for Postman, Bruno and Insomnia.",
  },
  {
    id: "/openapi.json",
    title: "OpenAPI document",
    page: "Download",
    text: "The contract in OpenAPI 3.1 (Swagger), for generators and editors.",
  },
  {
    id: "/llms.txt",
    title: "llms.txt",
    page: "Download",
    text: "The docs in plain text, for language models. Every page is also there as Markdown.",
  },
];

function entriesOf({ path, title, markdown }: DocPage): Entry[] {
  return sectionsOf(markdown).map((section, place) => ({
    id: place === 0 ? path : `${path}#${section.slug}`,
    title: section.title,
    page: title,
    text: section.text.replaceAll(/\s+/g, " ").trim(),
  }));
}

/** Who searches wants to be told how, then what; the fields of an object are looked up last. */
function weightOf(path: string, title: string): number {
  if (path.startsWith("/docs/guides/")) return 2;
  if (/^The \w+ object$/.test(title)) return 0.3;
  return path.startsWith("/docs/reference") ? 0.8 : 1;
}

/** Whoever looks for a status wants the errors that have it. */
function statusWeight(path: string, term: string): number {
  return /^[45]\d\d$/.test(term) && path.startsWith("/docs/errors#") ? 6 : 1;
}

function found({ id, title, page, text, terms }: SearchResult): Found {
  return { title, page, path: String(id), excerpt: excerptOf(text, terms) };
}

function pieceOf([text, is_hit]: Piece): Html {
  return is_hit ? html`<mark>${text}</mark>` : html`${text}`;
}

/** The search as a page, for those who send the form without the script. */
export function searchPage(site: Site, query: string, results: readonly Found[]): Html {
  const list = results.map(({ title, page, path, excerpt }) => {
    return html`<li><a href="${path}"><strong>${title}</strong><small>${page}</small>
      <span>${excerpt.map(pieceOf)}</span></a></li>`;
  });
  const nothing = query !== "" && list.length === 0;
  return document(
    site,
    { title: "Search", lead: "Search the docs.", path: "/docs/search" },
    html`<div class="frame narrow"><main id="main"><article><h1>Search</h1>
      <form class="wide" action="/docs/search" role="search"><input type="search" name="q"
        value="${query}" aria-label="Search the docs" maxlength="${QUERY_MAX}"></form>
      ${nothing ? html`<p>No page contains all of these words. Try fewer.</p>` : ""}
      <ul class="found">${list}</ul></article></main></div>`,
  );
}
