/** The shop of the contract's examples, with what its examples speak of already in place. */
import type { Schemas } from "@svc/generated/routes";
import { pass } from "../../kit/drain.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import type { sell } from "../../kit/sell.ts";
import { openSink, type Sink } from "../../kit/sink.ts";

/** The address and the client of the examples. */
const FROM = "196.27.96.14";
const USER_AGENT = "svc-node/1.0.0 node/26.1.0";
export const AS_IN_THE_EXAMPLES = { from: FROM, headers: { "user-agent": USER_AGENT } };

export const METER = "37140030000";
export const TARGET = "0771234567";

/** What the stages share; each of them may make more. */
export interface World {
  readonly shop: Organisation;
  /** The key of the till, which `POST /keys` of the examples makes. */
  readonly till: KeyInHand;
  readonly delivered: Schemas["Send"];
  readonly failed: Schemas["Send"];
  readonly sink: Sink;
}

/** Makes the shop, and lets it sell and fail once. */
export async function openWorld(): Promise<World> {
  const sink = await openSink();
  const shop = await given.organisation({
    name: "Mbare Tuck Shops",
    statement_descriptor: "MBARE TUCK",
    contact_email: "accounts@tuckshop.example",
    support_phone: "+263772000000",
  });
  const till = await given.key(shop, TILL_KEY);
  const delivered = await sellFromTill({ shop, till }, { client_reference: "till4-000123" });
  const failed = await sellFromTill({ shop, till }, { target: "0771230002" });
  for (let step = 0; step < 4; step++) await pass(shop);
  return { shop, till, delivered, failed, sink };
}

export const TILL_KEY = {
  kind: "rk",
  label: "Till 4, Mbare",
  scopes: ["catalog:read", "lookups:read", "sends:read", "sends:write", "tokens:read"],
  allowed_ips: ["196.27.96.0/24"],
  spend_caps: { USD: { per_send: "20.00", daily: "500.00" } },
  metadata: { till: "4" },
} as const;

/** A sale as the examples make it, from the till's address. */
export async function sellFromTill(
  { till }: Pick<World, "shop" | "till">,
  wanted: Parameters<typeof sell>[1],
): Promise<Schemas["Send"]> {
  const body = { target: TARGET, amount: "5.00", currency: "USD", ...wanted };
  const answer = await till.api.createSend({ body, ...AS_IN_THE_EXAMPLES });
  if (answer.status !== 202) throw new Error(JSON.stringify(answer.body));
  return answer.body as Schemas["Send"];
}
