import type { Answer, Input } from "@svc/generated/routes";
import { costCenterOfPath, findBookable, findCostCenters } from "#directory/cost-centers";
import { movePeople } from "#directory/recipients";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { presentMembers } from "../present-members.ts";

type Body = Input<"changeWorkforceCostCenterPeople">["body"];

/**
 * Moves people into a department and out of it, each for themselves.
 *
 * Refuses: `parameter_missing`, `conflicting_parameters`, `reference_not_found`, `limit_reached`.
 */
export async function changeWorkforceCostCenterPeople(
  ctx: Ctx,
  { path, body }: Input<"changeWorkforceCostCenterPeople">,
): Promise<Answer<"changeWorkforceCostCenterPeople">> {
  const { account_id, id } = await costCenterOfPath(ctx, path.cost_center_id);
  const { add = [], remove = [], new: fresh = [] } = body;
  refuseEmpty(body);
  refuseBoth({ add, remove });
  const answer = await ctx.transact("change the people of a department", async (tx) => {
    const move = { cost_center_id: id, add, remove, new: fresh };
    if (add.length + fresh.length > 0) await refuseArchived(ctx, tx, id);
    const moved = await movePeople(ctx, tx, move);
    const [row] = await findCostCenters(tx, account_id, [id]);
    if (row === undefined) throw new Error(`no row for cost centre ${id}`);
    return { ...(await presentMembers(tx, ctx, row)), ...moved };
  });
  return { status: 200, body: answer };
}

function refuseEmpty({ add, remove, new: fresh }: Body): void {
  if ((add ?? remove ?? fresh) !== undefined) return;
  refuse("parameter_missing", { param: "add", message: "`add`, `remove` or `new` is required." });
}

function refuseBoth({ add, remove }: Required<Pick<Body, "add" | "remove">>): void {
  const both = add.findIndex((written) => remove.includes(written));
  if (both < 0) return;
  const param = `add[${both}]`;
  const message = `\`${param}\` stands in \`remove\` too. Name each person in one of them.`;
  refuse("conflicting_parameters", { param, message });
}

async function refuseArchived({ account }: Ctx, tx: Tx, cost_center_id: string): Promise<void> {
  const known = await findBookable(tx, [{ account_id: account.id, cost_center_id }]);
  if (known.has(cost_center_id)) return;
  refuse("reference_not_found", {
    param: "cost_center_id",
    message: "`cost_center_id` names an archived department, which nobody can be added to.",
  });
}
