/** What was proposed, in words: the second person decides by this. */
import type { Markup } from "#dashboard/show/layout";
import { money } from "#dashboard/show/money";
import { worded } from "#dashboard/show/worded";
import { formatMoney } from "#platform/values/money";
import { factsOf } from "./queue.ts";

type Input = Readonly<Record<string, unknown>>;

/** The fields that a second person is shown, in this order. */
const LABELS: Readonly<Record<string, string>> = {
  outcome: "Outcome",
  amount_minor: "Amount",
  cost_minor: "Cost",
  credit_minor: "Credit",
  received_minor: "Received",
  total_minor: "Of a total of",
  is_reversed: "Reversed or disputed",
  discounts: "Discounts",
};

/** The fields of a proposal; its ids and its organisation stand in columns of their own. */
export function shownInput(input: Input): Markup {
  return factsOf(
    Object.entries(LABELS).flatMap(([name, label]) =>
      name in input ? [[label, shownValue(name, input)] as const] : [],
    ),
  );
}

function shownValue(name: string, { [name]: value, currency }: Input): Markup | string {
  if (name.endsWith("_minor")) return amountOf(value, currency);
  if (name === "discounts") return (value as readonly Input[]).map(discountOf).join(", ");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return worded(String(value));
}

/** Proposals of before do not name the currency of each amount. */
function amountOf(minor: unknown, currency: unknown): Markup | string {
  if (minor === null) return "Nothing";
  const amount = formatMoney(BigInt(String(minor)));
  return typeof currency === "string" ? money(amount, currency) : amount;
}

/** As the form of an application takes it. */
function discountOf({ network, currency, discount_bps }: Input): string {
  return `${network}:${currency}:${formatMoney(BigInt(String(discount_bps)))}`;
}
