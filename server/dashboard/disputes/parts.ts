import type { Markup, Viewer } from "../show/layout.ts";
import { type Tab, tabs } from "../show/tabs.ts";
import { WORDS } from "./words.ts";

const LINKS: readonly Tab[] = [
  { path: "/dashboard/sends", label: WORDS.sends, needs: "listSends" },
  { path: "/dashboard/sends/disputes", label: WORDS.disputes, needs: "listDisputes" },
  { path: "/dashboard/sends/checkout", label: WORDS.checkout, needs: "listCheckoutSessions" },
];

/** The lists of what was sold, of which one is open. */
export function partsOf(viewer: Viewer, open: string): Markup {
  return tabs(viewer, LINKS, open);
}
