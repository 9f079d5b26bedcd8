import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import type { SendExchange } from "./attempt-queries.ts";

type SendAttempt = Schemas["SendAttempt"];

/** An exchange with a supplier as the organisation sees it: no supplier's name, no raw answer. */
export function presentAttempt(
  row: SendExchange,
  { account }: Pick<PresentContext, "account">,
): SendAttempt {
  return {
    id: formatId("att", row.id),
    object: "send_attempt",
    created: unixSeconds(row.at),
    livemode: account.mode === "live",
    send: formatId("snd", row.send_id),
    sequence: row.sequence,
    kind: row.kind,
    at: unixSeconds(row.at),
    duration_ms: row.duration_ms,
    outcome: row.outcome,
    detail: row.detail,
    status_before: row.status_before,
    status_after: row.status_after,
  };
}
