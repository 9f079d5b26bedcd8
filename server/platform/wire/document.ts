/** The HTML document around a page for people: what every one of ours says of itself. */
import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface HtmlDocument {
  readonly title: string;
  readonly language?: string;
  /** Whether no search engine may list the page or follow its links. */
  readonly is_private?: boolean;
  /** The sheet itself, for a page that loads nothing; or else the path of a sheet. */
  readonly sheet?: string;
  readonly sheet_path?: string;
  /** Further lines of the head. */
  readonly head?: Markup | "";
  readonly body_class?: string;
  readonly content: Markup;
}

const PRIVATE = html`<meta name="robots" content="noindex, nofollow">
`;
/** Without it, browsers ask for /favicon.ico. */
const NO_ICON = html`<link rel="icon" href="data:,">`;

/** The document as text. */
export async function writeDocument(page: HtmlDocument): Promise<string> {
  const { title, language = "en", is_private = true, head = "", body_class, content } = page;
  return String(
    await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${is_private ? PRIVATE : ""}<title>${title}</title>
${NO_ICON}
${sheetOf(page)}
${head}
</head>
<body${body_class === undefined ? "" : html` class="${body_class}"`}>
${content}
</body>
</html>
`,
  );
}

function sheetOf({ sheet, sheet_path }: HtmlDocument): Markup | "" {
  if (sheet !== undefined) return html`<style>${raw(sheet)}</style>`;
  return sheet_path === undefined ? "" : html`<link rel="stylesheet" href="${sheet_path}">`;
}
