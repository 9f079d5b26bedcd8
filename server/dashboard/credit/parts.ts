import { type PlainKey, wordsIn } from "#platform/words/language";
import type { Markup, Viewer } from "../show/layout.ts";
import { type Tab, tabs } from "../show/tabs.ts";
import { WORDS } from "./words.ts";

type Label = PlainKey<typeof WORDS>;

const LINKS: readonly (Omit<Tab, "label"> & { readonly label: Label })[] = [
  { path: "/dashboard/credit", label: "title", needs: "getCredit" },
  { path: "/dashboard/credit/statements", label: "statements", needs: "getStatement" },
  { path: "/dashboard/credit/reports", label: "reports", needs: "getSpendReport" },
  { path: "/dashboard/credit/exports", label: "exports", needs: "listExports" },
  {
    path: "/dashboard/credit/reserved",
    label: "reservations",
    needs: "listCreditReservations",
  },
  { path: "/dashboard/credit/alerts", label: "alerts", needs: "getCreditAlerts" },
];

/** The pages about Credit, of which one is open. */
export function partsOf(viewer: Viewer, open: string): Markup {
  const words = wordsIn(WORDS, viewer.language);
  const links = LINKS.map((one) => ({ ...one, label: words[one.label] }));
  return tabs(viewer, links, open);
}
