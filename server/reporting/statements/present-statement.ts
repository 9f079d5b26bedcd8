import { BASE_PATH } from "@svc/generated/mount-routes";
import type { Schemas } from "@svc/generated/routes";
import type { AccountFacts, Currency } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import type { StatementMonth } from "./month.ts";
import type { SendSum } from "./parts.ts";
import type { SendGroup, StatementFigures } from "./read-statement.ts";

/** What a statement covers. */
export interface StatementFacts {
  readonly account: AccountFacts;
  readonly currency: Currency;
  readonly month: StatementMonth;
  readonly is_dealer: boolean;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
}

/** A statement as the wire shows it. Source: spec/reporting/statements.tsp. */
export function presentStatement(
  figures: StatementFigures,
  facts: StatementFacts,
): Schemas["Statement"] {
  const { account, currency, month, is_dealer, now } = facts;
  const { groups, delivered } = figures;
  const moved = (type: Schemas["CreditTransactionType"]) => figures.moved_minor.get(type) ?? 0n;
  const of_dealer = (minor: bigint) => (is_dealer ? formatMoney(minor) : null);
  return {
    object: "statement",
    created: unixSeconds(now),
    livemode: account.mode === "live",
    period: month.period,
    currency,
    opening: formatMoney(figures.opening_minor),
    closing: formatMoney(figures.closing_minor),
    topups: formatMoney(moved("topup")),
    checkout_credits: formatMoney(moved("checkout_credit")),
    test_grants: formatMoney(moved("test_grant")),
    adjustments: formatMoney(moved("adjustment")),
    credited_back: formatMoney(moved("send_credit_back")),
    sends: presentSum(groups.reduce(addSums, NO_SENDS)),
    rewards: formatMoney(-(moved("reward") + moved("reward_return"))),
    by_type: byType(groups),
    by_cost_center: byCostCenter(groups),
    by_api_key: byApiKey(groups),
    face_sold: of_dealer(delivered.face_minor),
    cost_drawn: of_dealer(delivered.cost_minor),
    dealer_discount_earned: of_dealer(delivered.face_minor - delivered.cost_minor),
    rows_url: `${BASE_PATH}/statements.csv?period=${month.period}&currency=${currency}`,
    final: month.is_final,
    generated_at: unixSeconds(now),
    document_number: `ST-${month.period}-${currency}-${formatId("acct", account.id).slice(-13)}`,
  };
}

const NO_SENDS: SendSum = { count: 0, face_minor: 0n, cost_minor: 0n };

function addSums(sum: SendSum, more: SendSum): SendSum {
  return {
    count: sum.count + more.count,
    face_minor: sum.face_minor + more.face_minor,
    cost_minor: sum.cost_minor + more.cost_minor,
  };
}

function presentSum({ count, face_minor, cost_minor }: SendSum): Schemas["StatementSends"] {
  return { count, face: formatMoney(face_minor), cost: formatMoney(cost_minor) };
}

/** The groups that share a key, summed, in the order in which the keys are first met. */
function summedBy(groups: readonly SendGroup[], keyOf: (group: SendGroup) => string) {
  return [...Map.groupBy(groups, keyOf).values()].flatMap((alike) =>
    alike.slice(0, 1).map((first) => ({ first, sum: presentSum(alike.reduce(addSums, NO_SENDS)) })),
  );
}

function byType(groups: readonly SendGroup[]): Schemas["StatementByType"][] {
  return summedBy(groups, ({ type, network }) => `${type} ${network}`).map(({ first, sum }) => {
    return { type: first.type, network: first.network, ...sum };
  });
}

function byCostCenter(groups: readonly SendGroup[]): Schemas["StatementByCostCenter"][] {
  return summedBy(groups, ({ cost_center_id }) => String(cost_center_id)).map(({ first, sum }) => {
    const { cost_center_id: id } = first;
    return { cost_center: id === null ? null : formatId("cc", id), ...sum };
  });
}

function byApiKey(groups: readonly SendGroup[]): Schemas["StatementByApiKey"][] {
  return summedBy(groups, ({ api_key_id }) => String(api_key_id)).map(({ first, sum }) => {
    const { api_key_id: id, key_label: label } = first;
    return { api_key: id === null ? null : formatId("key", id), label, ...sum };
  });
}
