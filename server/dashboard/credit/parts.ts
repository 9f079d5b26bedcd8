import type { Markup, Viewer } from "../show/layout.ts";
import { type Tab, tabs } from "../show/tabs.ts";
import { WORDS } from "./words.ts";

const LINKS: readonly Tab[] = [
  { path: "/dashboard/credit", label: WORDS.title, needs: "getCredit" },
  { path: "/dashboard/credit/statements", label: WORDS.statements, needs: "getStatement" },
  { path: "/dashboard/credit/reports", label: WORDS.reports, needs: "getSpendReport" },
  { path: "/dashboard/credit/exports", label: WORDS.exports, needs: "listExports" },
  {
    path: "/dashboard/credit/reserved",
    label: WORDS.reservations,
    needs: "listCreditReservations",
  },
  { path: "/dashboard/credit/alerts", label: WORDS.alerts, needs: "getCreditAlerts" },
];

/** The pages about Credit, of which one is open. */
export function partsOf(viewer: Viewer, open: string): Markup {
  return tabs(viewer, LINKS, open);
}
