import { ERRORS } from "@svc/generated/errors";
import type { Tx } from "#platform/db/transaction";
import type { Refusal } from "#platform/refusal";
import { namedMeaning } from "#platform/wire/error-envelope";
import type { ApprovalResult } from "#platform/work/reactions";
import { dropDeadline, moveApproval, writeResult } from "./lifecycle.ts";
import type { ApprovalRow } from "./tables.ts";

/**
 * What an approved request has become, in the transaction that makes it. The caller has locked the
 * approval. Writes: agent_approvals, approval_deadlines.
 */
export async function endApproval(
  tx: Tx,
  row: ApprovalRow,
  { prefix: result_prefix, id: result_id }: ApprovalResult,
): Promise<void> {
  await writeResult(tx, row, { result_prefix, result_id });
  await dropDeadline(tx, row);
}

/**
 * An approved request was refused when it was carried out. The caller has locked the approval.
 *
 * Writes: agent_approvals, approval_deadlines, events.
 */
export async function failApproval(
  tx: Tx,
  row: ApprovalRow,
  { code, detail, now }: Pick<Refusal, "code" | "detail"> & { readonly now: number },
): Promise<void> {
  const { param = null, message } = detail;
  const failure_message = message ?? namedMeaning(param, ERRORS[code].meaning);
  await moveApproval(tx, row, {
    to: "failed",
    by: "execution_refused",
    set: { failure_code: code, failure_message },
    previous_attributes: { failure: null },
    now,
    request: null,
  });
  await dropDeadline(tx, row);
}
