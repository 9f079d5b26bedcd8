import type { Markup, Viewer } from "../show/layout.ts";
import { type Tab, tabs } from "../show/tabs.ts";
import { WORDS } from "./words.ts";

const LINKS: readonly Tab[] = [
  { path: "/dashboard/team", label: WORDS.title, needs: "listMembers" },
  { path: "/dashboard/team/settings", label: WORDS.settings, needs: "getAccount" },
  { path: "/dashboard/team/sessions", label: WORDS.sessions, needs: "listSessions" },
  { path: "/dashboard/team/dealer", label: WORDS.dealer, needs: "getDealerApplication" },
  { path: "/dashboard/team/blocklist", label: WORDS.blocklist, needs: "listBlocklist" },
  { path: "/dashboard/team/history", label: WORDS.history, needs: "listAuditEvents" },
];

/** The pages about the organisation itself, of which one is open. */
export function partsOf(viewer: Viewer, open: string): Markup {
  return tabs(viewer, LINKS, open);
}
