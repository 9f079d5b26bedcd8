import type { Answer } from "@svc/generated/routes";
import { asc, desc, eq } from "drizzle-orm";
import { type CostCenterRow, costCenters, presentSpent, readSpent } from "#directory/cost-centers";
import type { Ctx } from "#platform/context";
import { unixSeconds } from "#platform/time/instants";
import { presentDepartment } from "../present-department.ts";
import { type DepartmentFigures, sumDepartments } from "../sum-departments.ts";

/** Source: spec/workforce/cost-centers/models.tsp. */
const DEPARTMENTS_MAX = 1_000;

/** Lists the departments of an account by name, archived ones last, with totals of the others. */
export async function listWorkforceCostCenters(
  ctx: Ctx,
): Promise<Answer<"listWorkforceCostCenters">> {
  const { account, now } = ctx;
  const { shown, figures, truncated } = await ctx.read(async (read) => {
    const all = await read.db
      .select()
      .from(costCenters)
      .where(eq(costCenters.account_id, account.id))
      .orderBy(desc(costCenters.is_active), asc(costCenters.name), asc(costCenters.id));
    const spent = await readSpent(read, { account_id: account.id, rows: all, now });
    const rows = all.slice(0, DEPARTMENTS_MAX);
    const shown = await presentSpent(read, ctx, rows, spent);
    const active = all.filter(({ is_active }) => is_active);
    const figures = active.map((row) => figuresOf(row, spent));
    return { shown, figures, truncated: all.length > DEPARTMENTS_MAX };
  });
  return {
    status: 200,
    body: {
      object: "workforce_department_list",
      created: unixSeconds(now),
      livemode: account.mode === "live",
      data: shown.map(presentDepartment),
      truncated,
      totals: sumDepartments(figures),
    },
  };
}

function figuresOf(row: CostCenterRow, spent: ReadonlyMap<string, bigint>): DepartmentFigures {
  const spent_minor = spent.get(row.id);
  if (spent_minor === undefined) throw new Error(`No sum was read for cost centre ${row.id}.`);
  return { currency: row.currency, budget_minor: row.monthly_budget_minor, spent_minor };
}
