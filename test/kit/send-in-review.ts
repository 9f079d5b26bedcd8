/** Sends that wait for staff. */
import type { Schemas } from "@svc/generated/routes";
import { dispatchWorker } from "@svc/server/sales/sends/index.ts";
import { dispatchDeps, runFor } from "./drain.ts";
import type { Shop } from "./given.ts";
import { boundTo, type LiveDouble, plays } from "./live-double.ts";
import { liveServer, statusOf } from "./live-shop.ts";

const BODY = { product: "airtime-usd", target: "0771234567", amount: "5.00", currency: "USD" };

/** A send whose supplier says that it delivered something else. */
export async function sendInReview(
  { shop, supplier }: { readonly shop: Shop; readonly supplier: LiveDouble },
  fields: object = {},
): Promise<string> {
  supplier.plays = [
    (order) => {
      const { says } = plays.delivers(order);
      if (says.kind !== "delivered") throw new Error("A delivery was to be played.");
      return { vends: false, says: { ...says, vended: { ...says.vended, amount_minor: 1n } } };
    },
  ];
  const server = await liveServer(boundTo(supplier));
  const { body } = await server.call<Schemas["Send"]>(shop, "createSend", {
    body: { ...BODY, ...fields },
  } as never);
  await runFor(shop, dispatchWorker(await dispatchDeps(boundTo(supplier))));
  await server.close();
  const status = await statusOf(shop, body.id);
  if (status !== "requires_review") throw new Error(`A send is ${status} and not in review.`);
  return body.id;
}
