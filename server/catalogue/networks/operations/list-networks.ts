import type { Answer, Input } from "@svc/generated/routes";
import { readPowerState, withPower } from "#catalogue/utility";
import type { Ctx } from "#platform/context";
import { listOfAll } from "#platform/page";
import { presentNetwork } from "../present.ts";
import { readNetworks } from "../queries.ts";

/** Lists the networks and the utility, with how each is doing. */
export async function listNetworks(
  ctx: Ctx,
  _input: Input<"listNetworks">,
): Promise<Answer<"listNetworks">> {
  const livemode = ctx.account.mode === "live";
  const rows = await ctx.read(async (read) =>
    withPower(
      await readNetworks(read, ctx.account.mode),
      await readPowerState(read, ctx.account.id),
    ),
  );
  const data = rows.map((row) => presentNetwork(row, { livemode }));
  return { status: 200, body: listOfAll({ path: ctx.operation.path, data }) };
}
