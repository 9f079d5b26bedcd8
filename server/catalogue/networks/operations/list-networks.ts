import type { Answer, Input } from "@svc/generated/routes";
import { readPowerState, withPower } from "#catalogue/utility";
import type { Ctx } from "#platform/context";
import { listOfAll } from "#platform/page";
import { asOffered, presentNetwork } from "../present.ts";
import { keptNetworks } from "../queries.ts";

/** Lists the networks and the utility, with how each is doing. */
export async function listNetworks(
  ctx: Ctx,
  _input: Input<"listNetworks">,
): Promise<Answer<"listNetworks">> {
  const livemode = ctx.account.mode === "live";
  const [networks, power] = await Promise.all([
    keptNetworks(ctx, ctx.account.mode),
    ctx.read((read) => readPowerState(read, ctx.account.id)),
  ]);
  const data = withPower(networks, power).map((network) =>
    presentNetwork(asOffered(ctx, network), { livemode }),
  );
  return { status: 200, body: listOfAll({ path: ctx.operation.path, data }) };
}
