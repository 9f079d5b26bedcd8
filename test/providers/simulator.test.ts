import { randomUUID } from "node:crypto";
import { parseId } from "@svc/server/platform/ids.ts";
import type { SupplierOrder } from "@svc/server/providers/port/index.ts";
import { simulator, simulatorVends } from "@svc/server/providers/simulator/index.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { drain, pass } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

/** Each scripted ending: the statuses that its send is seen in, and what the customer has then. */
const ENDINGS: readonly {
  ending: string;
  statuses: readonly string[];
  failure_code: string | null;
  vended: "all" | "half" | "nothing";
}[] = [
  { ending: "0000", statuses: ["submitted", "delivered"], failure_code: null, vended: "all" },
  { ending: "4567", statuses: ["submitted", "delivered"], failure_code: null, vended: "all" },
  {
    ending: "0001",
    statuses: ["submitted", "retrying", "submitted", "retrying", "submitted", "delivered"],
    failure_code: null,
    vended: "all",
  },
  {
    ending: "0002",
    statuses: ["submitted", "failed_credited"],
    failure_code: "network_rejected",
    vended: "nothing",
  },
  {
    ending: "0003",
    statuses: ["submitted", "unknown", "failed_credited"],
    failure_code: "not_delivered",
    vended: "nothing",
  },
  {
    ending: "0004",
    statuses: ["submitted", "unknown", "requires_review"],
    failure_code: null,
    vended: "half",
  },
  {
    ending: "0005",
    statuses: ["submitted", "unknown", "delivered"],
    failure_code: null,
    vended: "all",
  },
  { ending: "0006", statuses: ["submitted", "delivered"], failure_code: null, vended: "all" },
  { ending: "0010", statuses: ["submitted", "delivered"], failure_code: null, vended: "all" },
  {
    ending: "0012",
    statuses: ["submitted", "failed_credited"],
    failure_code: "subscriber_limit_reached",
    vended: "nothing",
  },
  {
    ending: "0013",
    statuses: ["submitted", "failed_credited"],
    failure_code: "network_rejected",
    vended: "all",
  },
  {
    ending: "0014",
    statuses: ["submitted", "failed_credited"],
    failure_code: "network_rejected",
    vended: "nothing",
  },
];

const STEPS_MAX = 8;

describe("a number that ends in", () => {
  it.each(ENDINGS)("$ending goes through $statuses", async (script) => {
    const shop = await given.organisation();
    const { id: send } = await sell(shop, { target: `077123${script.ending}` });
    const ended = await play(shop, send);
    expect(await statusesOf(shop, send)).toEqual(script.statuses);
    expect(ended.failure_code).toBe(script.failure_code);
    expect(ended.credit_returned).toBe(script.failure_code !== null);
    const vends = await vendsOf(parseId("snd", send) ?? "");
    const amount_minor = { all: 500n, half: 250n, nothing: undefined }[script.vended];
    expect(vends.flatMap(({ vended_minor }) => vended_minor ?? [])).toEqual(
      amount_minor === undefined ? [] : [amount_minor],
    );
    expect(vends.map(({ submits }) => submits)).toEqual(vends.map(() => 1));
  });
});

describe("the simulator", () => {
  it("vends once and answers the same when a reference is handed over again", async () => {
    const { adapter, order } = await simulated("+263771230000");
    const first = await adapter.submit(order, signal);
    expect(await adapter.submit(order, signal)).toEqual(first);
    const [vend, ...others] = await vendsOf(order.send_id);
    expect(others).toEqual([]);
    expect(vend).toMatchObject({ submits: 2, hand_over: 1, vended_minor: 500n });
  });

  it("has written down what it did before it answers", async () => {
    const { adapter, order } = await simulated("+263771230005");
    expect(await adapter.submit(order, signal)).toEqual({ kind: "no_answer", reason: "timeout" });
    expect(await vendsOf(order.send_id)).toMatchObject([{ vended_minor: 500n, queries: 0 }]);
  });

  it("does not know a reference that it was never handed", async () => {
    const { adapter, order } = await simulated("+263771230000");
    expect(await adapter.query(order, signal)).toEqual({ kind: "not_found" });
    expect(await vendsOf(order.send_id)).toEqual([]);
  });

  it("does not know a hand-over that it was too busy to take", async () => {
    const { adapter, order } = await simulated("+263771230001");
    expect(await adapter.submit(order, signal)).toEqual({ kind: "not_taken", reason: "busy" });
    expect(await adapter.query(order, signal)).toEqual({ kind: "not_found" });
  });

  it("says of 0013 that it failed, and when asked again that it was delivered", async () => {
    const { adapter, order } = await simulated("+263771230013");
    await adapter.submit(order, signal);
    expect(await adapter.query(order, signal)).toMatchObject({ kind: "refused" });
    expect(await adapter.query(order, signal)).toMatchObject({ kind: "delivered" });
  });

  it("says of 0014 that it failed, and when asked again nothing", async () => {
    const { adapter, order } = await simulated("+263771230014");
    await adapter.submit(order, signal);
    expect(await adapter.query(order, signal)).toMatchObject({ kind: "refused" });
    expect(await adapter.query(order, signal)).toMatchObject({ kind: "no_answer" });
  });
});

describe("orders and questions that arrive in the same turn", () => {
  it("are written down in one transaction each, and answered as each of them alone", async () => {
    const { database } = await testServer();
    let transactions = 0;
    const adapter = simulator({
      record(work) {
        transactions += 1;
        return database.record(work);
      },
    });
    const orders = ["0000", "0001", "0005"].map((ending) => orderOf(`+26377123${ending}`));
    const submitted = await Promise.all(orders.map((order) => adapter.submit(order, signal)));
    expect(submitted.map(({ kind }) => kind)).toEqual(["accepted", "not_taken", "no_answer"]);
    expect(transactions).toBe(1);
    const stranger = orderOf("+263771230000");
    const asked = [...orders, stranger].map((order) => adapter.query(order, signal));
    const kinds = (await Promise.all(asked)).map(({ kind }) => kind);
    expect(kinds).toEqual(["delivered", "not_found", "delivered", "not_found"]);
    expect(transactions).toBe(2);
  });

  it("count the hand-overs of one send, and vend a reference once", async () => {
    const { adapter, order } = await simulated("+263771230001");
    const others = [order, { ...order, reference: randomUUID() }, order];
    const again = { ...order, reference: randomUUID() };
    const answers = await Promise.all(
      [...others, again].map((each) => adapter.submit(each, signal)),
    );
    const kinds = answers.map(({ kind }) => kind);
    expect(kinds).toEqual(["not_taken", "not_taken", "not_taken", "accepted"]);
    const vends = await vendsOf(order.send_id);
    const told = vends.map(({ hand_over, submits, vended_minor }) => [
      hand_over,
      submits,
      vended_minor,
    ]);
    expect(told.toSorted()).toEqual([
      [1, 2, null],
      [2, 1, null],
      [3, 1, 500n],
    ]);
  });

  it("count each question about one reference", async () => {
    const { adapter, order } = await simulated("+263771230013");
    await adapter.submit(order, signal);
    const asked = await Promise.all([adapter.query(order, signal), adapter.query(order, signal)]);
    expect(asked.map(({ kind }) => kind)).toEqual(["refused", "delivered"]);
  });
});

const { signal } = new AbortController();

async function simulated(target: string) {
  const { database } = await testServer();
  return { adapter: simulator(database), order: orderOf(target) };
}

function orderOf(target: string): SupplierOrder {
  return {
    reference: randomUUID(),
    send_id: randomUUID(),
    type: "airtime",
    bundle_id: null,
    network: "econet",
    target,
    amount_minor: 500n,
    currency: "USD",
    position_centi: null,
  };
}

/** Lets time pass until the send has come to rest. */
async function play(shop: Organisation, send_id: string) {
  await drain(shop);
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const { body } = await shop.api.getSend({ path: { send_id } });
    if (!["pending", "submitted", "retrying", "unknown"].includes(body.status)) return body;
    await pass(shop);
  }
  throw new Error("The script of the number does not end.");
}

/** The statuses that the attempts tell of, each once in a row. */
async function statusesOf({ api }: Organisation, send_id: string): Promise<string[]> {
  const { body } = await api.listSendAttempts({ path: { send_id } });
  const told = body.data
    .toReversed()
    .flatMap(({ kind, status_after }) =>
      kind === "submit" ? ["submitted", status_after] : [status_after],
    );
  return told.filter((status): status is string => status !== null).filter(differsFromLast);
}

function differsFromLast(status: string, place: number, all: string[]): boolean {
  return status !== all[place - 1];
}

async function vendsOf(send_id: string) {
  const { database } = await testServer();
  return await database.read(({ db }) =>
    db.select().from(simulatorVends).where(eq(simulatorVends.send_id, send_id)),
  );
}
