import type { Answer, Input } from "@svc/generated/routes";
import { costCenterOfPath, presentRow } from "#directory/cost-centers";
import type { Ctx } from "#platform/context";
import { readDaySpan } from "#platform/time/day-span";
import { unixSeconds } from "#platform/time/instants";
import { presentDepartment } from "../present-department.ts";
import { readSpend } from "../read-spend.ts";

/** Shows what was booked to a department in a period: by month, by kind and by person. */
export async function getWorkforceCostCenterSpend(
  ctx: Ctx,
  { path, query }: Input<"getWorkforceCostCenterSpend">,
): Promise<Answer<"getWorkforceCostCenterSpend">> {
  const { account, now } = ctx;
  const row = await costCenterOfPath(ctx, path.cost_center_id);
  const span = readDaySpan(query, now);
  const { department, spend } = await ctx.read(async (read) => ({
    department: presentDepartment(await presentRow(read, ctx, row)),
    spend: await readSpend(read, row, span),
  }));
  return {
    status: 200,
    body: {
      object: "workforce_department_spend",
      created: unixSeconds(now),
      livemode: account.mode === "live",
      department,
      from: span.from,
      to: span.to,
      ...spend,
    },
  };
}
