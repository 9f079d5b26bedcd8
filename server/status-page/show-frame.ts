/** What the public pages about the status have in common. */
import { html } from "hono/html";
import { SHEET_PATH } from "#dashboard/assets";
import { type Markup, writeDocument } from "#platform/wire/document";
import type { Language } from "#platform/words/language";

interface PublicPage {
  readonly title: string;
  readonly language: Language;
  /** Of the title of the whole, which names the feed. */
  readonly feed?: string;
  /** A page that a secret opens is in no index. */
  readonly is_private?: boolean;
  /** What stands above the title. */
  readonly above?: Markup;
  readonly content: Markup;
}

/** A page as text. It loads a sheet, and no script. */
export async function writePublicPage(page: PublicPage): Promise<string> {
  const { title, language, feed, is_private = false, above = "", content } = page;
  return await writeDocument({
    ...{ title, language, is_private, sheet_path: SHEET_PATH },
    head:
      feed === undefined
        ? ""
        : html`<link rel="alternate" type="application/atom+xml" title="${feed}"
 href="/status/feed.atom">`,
    content: html`<main id="content">
${above}
<h1>${title}</h1>
${content}
</main>`,
  });
}
