import { html } from "hono/html";
import type { Language } from "#platform/words/language";
import type { Markup } from "./layout.ts";

/** What the interface says itself, which is in English; a page in another language says so. */
export function english(text: Markup | string, language: Language): Markup | string {
  return language === "en" || text === "" ? text : html`<span lang="en">${text}</span>`;
}
