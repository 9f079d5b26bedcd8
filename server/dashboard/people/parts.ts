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
  return html`<div class="actions no-print">${shown.map(({ path, label }) =>
    path === open
      ? html`<a class="button first" aria-current="page" href="${path}">${label}</a>`
      : html`<a class="button" href="${path}">${label}</a>`,
  )}</div>`;
}
