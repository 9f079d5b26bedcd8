import { html } from "hono/html";
import type { Markup } from "./layout.ts";

/** How a status is meant: it is over and well, over and not, or still under way. */
export type Tone = "good" | "bad" | "waiting" | "plain";

/** A status in a word; its tone is a colour besides, never instead. */
export function pill(label: string, tone: Tone = "plain"): Markup {
  return html`<span class="pill${tone === "plain" ? "" : ` ${tone}`}">${label}</span>`;
}
