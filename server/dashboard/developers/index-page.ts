import type { OperationId } from "@svc/generated/operations";
import { html } from "hono/html";
import type { Page, Viewer } from "../show/layout.ts";
import { WORDS } from "./words.ts";

/** The parts, and what each is a view of. */
const PARTS: readonly { id: keyof typeof WORDS.parts; needs: OperationId }[] = [
  { id: "keys", needs: "listKeys" },
  { id: "webhooks", needs: "listWebhookEndpoints" },
  { id: "requests", needs: "listRequests" },
  { id: "ending", needs: "listRequests" },
  { id: "events", needs: "listEvents" },
  { id: "test", needs: "getTestClock" },
];

/** What developers find here, as far as the viewer's role goes. */
export function developersPage(viewer: Viewer): Page {
  const shown = PARTS.filter(({ needs }) => viewer.may(needs));
  return {
    title: WORDS.title,
    viewer,
    section: "developers",
    content: html`<ul>${shown.map(
      ({ id }) => html`<li><a href="/dashboard/developers/${id}">${WORDS[id]}</a>
<p class="quiet">${WORDS.parts[id]}</p></li>`,
    )}</ul>
<p><a href="/docs/reference">API reference</a> · <a href="/openapi.json">openapi.json</a></p>`,
  };
}
