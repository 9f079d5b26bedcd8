/** One request of an agent, as a person reads and decides it. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import type { PinState } from "#accounts/members";
import { readable, readableAmount } from "#platform/values/readable";
import { type SendCreate, typeOf } from "#sales/sends";
import type { ApprovalContext } from "../approval-context.ts";
import { meterOf } from "../read-unusual.ts";
import { momentOf } from "../refusal-words.ts";
import { alarm } from "./alarm.ts";
import { titleOf } from "./approvals.ts";
import { type Markup, type Page, tokenField, type Viewer } from "./layout.ts";
import { outcomeOf } from "./outcome.ts";
import { requestRows } from "./request-fields.ts";
import { holderRow, unusualOf } from "./unusual.ts";

type Approval = Schemas["AgentApproval"];

/** A request, and what is known of whoever looks at it. */
interface ApprovalView {
  readonly approval: Approval;
  readonly context: ApprovalContext;
  readonly pin: PinState;
  /** What is wrong with a form that was sent; null where none was. */
  readonly complaint: string | null;
}

const WHY: Readonly<Record<Approval["why"], string>> = {
  over_threshold: "It is over the agent's threshold.",
  new_target: "A number, meter or address is new.",
  both: "It is over the agent's threshold, and a number, meter or address is new.",
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
export function approvalPage(viewer: Viewer, view: ApprovalView): Page {
  const { approval, context, pin, complaint } = view;
  const { status, why, reason, threshold, created, expires_at, decided_at } = approval;
  const { limit, used_24h, currency } = threshold;
  return {
    title: titleOf(approval),
    viewer,
    section: "requests",
    content: html`${alarm(complaint)}
${outcomeOf(approval, context)}
${context.unusual === null ? "" : unusualOf(context.unusual, currency)}
<dl>
<dt>Status</dt><dd>${STATUS[status]}</dd>
<dt>Why it needs approval</dt><dd>${WHY[why]}</dd>
<dt>Reason given</dt><dd>${reason ?? "None"}</dd>
<dt>Agent</dt><dd>${agentOf(approval, context)}</dd>
</dl>
<h2>What will happen</h2>
<dl>
${requestRows(withType(approval))}
${holderRow(meterOf(approval), context.holder)}
${status === "requested" ? creditRow(approval, context) : ""}
</dl>
<h2>Limits and times</h2>
<dl>
<dt>Threshold</dt><dd>${readableAmount(limit, currency)} in 24 hours, of which
${readable(used_24h)} was used</dd>
<dt>Requested</dt><dd>${momentOf(created)}</dd>
${
  decided_at === null
    ? html`<dt>Expires</dt><dd>${momentOf(expires_at)}</dd>`
    : html`<dt>Decided</dt><dd>${momentOf(decided_at)}</dd>`
}
</dl>
${approval.mandate === null ? "" : mandateOf(approval.mandate)}
${status === "requested" ? decisions(viewer, approval, pin) : ""}
<p><a href="/dashboard/approvals">All requests</a></p>`,
  };
}

/** What was permitted, as anybody can verify it. */
function mandateOf({ summary, approved_by, expires_at, jws }: Schemas["Mandate"]): Markup {
  return html`<h2>Mandate</h2>
<p>${summary} Permitted by ${approved_by} until ${momentOf(expires_at)}.</p>
<details><summary>Signed token</summary><p class="long">${jws}</p></details>`;
}

/** A sale may leave its type to be derived, and a person approves what it is. */
function withType({ action, request }: Approval): Approval["request"] {
  return action === "send" ? { ...request, type: typeOf(request as SendCreate) } : request;
}

/** People know an agent by its label, and support by its key. */
function agentOf({ api_key }: Approval, { agent_label }: ApprovalContext): Markup | string {
  if (agent_label === null) return api_key;
  return html`${agent_label} <span class="quiet">(${api_key})</span>`;
}

/** A dealer pays less than the face value, so more may be left. */
function creditRow({ currency }: Approval, { available, available_after }: ApprovalContext) {
  return html`<dt>Credit</dt><dd>${readableAmount(available, currency)} available, at least
${readable(available_after)} afterwards</dd>`;
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
