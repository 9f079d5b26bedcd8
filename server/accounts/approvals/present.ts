import type { Schemas } from "@svc/generated/routes";
import { maskSecrets } from "#journal/events";
import type { PresentContext } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { mandateIn } from "./mandate.ts";
import { findApprovals } from "./queries.ts";
import type { ApprovalRow } from "./tables.ts";

type Approval = Schemas["AgentApproval"];

/** Presents approvals by uuid, as they are now; what is not the account's is absent. */
export async function presentApprovals(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, object>> {
  const rows = await ctx.read((read) => findApprovals(read, ctx.account.id, ids));
  return new Map(rows.map((row) => [row.id, presentApproval(row, ctx)]));
}

/** Presents an approval as it is now. */
export function presentApproval(
  row: ApprovalRow,
  { account, config }: Pick<PresentContext, "account" | "config">,
): Approval {
  const id = formatId("apr", row.id);
  return {
    id,
    object: "agent_approval",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    action: row.action,
    status: row.status,
    why: row.why,
    request: maskSecrets(row.request) as Approval["request"],
    amount: formatMoney(row.amount_minor),
    currency: row.currency,
    target: row.target,
    reason: row.reason,
    api_key: formatId("key", row.api_key_id),
    threshold: {
      currency: row.currency,
      limit: formatMoney(row.limit_minor),
      used_24h: formatMoney(row.used_minor),
    },
    approval_url: `${config.public_url}/dashboard/approvals/${id}`,
    expires_at: unixSeconds(row.expires_at),
    ...decisionOf(row),
  };
}

function decisionOf(row: ApprovalRow) {
  const { decided_by_kind: kind, decided_by_id, decided_at } = row;
  const { result_prefix, result_id, failure_code: code, failure_message: message } = row;
  const is_decided = kind !== null && decided_by_id !== null;
  const has_result = result_prefix !== null && result_id !== null;
  return {
    decided_by: is_decided ? formatId(kind === "key" ? "key" : "mem", decided_by_id) : null,
    decided_at: decided_at === null ? null : unixSeconds(decided_at),
    mandate: mandateIn(row),
    result: has_result ? formatId(result_prefix, result_id) : null,
    failure: code === null || message === null ? null : { code, message },
  };
}
