import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { listOfAll } from "#platform/wire/page";
import type { ProgramRow } from "#rewards/programs";
import type { RuleRow } from "./rows/tables.ts";

/** A rule of a program as the wire shows it. Source: spec/rewards/rules/models.tsp. */
function presentRule(
  row: RuleRow,
  { currency }: Pick<ProgramRow, "currency">,
  { account }: Pick<PresentContext, "account">,
): Schemas["ProgramRule"] {
  return {
    id: formatId("rul", row.id),
    object: "program_rule",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    name: row.name,
    currency,
    active: row.active,
    kind: row.kind,
    on: row.on,
    activity_name: row.activity_name,
    when: row.when,
    count: row.count,
    give: row.give,
    limit: row.limits,
    starts_at: row.starts_at === null ? null : unixSeconds(row.starts_at),
    ends_at: row.ends_at === null ? null : unixSeconds(row.ends_at),
    priority: row.priority,
    cooldown: row.cooldown_seconds,
    matched_count: row.matched_count,
  };
}

/** The rules of a program on one page, in the order of the rows. */
export function presentRules(
  rows: readonly RuleRow[],
  program: Pick<ProgramRow, "id" | "currency">,
  ctx: Pick<PresentContext, "account">,
): Schemas["ProgramRuleList"] {
  const data = rows.map((row) => presentRule(row, program, ctx));
  return listOfAll({ path: `/programs/${formatId("prg", program.id)}/rules`, data });
}
