import type { Context } from "hono";
import { html } from "hono/html";
import { LANGUAGE_NAMES, LANGUAGES, type Language, languageOf } from "./language.ts";

/** The language in which a page is written, and where it is in the others. */
export interface PageLanguage {
  readonly language: Language;
  /** Keeps what the reader chose, as in `?lang=sn`; empty where the browser chose. */
  readonly query: string;
  /** The page's own address in each language; null of an answer to a form, which has none. */
  readonly addresses: Readonly<Record<Language, string>> | null;
}

/** How the reader of a request wants the page, who may have chosen a language before. */
export function pageLanguageOf({ req }: Context, chosen_before?: string): PageLanguage {
  const chosen = req.query("lang");
  const accepted = req.header("accept-language");
  const language = languageOf({ chosen, chosen_before, accepted });
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

/** Leads to the same page, or to what stands on it, in the other languages. */
export function languageSwitch(
  { language, addresses }: Pick<PageLanguage, "language" | "addresses">,
  label = "Language, Mutauro, Ulimi",
) {
  if (addresses === null) return html``;
  return html`<nav class="languages" aria-label="${label}">${LANGUAGES.map((one) =>
    one === language
      ? html`<span lang="${one}" aria-current="true">${LANGUAGE_NAMES[one]}</span>`
      : html`<a href="${addresses[one]}" lang="${one}" hreflang="${one}" rel="nofollow"
>${LANGUAGE_NAMES[one]}</a>`,
  )}</nav>`;
}
