/** The head of every page: what browsers, search engines and messengers read of it. */
import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { FEED_PATH } from "./changelog.ts";
import type { Site } from "./site.ts";

export interface Head {
  readonly title: string;
  readonly lead: string;
  readonly path: string;
}

export function headOf(
  { contract, public_url, assets, pages }: Site,
  { title, lead, path }: Head,
): HtmlEscapedString | Promise<HtmlEscapedString> {
  const name = contract.info.title;
  const whole = title === name ? name : `${title} · ${name}`;
  const twin = pages.has(path)
    ? html`<link rel="alternate" type="text/markdown" href="${path}.md">
    <link rel="canonical" href="${public_url}${path}">
    <meta property="og:url" content="${public_url}${path}">`
    : "";
  return html`${raw('<meta charset="utf-8">')}
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${whole}</title>
    <meta name="description" content="${lead}">
    <link rel="stylesheet" href="${assets.path("frame.css")}">
    <link rel="stylesheet" href="${assets.path("docs.css")}">
    <link rel="stylesheet" href="${assets.path("reference.css")}">
    <link rel="icon" href="${assets.path("icon.svg")}" type="image/svg+xml">
    ${twin}
    <link rel="alternate" type="application/atom+xml" title="Changelog" href="${FEED_PATH}">
    <meta property="og:type" content="article">
    <meta property="og:site_name" content="${name}">
    <meta property="og:title" content="${title}">
    <meta property="og:description" content="${lead}">
    <script type="module" src="${assets.path("docs.js")}"></script>`;
}
