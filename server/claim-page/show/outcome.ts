/** Pages without a form: what came of a claim, and what a link is not. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { brandOf, NO_BRAND } from "../brand.ts";
import type { Notice } from "../refusal-words.ts";
import { type Page, unbroken } from "./layout.ts";

type Claim = Schemas["RewardLinkClaim"];
type Result = NonNullable<Claim["result"]>;

const TITLES: Readonly<Record<Result["status"], string>> = {
  sending: "Your reward is on its way",
  delivered: "Your reward has arrived",
  held: "Your claim is being checked",
  failed: "Your reward could not be sent",
};

const NEXT: Readonly<Record<Result["status"], string>> = {
  sending: "This page shows when it has arrived. It usually takes less than a minute.",
  delivered: "",
  held: "You need not do anything. Open this link again later to see what came of it.",
  failed: "Ask whoever sent you the link.",
};

/** What came of a claim; while it is under way the page looks again by itself. */
export function outcomePage({ branding, livemode, result }: Claim): Page {
  const { status, message } = result ?? { status: "sending" as const, message: "" };
  const thanks = status === "sending" || status === "delivered" ? branding.thank_you : null;
  return {
    title: TITLES[status],
    brand: brandOf(branding),
    livemode,
    content: html`<div role="status">
<h1>${TITLES[status]}</h1>
<p>${unbroken(message)}</p>
${NEXT[status] === "" ? "" : html`<p class="quiet">${NEXT[status]}</p>`}
</div>
${thanks === null ? "" : html`<p>${thanks}</p>`}
${status === "sending" ? html`<p data-sending><a href="?">Look again</a></p>` : ""}`,
  };
}

/** What is said in place of a reward. */
export function noticePage({ title, text }: Notice): Page {
  return { title, brand: NO_BRAND, livemode: null, content: html`<h1>${title}</h1><p>${text}</p>` };
}
