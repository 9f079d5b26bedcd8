/** What the suppliers of a played world may do to a call. */
import type { SupplierOrder } from "@svc/server/providers/port/index.ts";
import type { Scenario } from "../fakes/kit/index.ts";
import type { Dice } from "./dice.ts";

/** A play for one call, and null for a usual one. */
type Choice = readonly [name: string, play: Omit<Scenario, "match"> & { readonly call: string }];

/** Before it is asked about for the first time, and behind that. */
const LATE_MS = [15_000, 90_000, 900_000] as const;
const OTHER_TARGET = "0779999999";

function hot(name: string, with_: Readonly<Record<string, unknown>> = {}): Choice {
  return [name, { play: name, call: "sale", with: with_ }];
}

function pay(play: string, with_: Readonly<Record<string, unknown>> = {}, call = "pay"): Choice {
  return [`${call} ${play} ${JSON.stringify(with_)}`, { play, call, with: with_ }];
}

const HOT_SALES: readonly Choice[] = [
  ...["vended_503", "vended_busy", "vended_not_json", "vended_reset", "vended_hang"],
  ...["vended_forbidden", "html_503", "busy", "not_json", "reset", "hang", "unauthorised"],
  ...["bad_request", "no_number", "two_members"],
]
  .map((name) => hot(name))
  .concat([
    ...LATE_MS.map((after_ms) => hot("late", { after_ms })),
    hot("refused", { message: "Invalid mobile number" }),
    hot("refused", { message: "Meter blocked" }),
    hot("refused", { message: "Insufficient balance in USD wallet" }),
    hot("vended_refused", { message: "Recharge failed" }),
    hot("other_amount", { amount: 2.5 }),
    hot("other_target", { target: OTHER_TARGET }),
  ]);

const HOT_QUERIES: readonly Choice[] = ["html_503", "not_json", "reset", "unauthorised"].map(
  (name) => [name, { play: name, call: "query" }],
);

const AFTER = [120_000, 700_000, 90_000_000] as const;

const BILLPAY_SALES: readonly Choice[] = [
  ...[
    "hang",
    "reset",
    "http_503",
    "garbage",
    "reset_undone",
    "http_503_undone",
    "http_401_undone",
  ].flatMap((name) => [pay(name), pay(name, {}, "auth")]),
  ...AFTER.flatMap((after_ms) =>
    ["being_processed", "pending", "flagged"].flatMap((name) =>
      ["Paid", "Failed", "Reversed"].map((then) => pay(name, { then, after_ms })),
    ),
  ),
  ...["failed", "reversed"].map((name) => pay(name)),
  ...["failed", "offline"].map((name) => pay(name, {}, "auth")),
  pay("lie", { lie: { TotalAmount: "2.50" } }),
  pay("lie", { lie: { MemberNumber: OTHER_TARGET } }),
  pay("lie", { lie: { Reference: "somebody-else" } }),
];

const BILLPAY_QUERIES: readonly Choice[] = [
  ...["reset", "http_503_undone", "garbage_undone", "http_401_undone"].map((name) =>
    pay(name, {}, "status"),
  ),
];

const PLAYS = {
  "hot-v3": { submit: HOT_SALES, query: HOT_QUERIES, called: "call" },
  billpay: { submit: BILLPAY_SALES, query: BILLPAY_QUERIES, called: "action" },
} as const;

export type SupplierName = keyof typeof PLAYS;

/** Draws what happens to a call about an order; null where it is a usual one. */
export function drawPlay(
  dice: Dice,
  {
    name,
    question,
    order,
  }: { name: SupplierName; question: "submit" | "query"; order: SupplierOrder },
): (Scenario & { readonly named: string }) | null {
  const { called, ...choices } = PLAYS[name];
  if (!dice.chance(question === "submit" ? 75 : 40)) return null;
  const [named, { call, ...play }] = dice.pick(choices[question]);
  return { ...play, named, match: { [called]: call, reference: order.reference } };
}
