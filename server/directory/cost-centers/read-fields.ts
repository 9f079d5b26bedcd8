/** Reads the fields of a cost centre as requests write them, for new ones and for changes. */
import type { Input } from "@svc/generated/routes";
import type { Currency } from "#platform/context";
import { refuse } from "#platform/refusal";
import { mergeMetadata } from "#platform/values/metadata";
import { parseMoney } from "#platform/values/money";
import type { CostCenterRow } from "./tables.ts";

/** What a request may say of a cost centre. */
export type CostCenterFields = Pick<
  CostCenterRow,
  "name" | "gl_code" | "currency" | "monthly_budget_minor" | "is_active" | "metadata"
>;

/** Refuses: `invalid_amount`, `invalid_metadata`. */
export function readNewCostCenter(body: Input<"createCostCenter">["body"]): CostCenterFields {
  return {
    name: body.name,
    gl_code: body.gl_code ?? null,
    currency: readCurrency(body.currency),
    monthly_budget_minor: readBudget(body.monthly_budget),
    is_active: body.is_active ?? true,
    metadata: mergeMetadata({}, body.metadata),
  };
}

/**
 * Reads what a cost centre becomes; what the request leaves out is as it was.
 *
 * Refuses: `invalid_amount`, `invalid_metadata`.
 */
export function readCostCenterChanges(
  row: CostCenterRow,
  body: Input<"updateCostCenter">["body"],
): CostCenterFields {
  const { gl_code, currency, monthly_budget } = body;
  return {
    name: body.name ?? row.name,
    gl_code: gl_code === undefined ? row.gl_code : gl_code,
    currency: currency === undefined ? row.currency : readCurrency(currency),
    monthly_budget_minor:
      monthly_budget === undefined ? row.monthly_budget_minor : readBudget(monthly_budget),
    is_active: body.is_active ?? row.is_active,
    metadata: mergeMetadata(row.metadata, body.metadata),
  };
}

function readCurrency(written: string): Currency {
  return written.toUpperCase() as Currency;
}

function readBudget(written: string | number | null | undefined): bigint | null {
  if (written == null) return null;
  return (
    parseMoney(written) ??
    refuse("invalid_amount", {
      param: "monthly_budget",
      message: "`monthly_budget` must be a positive amount with at most two decimals.",
    })
  );
}
