import { html } from "hono/html";
import type { Page, Viewer } from "./layout.ts";

/** A page that only says something. */
export function noticePage(
  { title, text }: { title: string; text: string },
  viewer: Viewer | null = null,
  home = "Home",
): Page {
  return {
    title,
    viewer,
    content: html`<p>${text}</p><p><a href="/dashboard">${home}</a></p>`,
  };
}
