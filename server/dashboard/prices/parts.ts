import type { Markup, Viewer } from "../show/layout.ts";
import { type Tab, tabs } from "../show/tabs.ts";
import { WORDS } from "./words.ts";

const LINKS: readonly Tab[] = [
  { path: "/dashboard/prices", label: WORDS.products, needs: "listProducts" },
  { path: "/dashboard/prices/power", label: WORDS.power, needs: "getPowerRate" },
  { path: "/dashboard/prices/history", label: WORDS.history, needs: "getPowerSeries" },
  { path: "/dashboard/prices/networks", label: WORDS.networks, needs: "getStatus" },
];

/** Products and prices, of which one page is open. */
export function partsOf(viewer: Viewer, open: string): Markup {
  return tabs(viewer, LINKS, open);
}
