import type { Schemas } from "@svc/generated/routes";
import { presentMeter } from "#catalogue/meters";
import type { Ctx } from "#platform/context";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { problemOf } from "#platform/wire/problem-of";
import { remainingOf } from "#rewards/programs";
import { presentReward } from "#rewards/rewards";
import type { ForeseenReward } from "./foresee-reward.ts";

type Validation = Schemas["RewardValidation"];

/** Shows what would become of a reward. Source: spec/rewards/rewards/validation.tsp. */
export function presentForeseen(
  { account, now }: Pick<Ctx, "account" | "now">,
  { problems, program, row, needs_approval, confirmed }: ForeseenReward,
): Validation {
  const valid = problems.length === 0;
  const left_minor =
    !valid || program === null || row === null ? null : remainingOf(program) - row.amount_minor;
  return {
    object: "reward_validation",
    created: unixSeconds(now),
    livemode: account.mode === "live",
    valid,
    would_status: valid && row !== null ? wouldStatusOf(row, needs_approval) : null,
    reward: row === null ? null : previewOf(row, account),
    currency: program?.currency ?? null,
    budget_after: left_minor === null ? null : { remaining: formatMoney(left_minor) },
    meter:
      confirmed === null
        ? null
        : presentMeter(confirmed.row, { account, now, source: confirmed.source }),
    problems: problems.map(problemOf),
  };
}

type Row = NonNullable<ForeseenReward["row"]>;

function wouldStatusOf({ status }: Row, needs_approval: boolean): Validation["would_status"] {
  return needs_approval ? "requires_approval" : status;
}

function previewOf(row: Row, account: Ctx["account"]): Schemas["RewardPreview"] {
  const { id, ...preview } = presentReward({ ...row, event_sequence: 0 }, { account });
  return preview;
}
