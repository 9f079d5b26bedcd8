/** What came of a request of an agent, as it stands when the page is read. */
import { ERRORS, type ErrorCode } from "@svc/generated/errors";
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { readableAmount } from "#platform/values/readable";
import type { ApprovalContext } from "../approval-context.ts";
import { phoneOf } from "./request-fields.ts";

type Approval = Schemas["AgentApproval"];
type ResultStatus = NonNullable<ApprovalContext["result_status"]>;

const RETURNED = "It failed, and the Credit was returned. The agent can send it again.";
const UNKNOWN =
  "The network has not answered. Do not sell it again: it may have been delivered. " +
  "It is settled automatically.";

/** Of a send and of a reward, whose statuses of one name mean the same to a person. */
const RESULTS: Readonly<Record<ResultStatus, string>> = {
  pending: "Charged, and being delivered.",
  submitted: "Charged, and being delivered.",
  scheduled: "Charged, and delivered at its time.",
  queued: "Charged. Power is down; the token is sent when it is back.",
  retrying: "Charged. The network is busy, and delivery is tried again.",
  unknown: UNKNOWN,
  requires_review: UNKNOWN,
  delivered: "Delivered.",
  failed_credited: RETURNED,
  failed: RETURNED,
  cancelled_credited: "Cancelled, and the Credit was returned.",
  held: "Held for a review; nothing is sent before somebody approves it.",
  released: "Released, and being delivered.",
  voided: "Voided; its budget was returned to the program.",
  expired: "Expired; its budget was returned to the program.",
  rejected: "Rejected in a review; its budget was returned to the program.",
};
const FAILED: readonly ResultStatus[] = ["failed_credited", "failed", "rejected"];

/** Where the page of a result is. */
const PAGES: Readonly<Record<Approval["action"], string>> = {
  send: "/dashboard/sends",
  reward: "/dashboard/rewards/given",
};

/** What was sold or given, or why not and what to do next; nothing of a request that waits. */
export function outcomeOf(approval: Approval, { result_status }: ApprovalContext) {
  const { status, action, amount, currency, target, result, failure } = approval;
  if (status === "approved" && (result === null || result_status === null)) {
    return html`<p class="note" role="status">Approved. It is being carried out; open this
page again in a minute.</p>`;
  }
  if (status === "approved" && result_status !== null) {
    const to = target === null ? "a recipient who chooses" : phoneOf(target);
    const kind = FAILED.includes(result_status) ? "note alarm" : "note";
    return html`<p class="${kind}" role="status">${RESULTS[result_status]}
${readableAmount(amount, currency)} to ${to}. The ${action === "send" ? "send" : "reward"} is <a
 href="${PAGES[action]}/${result}">${result}</a>.</p>`;
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
