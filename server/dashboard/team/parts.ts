import { wordsIn } from "#platform/words/language";
import type { Markup, Viewer } from "../show/layout.ts";
import { tabs } from "../show/tabs.ts";
import { WORDS } from "./words.ts";

/** The pages about the organisation itself, of which one is open. */
export function partsOf(viewer: Viewer, open: string): Markup {
  const words = wordsIn(WORDS, viewer.language);
  const links = [
    { path: "/dashboard/team", label: words.title, needs: "listMembers" },
    { path: "/dashboard/team/settings", label: words.settings, needs: "getAccount" },
    { path: "/dashboard/team/sessions", label: words.sessions, needs: "listSessions" },
    { path: "/dashboard/team/dealer", label: words.dealer, needs: "getDealerApplication" },
    { path: "/dashboard/team/blocklist", label: words.blocklist, needs: "listBlocklist" },
    { path: "/dashboard/team/history", label: words.history, needs: "listAuditEvents" },
  ] as const;
  return tabs(viewer, links, open);
}
