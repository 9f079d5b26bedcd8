import type { Context } from "hono";
import { html } from "hono/html";
import { LANGUAGE_NAMES, LANGUAGES, type Language, languageOf } from "./language.ts";

/** The language in which a page is written, and where it is in the others. */
export interface PageLanguage {
  readonly language: Language;
  /** Keeps what the reader chose, as in `?lang=sn`; empty where the browser chose. */
  readonly query: string;
  /** The page's own address in each language. */
  readonly addresses: Readonly<Record<Language, string>>;
}

/** How the reader of a request wants the page. */
export function pageLanguageOf({ req }: Context): PageLanguage {
  const chosen = req.query("lang");
  const language = languageOf({ chosen, accepted: req.header("accept-language") });
  const address = (one: Language) => {
    const query = new URLSearchParams(new URL(req.url).search);
    query.set("lang", one);
    return `?${query}`;
  };
  return {
    language,
    query: chosen === undefined ? "" : `?lang=${language}`,
    addresses: { en: address("en"), sn: address("sn"), nd: address("nd") },
  };
}

/** Leads to the same page in the other languages. */
export function languageSwitch({ language, addresses }: PageLanguage) {
  return html`<nav class="languages" aria-label="Language, Mutauro, Ulimi">${LANGUAGES.map((one) =>
    one === language
      ? html`<span lang="${one}" aria-current="true">${LANGUAGE_NAMES[one]}</span>`
      : html`<a href="${addresses[one]}" lang="${one}" hreflang="${one}" rel="nofollow"
>${LANGUAGE_NAMES[one]}</a>`,
  )}</nav>`;
}
