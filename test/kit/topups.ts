/** Top-ups of a test account; the cents of the amount say how the payment goes. */
import type { Schemas } from "@svc/generated/routes";
import { writeTopup } from "@svc/server/money/topups/make/write-topup.ts";
import { mintId } from "@svc/server/platform/ids.ts";
import type { Parts } from "./api.ts";
import type { Organisation, Shop } from "./given.ts";
import { runNow } from "./run-clock.ts";
import { testServer } from "./server.ts";
import { eventsShown } from "./shown-events.ts";

type Wanted = Partial<Parts<"createTopup">["body"]>;

/** Creates a top-up of US$200.00 by card, unless something else is wanted. */
export async function topUp(
  { api }: Pick<Shop, "api">,
  wanted: Wanted = {},
): Promise<Schemas["Topup"]> {
  const body = { amount: "200.00", currency: "USD", ...wanted };
  const answer = await api.createTopup({ body } as never);
  if (answer.status !== 201) {
    throw new Error(`A top-up was to be made: ${JSON.stringify(answer.body)}`);
  }
  return answer.body as Schemas["Topup"];
}

/** A top-up as it is now. */
export async function topupNow({ api }: Pick<Shop, "api">, id: string): Promise<Schemas["Topup"]> {
  return (await api.getTopup({ path: { topup_id: id } })).body;
}

/** What can be spent, in one currency. */
export async function available(
  { api }: Pick<Shop, "api">,
  currency: "USD" | "ZWG" = "USD",
): Promise<string> {
  return (await api.getCredit()).body[currency].available;
}

/** How often the simulated provider was asked to start a payment. */
export async function startsOf({
  reference,
}: Pick<Schemas["Topup"], "reference">): Promise<number> {
  const { database } = await testServer();
  const rows = await database.read(
    ({ sql }) => sql<{ starts: number }[]>`
      select starts from simulator_payments where reference = ${reference}`,
  );
  return rows[0]?.starts ?? 0;
}

/** The events of a top-up, oldest first. */
export async function toldOf({ api }: Pick<Shop, "api">, id: string): Promise<string[]> {
  await eventsShown();
  const { body } = await api.listEvents({ query: { object: id, limit: 100 } } as never);
  return (body.data as { type: string }[]).map(({ type }) => type).toReversed();
}

const BANK = {
  ...{ bank_name: "CBZ", account_name: "Svc", account_number: "0123", branch_code: "6101" },
  swift: null,
};

/** A top-up of US$1,500.00 in live mode whose transfer the bank has not shown yet. */
export async function awaitedTopup(shop: Organisation) {
  const { database } = await testServer();
  const request = { id: mintId(runNow()), idempotency_key: null, key: null };
  return await database.transact("write a top-up", (tx) =>
    writeTopup(tx, {
      ...{ method: "bank_transfer", amount_minor: 150_000n, description: null },
      ...{ currency: "USD", account_id: shop.live.account_id, mode: "live" },
      ...{ provider: "bank/0123", fee_minor: 0n, bank: BANK, api_key_id: null },
      ...{ look_after_ms: null, start_ms: null, request },
    }),
  );
}
