import type { Markup, Viewer } from "../show/layout.ts";
import { type Tab, tabs } from "../show/tabs.ts";
import { EARNED_WORDS } from "./earned-words.ts";
import { WORDS } from "./words.ts";

const LINKS: readonly Tab[] = [
  { path: "/dashboard/rewards", label: WORDS.programs, needs: "listPrograms" },
  { path: "/dashboard/rewards/given", label: WORDS.given_title, needs: "listRewards" },
  { path: "/dashboard/rewards/reviews", label: WORDS.reviews, needs: "listReviews" },
  { path: "/dashboard/rewards/referrals", label: WORDS.referrals, needs: "listReferrals" },
  {
    path: "/dashboard/rewards/activities",
    label: EARNED_WORDS.activities,
    needs: "listActivities",
  },
  { path: "/dashboard/rewards/checkins", label: EARNED_WORDS.checkins, needs: "listCheckins" },
];

/** The lists of rewards, of which one is open. */
export function partsOf(viewer: Viewer, open: string): Markup {
  return tabs(viewer, LINKS, open);
}
