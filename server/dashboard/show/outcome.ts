/** What came of a request of an agent, as it stands when the page is read. */
import { ERRORS, type ErrorCode } from "@svc/generated/errors";
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { readableAmount } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import type { ApprovalContext } from "../approval-context.ts";
import { english } from "./english.ts";
import type { Markup } from "./layout.ts";
import { OUTCOME_WORDS } from "./outcome-words.ts";
import { phoneOf } from "./request-fields.ts";

type Approval = Schemas["AgentApproval"];
type ResultStatus = NonNullable<ApprovalContext["result_status"]>;

const FAILED: readonly ResultStatus[] = ["failed_credited", "failed", "rejected"];

/** Where the page of a result is. */
const PAGES: Readonly<Record<Approval["action"], string>> = {
  send: "/dashboard/sends",
  reward: "/dashboard/rewards/given",
};

/** What was sold or given, or why not and what to do next; nothing of a request that waits. */
export function outcomeOf(
  approval: Approval,
  { result_status }: ApprovalContext,
  language: Language,
): Markup | string {
  const { status, action, result, failure } = approval;
  const words = wordsIn(OUTCOME_WORDS, language);
  if (status === "approved" && (result === null || result_status === null)) {
    return html`<p class="note" role="status">${words.carried_out}</p>`;
  }
  if (status === "approved" && result_status !== null) {
    const kind = FAILED.includes(result_status) ? "note alarm" : "note";
    return html`<p class="${kind}" role="status">${words.results[result_status]}
${sumOf(approval, language)} ${words.result_is[action]} <a
 href="${PAGES[action]}/${result}">${result}</a>.</p>`;
  }
  if (status === "failed" && failure !== null) {
    const fix = ERRORS[failure.code as ErrorCode]?.fix ?? "";
    return html`<p class="note alarm" role="status">${words.not_charged} ${english(
      failure.message,
      language,
    )}</p>
<p>${english(fix, language)} ${words.send_again}</p>`;
  }
  if (status === "rejected") return html`<p class="note" role="status">${words.rejected}</p>`;
  if (status === "expired") return html`<p class="note" role="status">${words.expired}</p>`;
  return "";
}

function sumOf({ amount, currency, target }: Approval, language: Language): string {
  const words = wordsIn(OUTCOME_WORDS, language);
  const sum = readableAmount(amount, currency);
  if (target === null) return words.sum_to_chooser({ amount: sum });
  return words.sum_to({ amount: sum, to: phoneOf(target) });
}
