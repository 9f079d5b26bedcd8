/** Requests of agents, as a person reads them. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { harareDay, harareTime } from "#platform/time";
import type { Page, Viewer } from "./layout.ts";

type Approval = Schemas["AgentApproval"];

const WHY: Readonly<Record<Approval["why"], string>> = {
  over_threshold: "It is over the agent's threshold.",
  new_target: "The number or meter is new.",
  both: "It is over the agent's threshold, and the number or meter is new.",
};

const STATUS: Readonly<Record<Approval["status"], string>> = {
  requested: "Waiting for a decision",
  approved: "Approved",
  rejected: "Rejected",
  expired: "Expired",
  failed: "Approved, but it failed",
};

/** Requests that need a decision. */
export function approvalsPage(
  viewer: Viewer,
  { data, has_more }: { data: readonly Approval[]; has_more: boolean },
): Page {
  const rows = data.map(
    (one) => html`<li><p><a href="/dashboard/approvals/${one.id}">${titleOf(one)}</a></p>
<p>${one.reason ?? "The agent gave no reason."}</p>
<p class="quiet">Until ${moment(one.expires_at)}</p></li>`,
  );
  const more = has_more ? html`<p class="quiet">There are more; these are the newest.</p>` : "";
  return {
    title: "Requests of agents",
    viewer,
    content:
      rows.length === 0 ? html`<p>No request needs a decision.</p>` : html`<ul>${rows}</ul>${more}`,
  };
}

/** One request. */
export function approvalPage(viewer: Viewer, approval: Approval): Page {
  const { status, why, reason, api_key, threshold, created, expires_at, failure } = approval;
  const { limit, used_24h, currency } = threshold;
  return {
    title: titleOf(approval),
    viewer,
    content: html`<dl>
<dt>Status</dt><dd>${STATUS[status]}</dd>
<dt>Reason given</dt><dd>${reason ?? "None"}</dd>
<dt>Why you are asked</dt><dd>${WHY[why]}</dd>
<dt>Threshold</dt><dd>${currency} ${limit} in 24 hours, of which ${used_24h} was used</dd>
<dt>Agent key</dt><dd>${api_key}</dd>
<dt>Requested</dt><dd>${moment(created)}</dd>
<dt>Expires</dt><dd>${moment(expires_at)}</dd>
${failure === null ? "" : html`<dt>Failure</dt><dd>${failure.message}</dd>`}
</dl>
<p><a href="/dashboard">All requests</a></p>`,
  };
}

function titleOf({ action, amount, currency, target }: Approval): string {
  const what = action === "send" ? "Sale" : "Reward";
  return `${what} of ${currency} ${amount} to ${target ?? "a recipient who chooses"}`;
}

function moment(seconds: number): string {
  const ms = seconds * 1_000;
  return `${harareDay(ms)}, ${harareTime(ms)}`;
}
