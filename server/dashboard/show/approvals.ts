/** Requests of agents, as a person reads them. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { readableAmount } from "#platform/values/readable";
import { momentOf } from "../refusal-words.ts";
import { type Page, tokenField, type Viewer } from "./layout.ts";
import { phoneOf } from "./request-fields.ts";

type Approval = Schemas["AgentApproval"];

/** Requests that need a decision. */
export function approvalsPage(
  viewer: Viewer,
  { data, has_more }: { data: readonly Approval[]; has_more: boolean },
  pending_in_other_mode: number,
): Page {
  const rows = data.map(
    (one) => html`<li><p><a href="/dashboard/approvals/${one.id}">${titleOf(one)}</a></p>
<p>${one.reason ?? "The agent gave no reason."}</p>
<p class="quiet">Until ${momentOf(one.expires_at)}</p></li>`,
  );
  const more = has_more ? html`<p class="quiet">There are more; these are the newest.</p>` : "";
  const list =
    rows.length === 0 ? html`<p>No request needs a decision.</p>` : html`<ul>${rows}</ul>${more}`;
  return {
    title: "Requests of agents",
    viewer,
    section: "requests",
    content: html`${list}${pendingInOtherMode(viewer, pending_in_other_mode)}`,
  };
}

/** What waits in the other mode would be missed here. */
function pendingInOtherMode({ mode }: Viewer, count: number) {
  if (count === 0) return "";
  const waits = count === 1 ? "One request waits" : `${count} requests wait`;
  return html`<p class="note">${waits} in ${otherModeOf(mode)} mode.</p>`;
}

function otherModeOf(mode: Viewer["mode"]): Viewer["mode"] {
  return mode === "live" ? "test" : "live";
}

/** A request of the other mode, which the viewer looks at after one press. */
export function otherModePage(viewer: Viewer, path: string): Page {
  const mode = otherModeOf(viewer.mode);
  return {
    title: `This request is in ${mode} mode`,
    viewer,
    content: html`<p>You are looking at ${viewer.mode} mode.</p>
<form method="post" action="/dashboard/mode">${tokenField(viewer.form_token)}
<input type="hidden" name="next" value="${path}">
<button class="first" name="mode" value="${mode}">Show it in ${mode} mode</button>
</form>`,
  };
}

/** What is asked for, in a few words. */
export function titleOf({ action, amount, currency, target }: Approval): string {
  const what = action === "send" ? "Sale" : "Reward";
  const to = target === null ? "a recipient who chooses" : phoneOf(target);
  return `${what} of ${readableAmount(amount, currency)} to ${to}`;
}
