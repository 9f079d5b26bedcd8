import { html } from "hono/html";
import type { Markup, Viewer } from "../show/layout.ts";
import { WORDS } from "./words.ts";

const LINKS = [
  { path: "/dashboard/rewards", label: WORDS.programs, needs: "listPrograms" },
  { path: "/dashboard/rewards/reviews", label: WORDS.reviews, needs: "listReviews" },
  { path: "/dashboard/rewards/referrals", label: WORDS.referrals, needs: "listReferrals" },
] as const;

/** The lists of rewards, of which one is open. */
export function partsOf({ may }: Viewer, open: string): Markup {
  const shown = LINKS.filter(({ needs }) => may(needs));
  return html`<div class="tabs no-print">${shown.map(
    ({ path, label }) =>
      html`<a href="${path}"${path === open ? html` aria-current="page"` : ""}>${label}</a>`,
  )}</div>`;
}
