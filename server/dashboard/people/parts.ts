import { wordsIn } from "#platform/words/language";
import type { Markup, Viewer } from "../show/layout.ts";
import { type Tab, tabs } from "../show/tabs.ts";
import { FAMILY_WORDS } from "./family-words.ts";
import { WORDS } from "./words.ts";

const PEOPLE = "/dashboard/people";

/** The lists of people, of which one is open. */
export function partsOf(viewer: Viewer, open: string): Markup {
  const words = wordsIn(WORDS, viewer.language);
  const { title: family } = wordsIn(FAMILY_WORDS, viewer.language);
  const links: readonly Tab[] = [
    { path: PEOPLE, label: words.recipients, needs: "listRecipients" },
    { path: `${PEOPLE}/groups`, label: words.groups, needs: "listGroups" },
    { path: `${PEOPLE}/cost-centers`, label: words.cost_centers, needs: "listCostCenters" },
    { path: `${PEOPLE}/workforce`, label: words.workforce, needs: "listWorkforceBatches" },
    { path: `${PEOPLE}/family`, label: family, needs: "listFamily" },
  ];
  return tabs(viewer, links, open);
}
