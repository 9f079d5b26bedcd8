import { html } from "hono/html";
import type { Page } from "./page-answer.ts";

/** What is shown where an address names nothing. */
export const UNKNOWN: Page = {
  title: "This page does not exist",
  livemode: null,
  content: html`<p>Check that the whole link was opened.</p>`,
};
