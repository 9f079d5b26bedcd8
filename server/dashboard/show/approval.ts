/** One request of an agent, as a person reads and decides it. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import type { PinState } from "#accounts/members";
import { readable, readableAmount } from "#platform/values/readable";
import { type Language, type WordsIn, wordsIn } from "#platform/words/language";
import { type SendCreate, typeOf } from "#sales/sends";
import type { ApprovalContext } from "../approval-context.ts";
import { meterOf } from "../read-unusual.ts";
import { momentOf } from "../refusal-words.ts";
import { alarm } from "./alarm.ts";
import { APPROVAL_WORDS } from "./approval-words.ts";
import { titleOf } from "./approvals.ts";
import { english } from "./english.ts";
import { type Markup, type Page, tokenField, type Viewer } from "./layout.ts";
import { outcomeOf } from "./outcome.ts";
import { requestRows } from "./request-fields.ts";
import { holderRow, unusualOf } from "./unusual.ts";
import { FRAME_WORDS } from "./words.ts";

type Approval = Schemas["AgentApproval"];
type ApprovalWords = WordsIn<typeof APPROVAL_WORDS>;

/** A request, and what is known of whoever looks at it. */
interface ApprovalView {
  readonly approval: Approval;
  readonly context: ApprovalContext;
  readonly pin: PinState;
  /** What is wrong with a form that was sent; null where none was. */
  readonly complaint: string | null;
}

const APPROVE: readonly Viewer["role"][] = ["owner", "admin"];

/** One request: what is asked for, what came of it, and what can be decided. */
export function approvalPage(viewer: Viewer, view: ApprovalView): Page {
  const { approval, context, pin, complaint } = view;
  const { status, why, reason, threshold, created, expires_at, decided_at } = approval;
  const { limit, used_24h, currency } = threshold;
  const { language } = viewer;
  const words = wordsIn(APPROVAL_WORDS, language);
  const used = { limit: readableAmount(limit, currency), used: readable(used_24h) };
  return {
    title: titleOf(approval, language),
    viewer,
    section: "requests",
    content: html`${alarm(complaint)}
${outcomeOf(approval, context, language)}
${context.unusual === null ? "" : unusualOf(context.unusual, { currency, language })}
<dl>
<dt>${words.status}</dt><dd>${words.statuses[status]}</dd>
<dt>${words.why}</dt><dd>${words.whys[why]}</dd>
<dt>${words.reason}</dt><dd>${reason ?? words.no_reason}</dd>
<dt>${words.agent}</dt><dd>${agentOf(approval, context)}</dd>
</dl>
<h2>${words.will_happen}</h2>
<dl>
${requestRows(withType(approval), language)}
${holderRow(meterOf(approval), { holder: context.holder, language })}
${status === "requested" ? creditRow(words, approval, context) : ""}
</dl>
<h2>${words.limits}</h2>
<dl>
<dt>${words.threshold}</dt><dd>${words.threshold_of(used)}</dd>
<dt>${words.requested}</dt><dd>${momentOf(created, language)}</dd>
${
  decided_at === null
    ? html`<dt>${words.expires}</dt><dd>${momentOf(expires_at, language)}</dd>`
    : html`<dt>${words.decided}</dt><dd>${momentOf(decided_at, language)}</dd>`
}
</dl>
${approval.mandate === null ? "" : mandateOf(approval.mandate, language)}
${status === "requested" ? decisions(viewer, approval, pin) : ""}
<p><a href="/dashboard/approvals">${words.all}</a></p>`,
  };
}

/** What was permitted, as anybody can verify it. */
function mandateOf(
  { summary, approved_by, expires_at, jws }: Schemas["Mandate"],
  language: Language,
): Markup {
  const words = wordsIn(APPROVAL_WORDS, language);
  const by = { who: approved_by, moment: momentOf(expires_at, language) };
  return html`<h2>${words.mandate}</h2>
<p>${english(summary, language)} ${words.permitted(by)}</p>
<details><summary>${words.signed_token}</summary><p class="long">${jws}</p></details>`;
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
function creditRow(
  words: ApprovalWords,
  { currency }: Approval,
  { available, available_after }: ApprovalContext,
): Markup {
  const left = {
    available: readableAmount(available, currency),
    after: readable(available_after),
  };
  return html`<dt>${words.credit}</dt><dd>${words.credit_left(left)}</dd>`;
}

function decisions(viewer: Viewer, { id }: Approval, pin: PinState): Markup {
  const words = wordsIn(APPROVAL_WORDS, viewer.language);
  if (viewer.role === "viewer") return html`<p>${words.reads_only}</p>`;
  const action = `/dashboard/approvals/${id}`;
  return html`${approving(viewer, action, pin)}
<form method="post" action="${action}/reject">${tokenField(viewer.form_token)}
<button>${words.reject}</button>
</form>`;
}

function approving(
  { role, language, form_token }: Viewer,
  action: string,
  { is_set, locked_until, approves_from }: PinState,
): Markup {
  const words = wordsIn(APPROVAL_WORDS, language);
  if (!APPROVE.includes(role)) return html`<p>${words.rejects_only}</p>`;
  const set = `/dashboard/pin?next=${encodeURIComponent(action)}`;
  if (!is_set)
    return html`<p>${words.needs_pin}
<a href="${set}">${words.set_pin}</a></p>`;
  const until = locked_until ?? approves_from;
  if (until !== null) {
    const because = locked_until === null ? words.after_forgotten : words.after_wrong;
    const moment = momentOf(until / 1_000, language);
    return html`<p class="alarm">${because({ moment })}</p>
<p>${words.others_approve}</p>`;
  }
  return html`<form method="post" action="${action}/approve">${tokenField(form_token)}
<label for="pin">${wordsIn(FRAME_WORDS, language).pin}</label>
<input id="pin" name="pin" type="password" inputmode="numeric" autocomplete="off"
 pattern="[0-9]{6}" maxlength="6" required>
<button class="first">${words.approve}</button>
<a class="beside" href="${set}">${words.forgotten}</a>
</form>`;
}
