/** What stands in place of the target of an erased person. Source: spec/sales/sends/models.tsp. */
export const ERASED_PHONE = "+263700000000";
export const ERASED_METER = "00000000000";

/** Whether a target stands in place of that of an erased person. */
export function isErasedTarget(target: string): boolean {
  return target === ERASED_PHONE || target === ERASED_METER;
}
