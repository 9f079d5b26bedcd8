import type { Input } from "@svc/generated/routes";
import type { Currency } from "#platform/context";
import { refuse } from "#platform/refusal";
import { parseMoney } from "#platform/values/money";
import type { TopupRow } from "../rows/tables.ts";

/** A top-up as it is asked for. */
export type TopupInput = Pick<TopupRow, "method" | "amount_minor" | "currency" | "description">;

/**
 * Reads a top-up from the wire.
 *
 * Refuses: `invalid_amount`.
 */
export function readTopup(body: Input<"createTopup">["body"]): TopupInput {
  const { method = "card", amount, description = null } = body;
  const currency = body.currency.toUpperCase() as Currency;
  const amount_minor = parseMoney(amount) ?? refuse("invalid_amount", { param: "amount" });
  return { method, amount_minor, currency, description };
}
