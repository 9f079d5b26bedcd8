import type { Markup, Viewer } from "../show/layout.ts";
import { type Tab, tabs } from "../show/tabs.ts";
import { FAMILY_WORDS } from "./family-words.ts";
import { WORDS } from "./words.ts";

const LINKS: readonly Tab[] = [
  { path: "/dashboard/people", label: WORDS.recipients, needs: "listRecipients" },
  { path: "/dashboard/people/groups", label: WORDS.groups, needs: "listGroups" },
  { path: "/dashboard/people/cost-centers", label: WORDS.cost_centers, needs: "listCostCenters" },
  {
    path: "/dashboard/people/workforce",
    label: WORDS.workforce,
    needs: "listWorkforceBatches",
  },
  { path: "/dashboard/people/family", label: FAMILY_WORDS.title, needs: "listFamily" },
];

/** The lists of people, of which one is open. */
export function partsOf(viewer: Viewer, open: string): Markup {
  return tabs(viewer, LINKS, open);
}
