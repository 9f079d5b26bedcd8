import type { Schemas } from "@svc/generated/routes";
import type { SellableProduct } from "#catalogue/products";
import { refuse } from "#platform/refusal";
import { formatMoney } from "#platform/values/money";
import { type ProgramRefusal, type ProgramRow, refusalOfStatus } from "#rewards/programs";
import type { LinkInput } from "../read/link-input.ts";

/** What of a link its program decides where the request does not. */
export interface LinkTerms {
  readonly choices: Schemas["SendType"][];
  /** Units: minor units of face value. */
  readonly amount_minor: bigint;
}

/**
 * Settles what links of a program offer, or refuses them by its terms.
 *
 * Refuses: `parameter_missing`, `program_closed`, `program_not_active`, `source_not_allowed`,
 * `choice_not_allowed`.
 */
export function settleTerms(program: ProgramRow, input: LinkInput): LinkTerms {
  const amount_minor = input.amount_minor ?? program.default_amount_minor;
  if (amount_minor === null) {
    const message = "`amount` is required: the program has no `default_amount`.";
    return refuse("parameter_missing", { param: "amount", message });
  }
  const of_status = refusalOfStatus(program);
  if (of_status !== null) refuse(of_status.code, of_status.detail);
  const { sources, choices: allowed } = program;
  if (!sources.includes("links")) {
    refuse("source_not_allowed", { meta: { rule: "sources", allowed: sources } });
  }
  const choices = [...(input.choices ?? allowed)];
  if (!choices.every((type) => allowed.includes(type))) {
    refuse("choice_not_allowed", { param: "choices", meta: { rule: "choices", allowed } });
  }
  return { choices, amount_minor };
}

/**
 * Refuses an amount for which no network sells any of the types that a person can choose from.
 *
 * Refuses: `amount_out_of_range`.
 */
export function refuseAmount(...asked: Parameters<typeof refusalOfAmount>): void {
  const refusal = refusalOfAmount(...asked);
  if (refusal !== null) refuse(refusal.code, refusal.detail);
}

/** Why an amount cannot be claimed as any of the types; null when it can. Pure. */
export function refusalOfAmount(
  products: readonly SellableProduct[],
  { currency }: Pick<ProgramRow, "currency">,
  {
    choices,
    amount_minor,
  }: Pick<LinkTerms, "amount_minor"> & {
    readonly choices: readonly Schemas["SendType"][];
  },
): ProgramRefusal | null {
  const sold = products
    .filter((product) => product.currency === currency && choices.includes(product.type))
    .flatMap(({ networks }) => networks);
  if (sold.some((on) => amount_minor >= on.min_minor && amount_minor <= on.max_minor)) return null;
  const [least] = sold.map(({ min_minor }) => min_minor).toSorted(inOrder);
  const most = sold
    .map(({ max_minor }) => max_minor)
    .toSorted(inOrder)
    .at(-1);
  const [min, max] = [formatMoney(least ?? 0n), formatMoney(most ?? 0n)];
  const message = `\`amount\` must be between ${min} and ${max} ${currency} for these choices.`;
  return { code: "amount_out_of_range", detail: { param: "amount", message, meta: { min, max } } };
}

function inOrder(one: bigint, other: bigint): number {
  return one < other ? -1 : 1;
}
