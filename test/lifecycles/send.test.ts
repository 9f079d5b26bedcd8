import type { EventType } from "@svc/generated/events";
import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { parseId } from "@svc/server/platform/ids.ts";
import { REACTIONS } from "@svc/server/reactions.ts";
import { moveSends, type SendMove, type SendStatus } from "@svc/server/sales/sends/lifecycle.ts";
import { presentSend } from "@svc/server/sales/sends/present/present.ts";
import { lockSend } from "@svc/server/sales/sends/rows/queries.ts";
import type { SendRow } from "@svc/server/sales/sends/rows/tables.ts";
import { type Closing, closeSends } from "@svc/server/sales/sends/settle/close-sends.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { given, type Organisation } from "../kit/given.ts";
import { rolledBack } from "../kit/rolled-back.ts";
import { runSeconds } from "../kit/run-clock.ts";

const { states, steps } = LIFECYCLES.send;
const PAIRS = states.flatMap((from) =>
  states.map((to) => ({ from, to, events: eventsOf(from, to) })),
);
const COST_MINOR = 500n;

let shop: Organisation;
/** A fresh send of each state in which a send can be born. */
let born: Record<string, string>;

beforeAll(async () => {
  shop = await given.organisation();
  born = { pending: await sell({}), scheduled: await sell({ scheduled_for: inAnHour() }) };
});

describe.each(PAIRS.filter(({ events }) => events !== null))(
  "a send that is $from",
  ({ from, to, events }) => {
    it(`becomes ${to} and says ${events?.join(", ") || "nothing"}`, () =>
      rolledBack(async (tx) => {
        const before = await sendIn(tx, from);
        const held = await holdings(tx);
        const after = await step(tx, before, to);
        expect(after?.status).toBe(to);
        const emitted = await eventsSince(tx, before);
        expect(emitted.map(({ type }) => type)).toEqual(expectedEvents(before, events ?? []));
        expect(emitted.map(({ sequence }) => sequence)).toEqual(
          emitted.map((_, index) => before.event_sequence + index + 1),
        );
        expect(after?.event_sequence).toBe(before.event_sequence + emitted.length);
        expect(rowOf(await lockSend(tx, before))).toEqual(rowOf(after));
        expect(previousOf(emitted)).toEqual(emitted.length > 0 ? changedOf(before, after) : {});
        expect(difference(held, await holdings(tx))).toEqual(creditOf(before, to));
      }));
  },
);

describe.each(PAIRS.filter(({ events }) => events === null))(
  "a send that is $from",
  ({ from, to }) => {
    it(`does not become ${to}, and nothing is written`, () =>
      rolledBack(async (tx) => {
        const before = await sendIn(tx, from);
        const [after] = await moveSends(tx, [moveTo(before, to)]);
        expect(after).toBeNull();
        expect(rowOf(await lockSend(tx, before))).toEqual(rowOf(before));
        expect(await eventsSince(tx, before)).toEqual([]);
      }));
  },
);

/** Without the stage, which the database makes of the status, and no program reads. */
function rowOf(send: SendRow | null | undefined): object {
  return { ...send, stage: undefined };
}

it("a send that has left the status it was read in is not moved", () =>
  rolledBack(async (tx) => {
    const read = await sendIn(tx, "pending");
    await step(tx, read, "submitted");
    const [stale] = await moveSends(tx, [moveTo(read, "queued")]);
    expect(stale).toBeNull();
    expect((await lockSend(tx, read))?.status).toBe("submitted");
  }));

it("each state is reached from one in which a send is born", () => {
  expect(states.filter((state) => pathTo(state) === null)).toEqual([]);
});

function eventsOf(from: string, to: string): readonly EventType[] | null {
  return steps.find((one) => one.from === from && one.to === to)?.events ?? null;
}

/** A send is submitted once in its life as far as its events tell. */
function expectedEvents({ submitted_at }: SendRow, events: readonly EventType[]) {
  return submitted_at === null ? events : events.filter((type) => type !== "send.submitted");
}

async function sell(wanted: object): Promise<string> {
  const body = { target: "0771234567", amount: "5.00", currency: "USD", ...wanted };
  const { body: send } = await shop.api.createSend({ body });
  return parseId("snd", (send as { id: string }).id) ?? "";
}

function inAnHour(): number {
  return runSeconds() + 3_600;
}

/** Takes one of the sends along the shortest path to a state. */
async function sendIn(tx: Tx, state: SendStatus): Promise<SendRow> {
  const [birth = "", ...path] = pathTo(state) ?? [];
  const id = born[birth] ?? "";
  let send = await lockSend(tx, { account_id: shop.account_id, id });
  for (const to of path) send = send && (await step(tx, send, to));
  if (send?.status !== state) throw new Error(`No send came to be ${state}.`);
  return send;
}

function pathTo(state: SendStatus): SendStatus[] | null {
  const paths: SendStatus[][] = LIFECYCLES.send.initial.map((birth) => [birth]);
  for (const path of paths) {
    const last = path.at(-1);
    if (last === state) return path;
    const onward = steps.filter(({ from, to }) => from === last && !path.includes(to));
    paths.push(...onward.map(({ to }) => [...path, to]));
  }
  return null;
}

/** A step with the money that belongs to it; `failed` alone has none to give back. */
async function step(tx: Tx, send: SendRow, to: SendStatus): Promise<SendRow | null> {
  const move = moveTo(send, to);
  const closes = ["delivered", "failed_credited", "cancelled_credited"].includes(to);
  const rows = closes
    ? await closeSends(tx, [move as Closing], { reactions: REACTIONS })
    : await moveSends(tx, [move]);
  return rows[0] ?? null;
}

function moveTo(send: SendRow, to: SendStatus): SendMove {
  const at = send.status_at + 1_000;
  const has_failed = to === "failed" || to === "failed_credited";
  const paid = { supplier: "simulator", supplier_minor: send.amount_minor };
  return {
    send,
    to,
    at,
    ...(has_failed ? { failure_code: "network_rejected" } : {}),
    ...(to === "delivered" ? { paid } : {}),
  };
}

async function eventsSince({ sql }: Tx, { id, event_sequence }: SendRow) {
  return await sql<{ type: EventType; sequence: number; previous_attributes: object | null }[]>`
    select type, sequence, previous_attributes from events
    where object_id = ${id} and sequence > ${event_sequence} order by sequence`;
}

function previousOf(emitted: readonly { previous_attributes: object | null }[]): object {
  return Object.assign({}, ...emitted.map(({ previous_attributes }) => previous_attributes ?? {}));
}

/** What a step changes of the object that the wire shows, with the values from before. */
function changedOf(before: SendRow, after: SendRow | null): object {
  if (after === null) return {};
  const context = { account: { mode: "test" }, now: 0 } as Parameters<typeof presentSend>[1];
  const old = Object.entries(presentSend(before, context));
  const changed = presentSend(after, context) as Record<string, unknown>;
  const differs = ([name, value]: [string, unknown]) =>
    // It is judged by the moment of reading, and no event tells of it.
    name !== "needs_attention" && JSON.stringify(value) !== JSON.stringify(changed[name]);
  return Object.fromEntries(old.filter(differs));
}

type Holdings = Record<"available" | "in_flight", bigint>;

async function holdings({ sql }: Tx): Promise<Holdings> {
  const [row] = await sql<Record<string, string>[]>`
    select available_minor, in_flight_minor from ledger_balances
    where account_id = ${shop.account_id} and currency = 'USD'`;
  return {
    available: BigInt(row?.available_minor ?? 0),
    in_flight: BigInt(row?.in_flight_minor ?? 0),
  };
}

function difference(before: Holdings, after: Holdings): Holdings {
  return {
    available: after.available - before.available,
    in_flight: after.in_flight - before.in_flight,
  };
}

/** What a step does to the Credit: spends it, gives it back, or leaves it where it is. */
function creditOf({ status }: SendRow, to: SendStatus): Holdings {
  const is_late = status === "failed_credited" || status === "failed";
  if (to === "delivered" && !is_late) return { available: 0n, in_flight: -COST_MINOR };
  if (to === "failed_credited" || to === "cancelled_credited") {
    return { available: COST_MINOR, in_flight: -COST_MINOR };
  }
  return { available: 0n, in_flight: 0n };
}
