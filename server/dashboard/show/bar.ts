import { html } from "hono/html";
import type { Markup } from "./layout.ts";

/** How much of a budget is used, as a bar; nothing where there is no budget. */
export function bar(label: string, used: string, budget: string | null): Markup | string {
  if (budget === null || Number(budget) === 0) return "";
  return html`<progress max="${budget}" value="${used}" aria-label="${label}"></progress>`;
}
