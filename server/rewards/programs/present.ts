import { BASE_PATH } from "@svc/generated/mount-routes";
import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { remainingOf } from "./rows/budget.ts";
import type { RewardCounts } from "./rows/counts.ts";
import type { ProgramRow } from "./rows/tables.ts";

/** What is known of a program besides its row. */
interface Beside {
  readonly counts: RewardCounts;
  /** How many of its rules are active. */
  readonly rules: number;
  /** The whole secret, in the answer that made it; else null. */
  readonly secret: string | null;
}

/** A program as the wire shows it. Source: spec/rewards/programs/models.tsp. */
export function presentProgram(
  row: ProgramRow,
  { account, config }: Pick<PresentContext, "account" | "config">,
  { counts, rules, secret }: Beside,
): Schemas["Program"] {
  const id = formatId("prg", row.id);
  return {
    id,
    object: "program",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    currency: row.currency,
    funding: row.funding,
    ...presentProgress(row),
    ...presentTerms(row),
    completions_url: `${config.cell_url}${BASE_PATH}/programs/${id}/completions`,
    completions_secret: secret,
    counts: presentCounts(counts),
    rules_count: rules,
  };
}

/** The fields of a program that change while it runs. */
export function presentProgress(row: ProgramRow) {
  return {
    status: row.status,
    budget: formatMoney(row.budget_minor),
    spent: formatMoney(row.spent_minor),
    earmarked: formatMoney(row.earmarked_minor),
    remaining: formatMoney(remainingOf(row)),
    reservation: row.reservation_id === null ? null : formatId("rsv", row.reservation_id),
    activated_at: secondsOf(row.activated_at),
    closed_at: secondsOf(row.closed_at),
  };
}

/** The fields of a program that a change can alter. */
function presentTerms(row: ProgramRow) {
  return {
    name: row.name,
    description: row.description,
    default_amount: moneyOf(row.default_amount_minor),
    choices: row.choices,
    sources: row.sources,
    one_per_phone: row.one_per_phone,
    per_recipient: row.per_recipient,
    require_network: row.require_network,
    throttle_per_hour: row.throttle_per_hour,
    min_account_age: row.min_account_age_seconds,
    hold: {
      mode: row.hold_mode,
      amount_over: moneyOf(row.hold_amount_over_minor),
      first_reward: row.hold_first_reward,
      expires_after: row.hold_expires_after_seconds,
    },
    on_zesa_down: row.on_zesa_down,
    max_hold: row.max_hold_seconds,
    close_grace: row.close_grace_seconds,
    sms_message: row.sms_message,
    branding: row.branding,
    lawful_basis: row.lawful_basis,
    sensitive_data: row.sensitive_data,
    geofence: row.geofence,
    metadata: row.metadata,
  };
}

function presentCounts(counts: RewardCounts): Schemas["ProgramCounts"] {
  return {
    rewards: Object.values(counts).reduce((sum, count) => sum + count, 0),
    delivered: counts.delivered ?? 0,
    held: counts.held ?? 0,
    failed: counts.failed ?? 0,
  };
}

function moneyOf(amount_minor: bigint | null): string | null {
  return amount_minor === null ? null : formatMoney(amount_minor);
}

function secondsOf(at: number | null): number | null {
  return at === null ? null : unixSeconds(at);
}
