import type { Answer, Input } from "@svc/generated/routes";
import { readPowerState, withPower } from "#catalogue/utility";
import type { Ctx } from "#platform/context";
import { listOfAll } from "#platform/wire/page";
import { readAccountNetworks, withAccountStates } from "../account-networks.ts";
import { asOffered, presentNetwork } from "../present.ts";
import { keptNetworks } from "../queries.ts";

/** Lists the networks and the utility, with how each is doing. */
export async function listNetworks(
  ctx: Ctx,
  _input: Input<"listNetworks">,
): Promise<Answer<"listNetworks">> {
  const { id, mode } = ctx.account;
  const [networks, power, states] = await Promise.all([
    keptNetworks(ctx, mode),
    ctx.read((read) => readPowerState(read, id)),
    mode === "test" ? ctx.read((read) => readAccountNetworks(read, id)) : [],
  ]);
  const data = withPower(withAccountStates(networks, states), power).map((network) =>
    presentNetwork(asOffered(ctx, network), { livemode: mode === "live" }),
  );
  return { status: 200, body: listOfAll({ path: ctx.operation.path, data }) };
}
