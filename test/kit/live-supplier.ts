/** A supplier that is bound to live organisations, where a test needs live Credit to be sold. */
import type { OperationId } from "@svc/generated/operations";
import type { Answer } from "@svc/generated/routes";
import { createApp } from "@svc/server/app.ts";
import { liveOffers } from "@svc/server/catalogue/products/index.ts";
import type { Config } from "@svc/server/platform/settings/config.ts";
import type { Offer } from "@svc/server/platform/values/offers.ts";
import { bindSuppliers, openSupplier } from "@svc/server/providers/port/index.ts";

import { requestOf } from "./api.ts";
import type { Shop } from "./given.ts";
import { testServer } from "./server.ts";

type Body<Id extends OperationId> = Extract<Answer<Id>, { status: 200 }>["body"];

/** A server of its own beside the worker's, with a live supplier that sells what is given. */
export async function sellingServer(sells?: (offer: Offer) => boolean) {
  const { config, database, log } = await testServer();
  const app = createApp({ config: sellingLive(config, sells), database, log, sharers: () => 1 });
  const connection = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
  return {
    close: () => app.gate.close(),
    async call<Id extends OperationId>({ key }: Pick<Shop, "key">, id: Id): Promise<Body<Id>> {
      const answer = await app.hono.fetch(requestOf(key.secret, id, {} as never), connection);
      return (await answer.json()) as Body<Id>;
    },
  };
}

/** The settings with a live supplier that sells what is given; it is never called. */
export function sellingLive<C extends Omit<Config, "live_offers">>(
  config: C,
  sells: (offer: Offer) => boolean = () => true,
): C & Pick<Config, "live_offers"> {
  const uncalled = () => Promise.reject(new Error("Nothing is sold to live organisations here."));
  const live = openSupplier({
    ...{ name: "live", is_simulated: false, deadline_ms: 1_000 },
    ...{ refusal_is_proof: true, not_found_is_proof: true, walletOf: () => null },
    ...{ sells, submit: uncalled, query: uncalled },
  });
  return { ...config, live_offers: liveOffers(bindSuppliers({ test: null, live: [live] })) };
}
