/** Pages without a form: what came of a claim, and what a link is not. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import type { ClaimKey } from "#platform/words/claim";
import { brandOf, NO_BRAND } from "../brand.ts";
import type { Notice } from "../refusal-words.ts";
import { type Page, type Reader, unbroken } from "./layout.ts";

type Claim = Schemas["RewardLinkClaim"];
type Result = NonNullable<Claim["result"]>;

const TITLES = {
  sending: "sending_title",
  delivered: "delivered_title",
  held: "held_title",
  failed: "failed_title",
} as const satisfies Readonly<Record<Result["status"], ClaimKey>>;

const NEXT: Readonly<Record<Result["status"], ClaimKey | null>> = {
  sending: "sending_next",
  delivered: null,
  held: "held_next",
  failed: "failed_next",
};

/** What came of a claim; while it is under way the page looks again by itself. */
export function outcomePage(claim: Claim, { words, language, query }: Reader): Page {
  const { branding, livemode, result, currency, amount } = claim;
  const { status, message } = result ?? { status: "sending" as const, message: "" };
  const thanks = status === "sending" || status === "delivered" ? branding.thank_you : null;
  const title = words[TITLES[status]];
  const next = NEXT[status];
  // The interface writes its message in English; what it says beyond the title is the amount.
  const what = language === "en" ? message : words.your_reward({ worth: `${currency} ${amount}` });
  return {
    title,
    brand: brandOf(branding),
    livemode,
    content: html`<div role="status">
<h1>${title}</h1>
<p>${unbroken(what)}</p>
${next === null ? "" : html`<p class="quiet">${words[next]}</p>`}
</div>
${thanks === null ? "" : html`<p>${thanks}</p>`}
${
  status === "sending"
    ? html`<p data-sending><a href="${query === "" ? "?" : query}">${words.look_again}</a></p>`
    : ""
}`,
  };
}

/** What is said in place of a reward. */
export function noticePage({ title, text }: Notice): Page {
  return { title, brand: NO_BRAND, livemode: null, content: html`<h1>${title}</h1><p>${text}</p>` };
}
