import type { Schemas } from "@svc/generated/routes";
import { SIMULATED_BUNDLES } from "#catalogue/bundles";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { formatMoney } from "#platform/values/money";
import { readAmount } from "#rewards/programs";
import type { WrittenRule } from "./read-rule.ts";

type Written = WrittenRule["give"];

/**
 * Reads the reward that a rule gives.
 *
 * Refuses: `conflicting_parameters`, `parameter_missing`, `invalid_amount`,
 * `reference_not_found`.
 */
export function readGive(
  kind: Schemas["ProgramRuleKind"],
  written: Written,
  place: string,
): Schemas["RuleGive"] {
  const delivery = written.delivery ?? "direct";
  if (delivery === "choice") refuseChosen(written, place);
  refuseAmounts(kind, written, place);
  const { amount = null, percent_of_value = null, max = null } = written;
  const moneyOf = (text: NonNullable<Written["amount"]>, field: string) =>
    formatMoney(readAmount(text, `${place}.${field}`));
  return {
    amount: amount === null ? null : moneyOf(amount, "amount"),
    percent_of_value,
    max: max === null ? null : moneyOf(max, "max"),
    ...readType(written, place),
    delivery,
  };
}

/**
 * What a person is to choose no rule says.
 *
 * Refuses: `conflicting_parameters`.
 */
function refuseChosen({ type, bundle_id }: Written, place: string): void {
  const named = Object.entries({ type, bundle_id });
  const [field] = named.find(([, value]) => value != null) ?? [];
  if (field === undefined) return;
  const param = `${place}.${field}`;
  const message = `\`${param}\` cannot be used with \`delivery: choice\`: the person chooses it.`;
  refuse("conflicting_parameters", { param, message });
}

/** Refuses: `conflicting_parameters`, `parameter_missing`. */
function refuseAmounts(
  kind: Schemas["ProgramRuleKind"],
  { amount, percent_of_value, max }: Written,
  place: string,
): void {
  const percent = `${place}.percent_of_value`;
  if (kind === "percentage" && amount != null) {
    const message = `\`${place}.amount\` cannot be used in rules of the kind percentage.`;
    refuse("conflicting_parameters", { param: `${place}.amount`, message });
  }
  if (amount != null && percent_of_value != null) {
    const message = `\`${percent}\` cannot be used together with \`${place}.amount\`.`;
    refuse("conflicting_parameters", { param: percent, message });
  }
  if (amount == null && percent_of_value == null) {
    const message = `\`${place}.amount\` or \`${percent}\` is required.`;
    refuse("parameter_missing", {
      param: kind === "percentage" ? percent : `${place}.amount`,
      message,
    });
  }
  if (max == null || percent_of_value != null) return;
  const message = `\`${place}.max\` needs \`${percent}\`.`;
  refuse("conflicting_parameters", { param: `${place}.max`, message });
}

/** Refuses: `conflicting_parameters`, `parameter_missing`, `reference_not_found`. */
function readType(
  { type: written, bundle_id = null }: Written,
  place: string,
): Pick<Schemas["RuleGive"], "type" | "bundle_id"> {
  const param = `${place}.bundle_id`;
  const type = written ?? (bundle_id === null ? null : "data");
  if (bundle_id === null) {
    if (type !== "data") return { type, bundle_id };
    return refuse("parameter_missing", { param, message: `\`${param}\` is required for data.` });
  }
  if (type !== "data") {
    const message = `\`${param}\` can be used in rewards of data only.`;
    refuse("conflicting_parameters", { param, message });
  }
  const id = parseId("bnd", bundle_id);
  if (SIMULATED_BUNDLES.some((bundle) => bundle.id === id)) return { type, bundle_id };
  const message = `\`${param}\` is invalid. There is no bundle ${bundle_id}.`;
  return refuse("reference_not_found", { param, message });
}
