import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import {
  type NetworkAsItIs,
  presentNetwork,
  readAccountNetworks,
  readNetworks,
  withAccountStates,
  writeAccountNetwork,
} from "#catalogue/networks";
import { causedBy, differenceOf, emit } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { wakeWorkers } from "#platform/work/worker";
import { DISPATCH, wakeRetrying } from "#sales/sends";

const TEST = { livemode: false };

/**
 * Sets how a mobile network does for the account; what waited for it goes out in order.
 *
 * Refuses: `resource_missing` for a network that is not in the catalogue, and for the utility.
 */
export async function setNetworkAvailability(
  ctx: Ctx,
  { path, body: { state } }: Input<"setNetworkAvailability">,
): Promise<Answer<"setNetworkAvailability">> {
  const { account } = ctx;
  const shown = await ctx.transact("set a network", async (tx) => {
    const clocks = await lockClocksForShare(tx, [account.id]);
    const since = clocks.get(account.id)?.now ?? ctx.now;
    const before = await readMobileNetwork(tx, account.id, path.network);
    if (before.state === state) return presentNetwork(before, TEST);
    const written = { account_id: account.id, network_id: before.id, state, since };
    const is_change = await writeAccountNetwork(tx, written);
    const network = presentNetwork({ ...before, state, since }, TEST);
    if (is_change) {
      await emit(tx, [
        {
          account_id: account.id,
          type: `network.availability.${state === "up" ? "restored" : "degraded"}`,
          object: { snapshot: network },
          sequence: 1,
          previous_attributes: differenceOf(presentNetwork(before, TEST), network),
          request: causedBy(ctx),
          created: since,
        },
      ]);
    }
    return network;
  });
  // On its own: dispatch locks work before anything of events, and this would the other way round.
  if (state !== "down") {
    await ctx.transact("wake sends", async (tx) => {
      await lockClocksForShare(tx, [account.id]);
      await wakeRetrying(tx, { account_id: account.id, network: path.network });
    });
    wakeWorkers(DISPATCH);
  }
  return { status: 200, body: shown };
}

async function readMobileNetwork(
  tx: Tx,
  account_id: string,
  network: string,
): Promise<NetworkAsItIs> {
  const states = await readAccountNetworks(tx, account_id);
  const all = withAccountStates(await readNetworks(tx, "test"), states);
  const found = all.find(({ id, kind }) => id === network && kind === "mobile");
  if (found !== undefined) return found;
  const message =
    network === "power"
      ? "`network` is the utility, which `POST /test/zesa/availability` takes down."
      : `\`network\` is unknown. There is no mobile network \`${network}\`.`;
  return refuse("resource_missing", { param: "network", message });
}
