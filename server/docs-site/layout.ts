/** The frame of every page: navigation, contents, and the way on. It works without a script. */
import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { type Head, headOf } from "./head.ts";
import type { Heading, Rendered } from "./markdown.ts";
import { navigation } from "./navigation.ts";
import type { DocPage } from "./page.ts";
import { neighbours, type Site } from "./site.ts";

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const TOP = [
  ["Guides", "/docs/guides"],
  ["API reference", "/docs/reference"],
  ["Errors", "/docs/errors"],
  ["Events", "/docs/events"],
  ["Lifecycles", "/docs/lifecycles"],
  ["Changelog", "/docs/changelog"],
] as const;

/** A page with its frame. */
export function framed(site: Site, page: DocPage, { html: body, headings }: Rendered): Html {
  const { before, after } = neighbours(site, page);
  const here = { path: page.path, headings };
  // The words of such a page leave room for what one copies, and the navigation lists its parts.
  const has_sections = body.includes('<div class="section"');
  return document(
    site,
    { title: page.title, lead: page.lead, path: page.path },
    html`<div class="frame${has_sections ? " sectioned" : ""}">
      <nav class="side" aria-label="Docs">${navigation(site, here)}</nav>
      <main id="main">
        <details class="menu"><summary>Menu</summary>
          ${navigation(site, here)}</details>
        <article>${raw(body)}</article>
        <nav class="on" aria-label="Next">
          ${stepTo(before, "prev")}${stepTo(after, "next")}
        </nav>
        <footer>This page as Markdown: <a href="${page.path}.md">${page.path}.md</a></footer>
      </main>
      ${has_sections ? "" : contents(headings)}
    </div>`,
  );
}

function stepTo(page: DocPage | null, way: "prev" | "next"): Html | string {
  if (page === null) return "";
  const word = way === "prev" ? "Before" : "Next";
  return html`<a rel="${way}" href="${page.path}"><small>${word}</small>${page.title}</a>`;
}

/** The document around what a page shows; without a foreign host and without inline scripts. */
export function document(site: Site, head: Head, body: Html): Html {
  const name = site.contract.info.title;
  return html`<!doctype html>
<html lang="en">
  <head>
    ${headOf(site, head)}
  </head>
  <body>
    <a class="skip" href="#main">Skip to content</a>
    ${topBar(name, head.path)}
    ${body}
  </body>
</html>
`;
}

/** For those whom an old link brings here. */
export function missingPage(site: Site): Html {
  return document(
    site,
    { title: "Not found", lead: "This page does not exist.", path: "/docs/404" },
    html`<div class="frame narrow"><main id="main"><article><h1>Page not found</h1>
      <p>Search for it above, or start with the <a href="/docs/guides">guides</a>.</p></article>
      </main></div>`,
  );
}

function topBar(name: string, path: string): Html {
  const links = TOP.map(([title, to]) => {
    const here = path.startsWith(to);
    return html`<a href="${to}"${here ? raw(' aria-current="true"') : ""}>${title}</a>`;
  });
  return html`<header class="top">
      <a class="brand" href="/docs/guides">${name}</a>
      <nav aria-label="Parts">${links}</nav>
      <form class="find" action="/docs/search" role="search" aria-label="Quick search">
        <input type="search" name="q" placeholder="Search" aria-label="Search the docs"
          autocomplete="off" maxlength="100"><kbd>/</kbd>
      </form>
    </header>`;
}

/** What stands on the page; short pages need no list of it. */
function contents(headings: readonly Heading[]): Html | string {
  const listed = headings.filter(({ depth }) => depth === 2 || depth === 3);
  const deep = listed.length > 40 ? 2 : 3;
  const links = listed
    .filter(({ depth }) => depth <= deep)
    .map(({ depth, text, slug }) => {
      return html`<li class="depth-${depth}"><a href="#${slug}">${text}</a></li>`;
    });
  if (links.length < 2) return "";
  return html`<nav class="contents" aria-label="On this page">
        <h2>On this page</h2><ul>${links}</ul></nav>`;
}
