import { OPERATIONS } from "@svc/generated/operations";
import type { Schemas } from "@svc/generated/routes";
import { Refusal, type RefusalDetail } from "#platform/refusal";
import type { ProgramRefusal } from "#rewards/programs";

/**
 * Completions are refused in the same order, but for their throttle, which comes first, and
 * check-ins, but for their position.
 */
const DECLARED = [
  "completions_throttled",
  "accuracy_too_low",
  "geofence_outside",
  ...OPERATIONS.createReward.refusals,
];

/**
 * Of everything that stands in the way of a reward, what the contract says first; null when nothing
 * does. Pure.
 */
function firstRefusal(refusals: readonly ProgramRefusal[]): ProgramRefusal | null {
  return inOrder(refusals)[0] ?? null;
}

/** Everything that stands in the way of a reward, in the order of the contract. Pure. */
export function inOrder(refusals: readonly ProgramRefusal[]): ProgramRefusal[] {
  const rank = ({ code }: ProgramRefusal) => DECLARED.indexOf(code);
  return refusals.toSorted((one, other) => rank(one) - rank(other));
}

/** Throws the first of refusals, if there are any. */
export function throwFirst(refusals: readonly ProgramRefusal[]): void {
  const first = firstRefusal(refusals);
  if (first !== null) throw new Refusal(first.code, first.detail);
}

/** Whether a refusal is certain before the utility was asked about a meter. */
export function isBeforeUtility({ code }: ProgramRefusal): boolean {
  return DECLARED.indexOf(code) < DECLARED.indexOf("meter_quota_exceeded");
}

/** What is said of fields of a sale, under the names of the reward's fields that they come from. */
export function underNames(
  refusals: readonly ProgramRefusal[],
  { type }: { readonly type: Schemas["SendType"] },
): ProgramRefusal[] {
  const names: Readonly<Record<string, string>> = {
    target: type === "power" ? "meter" : "recipient",
    // The program has a currency, with which a product may disagree.
    currency: "product",
  };
  return refusals.map(({ code, detail }) => ({ code, detail: renamed(detail, names) }));
}

function renamed(detail: RefusalDetail, names: Readonly<Record<string, string>>): RefusalDetail {
  const { param = "", message } = detail;
  const name = names[param];
  if (name === undefined) return detail;
  const said = message?.replaceAll(`\`${param}\``, `\`${name}\``);
  return { ...detail, param: name, ...(said !== undefined && { message: said }) };
}
