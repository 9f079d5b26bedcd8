/** Requests of agents, as a person reads them. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { readableAmount } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import { momentOf } from "../refusal-words.ts";
import { APPROVAL_WORDS } from "./approval-words.ts";
import { type Page, tokenField, type Viewer } from "./layout.ts";
import { phoneOf } from "./request-fields.ts";

type Approval = Schemas["AgentApproval"];

/** Requests that need a decision. */
export function approvalsPage(
  viewer: Viewer,
  { data, has_more }: { data: readonly Approval[]; has_more: boolean },
  pending_in_other_mode: number,
): Page {
  const { language } = viewer;
  const words = wordsIn(APPROVAL_WORDS, language);
  const rows = data.map(
    (one) => html`<li><p><a href="/dashboard/approvals/${one.id}">${titleOf(one, language)}</a></p>
<p>${one.reason ?? words.silent}</p>
<p class="quiet">${words.until({ moment: momentOf(one.expires_at, language) })}</p></li>`,
  );
  const more = has_more ? html`<p class="quiet">${words.more}</p>` : "";
  const list = rows.length === 0 ? html`<p>${words.none}</p>` : html`<ul>${rows}</ul>${more}`;
  return {
    title: words.title,
    viewer,
    section: "requests",
    content: html`${list}${pendingInOtherMode(viewer, pending_in_other_mode)}`,
  };
}

/** What waits in the other mode would be missed here. */
function pendingInOtherMode({ mode, language }: Viewer, count: number) {
  if (count === 0) return "";
  const { one_waits, several_wait } = wordsIn(APPROVAL_WORDS, language);
  const other = otherModeOf(mode);
  const waits = count === 1 ? one_waits[other] : several_wait[other]({ count });
  return html`<p class="note">${waits}</p>`;
}

function otherModeOf(mode: Viewer["mode"]): Viewer["mode"] {
  return mode === "live" ? "test" : "live";
}

/** A request of the other mode, which the viewer looks at after one press. */
export function otherModePage(viewer: Viewer, path: string): Page {
  const words = wordsIn(APPROVAL_WORDS, viewer.language);
  const mode = otherModeOf(viewer.mode);
  return {
    title: words.is_in[mode],
    viewer,
    content: html`<p>${words.looking_at[viewer.mode]}</p>
<form method="post" action="/dashboard/mode">${tokenField(viewer.form_token)}
<input type="hidden" name="next" value="${path}">
<button class="first" name="mode" value="${mode}">${words.show_in[mode]}</button>
</form>`,
  };
}

/** What is asked for, in a few words. */
export function titleOf(
  { action, amount, currency, target }: Approval,
  language: Language,
): string {
  const words = wordsIn(APPROVAL_WORDS, language).titles[action];
  const sum = readableAmount(amount, currency);
  if (target === null) return words.to_chooser({ amount: sum });
  return words.to({ amount: sum, to: phoneOf(target) });
}
