import { html } from "hono/html";
import type { Markup, Viewer } from "../show/layout.ts";
import { WORDS } from "./words.ts";

const LINKS = [
  { path: "/dashboard/people", label: WORDS.recipients, needs: "listRecipients" },
  { path: "/dashboard/people/groups", label: WORDS.groups, needs: "listGroups" },
  { path: "/dashboard/people/cost-centers", label: WORDS.cost_centers, needs: "listCostCenters" },
  {
    path: "/dashboard/people/departments",
    label: WORDS.departments,
    needs: "listWorkforceCostCenters",
  },
] as const;

/** The lists of people, of which one is open. */
export function partsOf({ may }: Viewer, open: string): Markup {
  const shown = LINKS.filter(({ needs }) => may(needs));
  return html`<div class="tabs no-print">${shown.map(
    ({ path, label }) =>
      html`<a href="${path}"${path === open ? html` aria-current="page"` : ""}>${label}</a>`,
  )}</div>`;
}
