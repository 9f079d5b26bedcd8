import { wordsIn } from "#platform/words/language";
import type { Markup, Viewer } from "../show/layout.ts";
import { tabs } from "../show/tabs.ts";
import { WORDS } from "./words.ts";

/** Products and prices, of which one page is open. */
export function partsOf(viewer: Viewer, open: string): Markup {
  const words = wordsIn(WORDS, viewer.language);
  const links = [
    { path: "/dashboard/prices", label: words.products, needs: "listProducts" },
    { path: "/dashboard/prices/power", label: words.power, needs: "getPowerRate" },
    { path: "/dashboard/prices/history", label: words.history, needs: "getPowerSeries" },
    { path: "/dashboard/prices/networks", label: words.networks, needs: "getStatus" },
  ] as const;
  return tabs(viewer, links, open);
}
