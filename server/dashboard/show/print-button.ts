import { html } from "hono/html";
import type { Markup } from "./layout.ts";
import { FRAME_WORDS } from "./words.ts";

/** Opens the browser's own way to print; the script shows it, which alone can. */
export function printButton(): Markup {
  return html`<p class="no-print"><button type="button" class="first" id="print" hidden>${
    FRAME_WORDS.print
  }</button></p>`;
}
