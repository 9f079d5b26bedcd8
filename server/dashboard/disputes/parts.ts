import { wordsIn } from "#platform/words/language";
import type { Markup, Viewer } from "../show/layout.ts";
import { type Tab, tabs } from "../show/tabs.ts";
import { PARTS_WORDS } from "./parts-words.ts";

const PATH = "/dashboard/sends";

/** The lists about sends, of which one is open. */
export function partsOf(viewer: Viewer, open: string): Markup {
  const words = wordsIn(PARTS_WORDS, viewer.language);
  const links: readonly Tab[] = [
    { path: PATH, label: words.sends, needs: "listSends" },
    { path: `${PATH}/disputes`, label: words.disputes, needs: "listDisputes" },
    { path: `${PATH}/checkout`, label: words.checkout, needs: "listCheckoutSessions" },
  ];
  return tabs(viewer, links, open);
}
