/** Requests of agents, as a person reads them. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { momentOf } from "../refusal-words.ts";
import type { Page, Viewer } from "./layout.ts";

type Approval = Schemas["AgentApproval"];

/** Requests that need a decision. */
export function approvalsPage(
  viewer: Viewer,
  { data, has_more }: { data: readonly Approval[]; has_more: boolean },
): Page {
  const rows = data.map(
    (one) => html`<li><p><a href="/dashboard/approvals/${one.id}">${titleOf(one)}</a></p>
<p>${one.reason ?? "The agent gave no reason."}</p>
<p class="quiet">Until ${momentOf(one.expires_at)}</p></li>`,
  );
  const more = has_more ? html`<p class="quiet">There are more; these are the newest.</p>` : "";
  return {
    title: "Requests of agents",
    viewer,
    content:
      rows.length === 0 ? html`<p>No request needs a decision.</p>` : html`<ul>${rows}</ul>${more}`,
  };
}

/** What is asked for, in a few words. */
export function titleOf({ action, amount, currency, target }: Approval): string {
  const what = action === "send" ? "Sale" : "Reward";
  return `${what} of ${currency} ${amount} to ${target ?? "a recipient who chooses"}`;
}
