/** What all claim pages have in common. */
import { html, raw } from "hono/html";
import { type Markup, writeDocument } from "#platform/wire/document";
import { CLAIM_WORDS, type ClaimWords } from "#platform/words/claim";
import { wordsIn } from "#platform/words/language";
import { languageSwitch, type PageLanguage } from "#platform/words/page-language";
import { PLACE_SCRIPT, SCRIPT, SHEET } from "../assets.ts";
import type { Brand } from "../brand.ts";

export type { Markup } from "#platform/wire/document";

/** Who reads a page: in which language, and how its links keep it. */
export interface Reader extends PageLanguage {
  readonly words: ClaimWords;
}

/** One page before it is written. */
export interface Page {
  readonly title: string;
  readonly brand: Brand;
  /** Whether the program gives real money; null where that is not to be said. */
  readonly livemode: boolean | null;
  readonly content: Markup;
  /** Whether it asks the phone where it is. */
  readonly asks_where?: boolean;
  /** What stands below the content, if anything. */
  readonly foot?: Markup;
}

/** A page as text. It loads nothing further, so its weight is what is written here. */
export async function writePage(page: Page, reader: PageLanguage): Promise<string> {
  const { title, brand, livemode, content, foot, asks_where = false } = page;
  const help = brand.support_url;
  const words = wordsIn(CLAIM_WORDS, reader.language);
  return await writeDocument({
    title,
    language: reader.language,
    sheet: SHEET,
    head: html`<style>${raw(brand.sheet)}</style>
<meta name="referrer" content="no-referrer">
<meta name="format-detection" content="telephone=no">`,
    content: html`<header>${brand.name ?? words.reward}${
      livemode === false ? html`<p>${words.test}</p>` : ""
    }</header>
<main data-state>
${content}
</main>
<footer>
${foot ?? ""}
${
  help === null
    ? ""
    : html`<p><a href="${help}" rel="noopener noreferrer nofollow">${words.help}</a></p>`
}
${languageSwitch(reader)}
</footer>
${asks_where ? html`<script>${raw(PLACE_SCRIPT)}</script>` : ""}
<script>${raw(SCRIPT)}</script>`,
  });
}

/** `077 *** 4567` does not break at the end of a line. */
export function unbroken(text: string): string {
  return text.replaceAll(/(\d{3}) (\*{3}) (\d{4})/g, "$1\u00a0$2\u00a0$3");
}
