import { wordsIn } from "#platform/words/language";
import type { Markup, Viewer } from "../show/layout.ts";
import { tabs } from "../show/tabs.ts";
import { EARNED_WORDS } from "./earned-words.ts";
import { WORDS } from "./words.ts";

/** The lists of rewards, of which one is open. */
export function partsOf(viewer: Viewer, open: string): Markup {
  const words = wordsIn(WORDS, viewer.language);
  const { activities, checkins } = wordsIn(EARNED_WORDS, viewer.language);
  const links = [
    { path: "/dashboard/rewards", label: words.programs, needs: "listPrograms" },
    { path: "/dashboard/rewards/given", label: words.given_title, needs: "listRewards" },
    { path: "/dashboard/rewards/reviews", label: words.reviews, needs: "listReviews" },
    { path: "/dashboard/rewards/referrals", label: words.referrals, needs: "listReferrals" },
    { path: "/dashboard/rewards/activities", label: activities, needs: "listActivities" },
    { path: "/dashboard/rewards/checkins", label: checkins, needs: "listCheckins" },
  ] as const;
  return tabs(viewer, links, open);
}
