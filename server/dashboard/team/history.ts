/** Who changed what: the audit log, as owners and admins read it. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { type Language, wordsIn } from "#platform/words/language";
import type { Asking } from "../ask.ts";
import type { partOf } from "../part.ts";
import { english } from "../show/english.ts";
import type { Markup } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { showList } from "../show-list.ts";
import { partsOf } from "./parts.ts";
import { WORDS } from "./words.ts";

type AuditEvent = Schemas["AuditEvent"];

const PATH = "/dashboard/team/history";

/** Serves it. */
export function mountHistory(part: ReturnType<typeof partOf>): void {
  part.page("/team/history", showHistory);
}

async function showHistory(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const words = wordsIn(WORDS, viewer.language);
  return await showList<AuditEvent>(asking, {
    ...{ title: words.history, path: PATH, operation_id: "listAuditEvents", section: "team" },
    filters: [
      { name: "action", label: words.action },
      { name: "object", label: words.object },
    ],
    above: partsOf(viewer, PATH),
    columns: [
      { head: words.action, cell: (one) => actionOf(one, viewer.language) },
      {
        head: words.actor,
        cell: ({ actor }) => long(actor.label ?? actor.id ?? words.actors[actor.type]),
      },
      { head: words.object, cell: ({ object_id, note }) => long(note ?? object_id ?? "") },
      { head: words.address_of, cell: ({ ip }) => ip ?? "" },
      { head: words.when, cell: ({ created }) => moment(created, viewer.language) },
    ],
  });
}

/** IDs are broken, so that all columns have a place. */
function long(text: string): Markup {
  return html`<span class="long">${text}</span>`;
}

/** What was done, and what each field was before, as the interface names them. */
function actionOf({ action, changes }: AuditEvent, language: Language): Markup | string {
  const fields = Object.entries(changes);
  if (fields.length === 0) return english(action, language);
  return html`<details><summary>${english(action, language)}</summary>
<dl lang="en">${fields.map(
    ([field, change]) => html`<dt>${field}</dt><dd>${JSON.stringify(change)}</dd>`,
  )}</dl></details>`;
}
