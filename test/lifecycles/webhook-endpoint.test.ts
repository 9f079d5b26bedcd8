import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { parseId } from "@svc/server/platform/ids.ts";
import { disableFailingEndpoint } from "@svc/server/webhooks/webhook-endpoints/index.ts";
import {
  type EndpointName,
  endEndpoint,
  switchOff,
  switchOn,
} from "@svc/server/webhooks/webhook-endpoints/lifecycle.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { drain } from "../kit/drain.ts";
import { mailsTo, textsTo } from "../kit/gateways.ts";
import { given, type Organisation } from "../kit/given.ts";
import { rolledBack } from "../kit/rolled-back.ts";
import { runNow } from "../kit/run-clock.ts";
import { testServer } from "../kit/server.ts";

const { states, steps } = LIFECYCLES.webhook_endpoint;

type Mover = (typeof steps)[number]["by"];

/** What makes each step of the table. */
const MOVERS: Record<Mover, (tx: Tx, name: EndpointName) => Promise<unknown>> = {
  switch_off: (tx, name) => switchOff(tx, { ...name, now: runNow(), by: "switch_off" }),
  failing: (tx, name) => switchOff(tx, { ...name, now: runNow(), by: "failing" }),
  deletion: (tx, name) => endEndpoint(tx, { ...name, now: runNow() }),
  switch_on: switchOn,
};

const MOVES = states.flatMap((from) =>
  (Object.keys(MOVERS) as Mover[]).map((by) => {
    const step = steps.find((one) => one.from === from && one.by === by);
    return { from, by, to: step?.to ?? from, events: step?.events.length ?? 0 };
  }),
);

const CONTACT = { contact_email: "hooks@shop.example", support_phone: "+263772000099" };

let shop: Organisation;
let name: EndpointName;

beforeAll(async () => {
  shop = await given.organisation(CONTACT);
  const { id } = await given.endpoint(shop);
  name = { account_id: shop.account_id, endpoint_id: parseId("we", id) ?? "" };
});

describe("a webhook endpoint", () => {
  it.each(MOVES)("that is $from is $to after $by", ({ from, by, to, events }) =>
    rolledBack(async (tx) => {
      if (from === "disabled") await MOVERS.switch_off(tx, name);
      const before = await facts(tx);
      await MOVERS[by](tx, name);
      const after = await facts(tx);
      expect(after.status).toBe(to);
      expect(after.event_sequence - before.event_sequence).toBe(events);
    }),
  );

  it.each(["switch_off", "failing", "switch_on"] as const)(
    "that was deleted does not move by %s",
    (by) =>
      rolledBack(async (tx) => {
        await MOVERS.deletion(tx, name);
        const before = await facts(tx);
        expect(await MOVERS[by](tx, name)).toBeNull();
        expect(await facts(tx)).toEqual(before);
      }),
  );

  it("that failed for three days is switched off once; its owners are mailed and texted", async () => {
    const { database } = await testServer();
    const now = runNow();
    const disable = () =>
      database.transact("disable", (tx) => disableFailingEndpoint(tx, { ...name, now }));
    expect([await disable(), await disable()]).toEqual([true, false]);
    expect((await shop.probe.rows("webhook_endpoints"))[0]).toMatchObject({
      status: "disabled",
      disabled_reason: "failing",
    });
    const emitted = (await shop.probe.rows("events")).filter(
      ({ type }) => type === "webhook_endpoint.disabled",
    );
    expect(emitted).toHaveLength(1);
    expect(emitted[0]).toMatchObject({ request_id: null, sequence: 1 });
    expect((await shop.probe.rows("audit_entries")).at(-1)).toMatchObject({
      action: "webhook_endpoint.disabled",
      actor_type: "system",
    });
    await drain(shop);
    const [mail, ...others] = mailsTo(CONTACT.contact_email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("A webhook endpoint was switched off");
    expect(mail?.text).toContain("hooks.tuckshop.example took no event for three days");
    expect(textsTo(CONTACT.support_phone)).toHaveLength(1);
  });
});

async function facts({ sql }: Tx): Promise<{ status: string; event_sequence: number }> {
  const [row] = await sql<{ status: string; event_sequence: number }[]>`
    select status, event_sequence from webhook_endpoints where id = ${name.endpoint_id}`;
  if (row === undefined) throw new Error("The endpoint is there.");
  return row;
}
