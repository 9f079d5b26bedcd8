import type { OperationId } from "@svc/generated/operations";
import { html } from "hono/html";
import type { Markup, Viewer } from "./layout.ts";

export interface Tab {
  readonly path: string;
  readonly label: string;
  readonly needs: OperationId;
}

/** The pages of a part that the viewer may open, of which one is open. */
export function tabs({ may }: Viewer, all: readonly Tab[], open: string): Markup {
  return tabsOf(
    all.filter(({ needs }) => may(needs)),
    open,
  );
}

/** Pages beside each other, of which one is open. */
export function tabsOf(shown: readonly Omit<Tab, "needs">[], open: string): Markup {
  return html`<div class="tabs no-print">${shown.map(
    ({ path, label }) =>
      html`<a href="${path}"${path === open ? html` aria-current="page"` : ""}>${label}</a>`,
  )}</div>`;
}
