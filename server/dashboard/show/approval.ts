/** One request of an agent, as a person reads and decides it. */
import { ERRORS, type ErrorCode } from "@svc/generated/errors";
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import type { PinState } from "#accounts/members";
import { momentOf } from "../refusal-words.ts";
import { alarm } from "./alarm.ts";
import { titleOf } from "./approvals.ts";
import { type Markup, type Page, tokenField, type Viewer } from "./layout.ts";

type Approval = Schemas["AgentApproval"];

/** A request, and what is known of whoever looks at it. */
interface ApprovalView {
  readonly approval: Approval;
  readonly pin: PinState;
  /** What is wrong with a form that was sent; null where none was. */
  readonly complaint: string | null;
}

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

const APPROVE: readonly Viewer["role"][] = ["owner", "admin"];

/** One request: what is asked for, what came of it, and what can be decided. */
export function approvalPage(viewer: Viewer, { approval, pin, complaint }: ApprovalView): Page {
  const { status, why, reason, api_key, threshold, created, expires_at, decided_at } = approval;
  const { limit, used_24h, currency } = threshold;
  return {
    title: titleOf(approval),
    viewer,
    content: html`${alarm(complaint)}
${outcomeOf(approval)}
<dl>
<dt>Status</dt><dd>${STATUS[status]}</dd>
<dt>Reason given</dt><dd>${reason ?? "None"}</dd>
<dt>Why it needs approval</dt><dd>${WHY[why]}</dd>
<dt>Threshold</dt><dd>${currency} ${limit} in 24 hours, of which ${used_24h} was used</dd>
<dt>Agent key</dt><dd>${api_key}</dd>
<dt>Requested</dt><dd>${momentOf(created)}</dd>
${
  decided_at === null
    ? html`<dt>Expires</dt><dd>${momentOf(expires_at)}</dd>`
    : html`<dt>Decided</dt><dd>${momentOf(decided_at)}</dd>`
}
</dl>
${status === "requested" ? decisions(viewer, approval, pin) : ""}
<p><a href="/dashboard">All requests</a></p>`,
  };
}

/** What was sold or given, or why not and what to do next; nothing of a request that waits. */
function outcomeOf({ status, action, amount, currency, target, result, failure }: Approval) {
  const to = target ?? "a recipient who chooses";
  if (status === "approved" && result === null) {
    return html`<p class="note" role="status">Approved. It is being carried out; open this
page again in a minute.</p>`;
  }
  if (status === "approved") {
    const done = action === "send" ? "Sold" : "Given";
    return html`<p class="note" role="status">${done}: ${currency} ${amount} to ${to}. The
${action === "send" ? "send" : "reward"} is ${result}.</p>`;
  }
  if (status === "failed" && failure !== null) {
    const fix = ERRORS[failure.code as ErrorCode]?.fix ?? "";
    return html`<p class="note alarm" role="status">Nothing was charged. ${failure.message}</p>
<p>${fix} Then have the agent send it again with a new reference.</p>`;
  }
  if (status === "rejected")
    return html`<p class="note" role="status">Rejected. Nothing was charged.</p>`;
  if (status === "expired") {
    return html`<p class="note" role="status">The request expired after 24 hours and nothing
was charged. The agent can send it again with a new reference.</p>`;
  }
  return "";
}

function decisions(viewer: Viewer, { id }: Approval, pin: PinState): Markup {
  if (viewer.role === "viewer") {
    return html`<p>Owners and admins approve requests. Your role can only read them.</p>`;
  }
  const action = `/dashboard/approvals/${id}`;
  return html`${approving(viewer, action, pin)}
<form method="post" action="${action}/reject">${tokenField(viewer.form_token)}
<button>Reject</button>
</form>`;
}

function approving(
  viewer: Viewer,
  action: string,
  { is_set, locked_until, approves_from }: PinState,
) {
  if (!APPROVE.includes(viewer.role)) {
    return html`<p>Owners and admins approve requests. You can reject them.</p>`;
  }
  const set = `/dashboard/pin?next=${encodeURIComponent(action)}`;
  if (!is_set) {
    return html`<p>To approve requests you need a payment PIN.
<a href="${set}">Set your payment PIN</a></p>`;
  }
  const until = locked_until ?? approves_from;
  if (until !== null) {
    const why = locked_until === null ? "you replaced a forgotten PIN" : "of five wrong PINs";
    return html`<p class="alarm">Because ${why}, you cannot approve requests until
${momentOf(until / 1_000)}.</p>
<p>Another owner or admin can approve them in the meantime.</p>`;
  }
  return html`<form method="post" action="${action}/approve">${tokenField(viewer.form_token)}
<label for="pin">Payment PIN</label>
<input id="pin" name="pin" type="password" inputmode="numeric" autocomplete="off"
 pattern="[0-9]{6}" maxlength="6" required>
<button class="first">Approve</button>
<a class="beside" href="${set}">Forgotten?</a>
</form>`;
}
