import type { Schemas } from "@svc/generated/routes";
import { presentCostCenters } from "#directory/cost-centers";
import type { PresentContext } from "#platform/context";
import { presentDepartment } from "./present-department.ts";

/** The department that an earlier request made, as it is now. */
export async function presentReplayedDepartment(
  ctx: PresentContext,
  id: string,
): Promise<Schemas["WorkforceDepartment"]> {
  const shown = (await presentCostCenters(ctx, [id])).get(id);
  if (shown === undefined) throw new Error(`Cost centre ${id} is remembered and gone.`);
  return presentDepartment(shown as Schemas["CostCenter"]);
}
