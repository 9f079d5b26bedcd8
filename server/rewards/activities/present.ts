import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { presentMatch } from "#rewards/rules";
import type { ActivityRow } from "./rows/tables.ts";

/** An activity as the wire shows it. Source: spec/rewards/activities.tsp. */
export function presentActivity(
  row: ActivityRow,
  { account }: Pick<PresentContext, "account">,
): Schemas["Activity"] {
  return {
    id: formatId("act", row.id),
    object: "activity",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    activity_id: row.activity_id,
    name: row.name,
    recipient: formatId("rcp", row.recipient_id),
    program: row.program_id === null ? null : formatId("prg", row.program_id),
    occurred_at: unixSeconds(row.occurred_at),
    value: row.value_minor === null ? null : formatMoney(row.value_minor),
    currency: row.currency,
    matches: row.matches.map(presentMatch),
    metadata: row.metadata,
  };
}
