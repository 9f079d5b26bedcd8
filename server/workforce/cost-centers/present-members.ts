import type { Schemas } from "@svc/generated/routes";
import { and, asc, eq } from "drizzle-orm";
import { type CostCenterRow, presentRow } from "#directory/cost-centers";
import { recipients } from "#directory/recipients";
import type { Ctx } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { unixSeconds } from "#platform/time/instants";
import { presentPeople } from "#workforce/recipients";
import { presentDepartment } from "./present-department.ts";

/** Source: spec/workforce/cost-centers/people.tsp. */
const PEOPLE_MAX = 10_000;

/** A department and its people, apart from what a change has done. */
type Members = Omit<
  Schemas["WorkforceDepartmentPeople"],
  "added_count" | "removed_count" | "created_count" | "errors"
>;

/** A department with its active people by name. */
export async function presentMembers(
  from: Read | Tx,
  ctx: Pick<Ctx, "account" | "now">,
  row: CostCenterRow,
): Promise<Members> {
  const rows = await from.db
    .select()
    .from(recipients)
    .where(
      and(
        eq(recipients.account_id, row.account_id),
        eq(recipients.cost_center_id, row.id),
        eq(recipients.status, "active"),
      ),
    )
    .orderBy(asc(recipients.name), asc(recipients.id))
    .limit(PEOPLE_MAX + 1);
  return {
    object: "workforce_department_people",
    created: unixSeconds(ctx.now),
    livemode: ctx.account.mode === "live",
    department: presentDepartment(await presentRow(from, ctx, row)),
    people: await presentPeople(from, ctx, rows.slice(0, PEOPLE_MAX)),
    truncated: rows.length > PEOPLE_MAX,
  };
}
