/** What a supplier says of a failed send when it is asked before the send is sold again. */
import { readAccountFacts } from "@svc/server/accounts/account/index.ts";
import { parseId } from "@svc/server/platform/ids.ts";
import { openLog } from "@svc/server/platform/log.ts";
import { refusalOf } from "@svc/server/platform/refusal.ts";
import { onceEach } from "@svc/server/platform/work/once-each.ts";
import { givenSuppliers } from "@svc/server/providers/binding/index.ts";
import type {
  SupplierOrder,
  SupplierOutcome,
  Suppliers,
} from "@svc/server/providers/port/index.ts";
import { REACTIONS } from "@svc/server/reactions.ts";
import { askBeforeRetry, findSends } from "@svc/server/sales/sends/index.ts";
import { expect, it } from "vitest";
import { drain, pass } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { type SendScript, scriptedProvider } from "../kit/scripted-provider.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

const refused = { kind: "refused", code: "network_rejected", supplier_code: "7" } as const;
const accepted = { kind: "accepted", check_after_ms: 1_000 } as const;

it("asks on about a send that was taken after all, until it is delivered", async () => {
  const { shop, ask, pass, send_id } = await failedThen([accepted, accepted, delivered]);
  const held = await shop.probe.balances();
  expect(await ask()).toBe("provider_unavailable");
  expect(await ask()).toBe("provider_unavailable");
  expect(await shop.probe.count("send_dispatches")).toBe(1);
  await pass();
  const { body } = await shop.api.getSend({ path: { send_id } });
  expect(body).toMatchObject({ status: "delivered", credit_returned: true });
  expect(await shop.probe.balances()).toEqual(held);
  expect(await ask()).toBe("send_delivered_late");
});

it("asks nobody on about a send of which the supplier is silent", async () => {
  const { shop, ask } = await failedThen([{ kind: "no_answer", reason: "timeout" }]);
  expect(await ask()).toBe("provider_unavailable");
  expect(await shop.probe.count("send_dispatches")).toBe(0);
});

/** A send that its supplier refused, and what it says of it from then on. */
async function failedThen(queries: NonNullable<SendScript["queries"]>) {
  const shop = await given.organisation();
  const { suppliers, script } = await scriptedProvider();
  const { id: send_id } = await sell(shop);
  script(send_id, { submits: [refused], queries });
  await drain(shop, { suppliers });
  expect((await shop.api.getSend({ path: { send_id } })).body.status).toBe("failed_credited");
  return {
    shop,
    send_id,
    /** Longer than what is asked about in a live mode waits at first. */
    pass: () => pass(shop, { seconds: 300, suppliers }),
    /** The code of the refusal that asking ends with; null where the send may be sold again. */
    ask: async () => (await refusalOf(ask(shop, send_id, suppliers)))?.code ?? null,
  };
}

const SILENT = openLog({ level: "error", readable: false, write: () => {} });

async function ask(shop: Organisation, wire_id: string, suppliers: Suppliers): Promise<void> {
  const { database, config } = await testServer();
  const { read, record } = database;
  const perProgram = onceEach(database, givenSuppliers(suppliers));
  const [account, [send]] = await read(async (of) => [
    await readAccountFacts(of, shop.account_id),
    await findSends(of, shop.account_id, [parseId("snd", wire_id) ?? ""]),
  ]);
  if (account === null || send === undefined) throw new Error("A send was to be asked about.");
  const ways = { account, read, record, perProgram, reactions: REACTIONS, config, log: SILENT };
  await askBeforeRetry(ways, send);
}

function delivered({ target, amount_minor, currency }: SupplierOrder): SupplierOutcome {
  const vended = { target, amount_minor, currency };
  return { kind: "delivered", supplier_reference: "R-1", vended };
}
