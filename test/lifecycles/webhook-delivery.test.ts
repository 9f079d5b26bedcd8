import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { mintId, parseId } from "@svc/server/platform/ids.ts";
import { placeDeliveries } from "@svc/server/webhooks/webhook-deliveries/feeds/place-deliveries.ts";
import {
  moveTried,
  skipDeliveries,
} from "@svc/server/webhooks/webhook-deliveries/rows/lifecycle.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { given, type Organisation } from "../kit/given.ts";
import { rolledBack } from "../kit/rolled-back.ts";
import { runNow } from "../kit/run-clock.ts";

const { states, steps } = LIFECYCLES.webhook_delivery;
type Status = (typeof states)[number];
type Mover = (typeof steps)[number]["by"];

const TRIES: readonly Mover[] = ["answer", "failure", "last_failure"];
const PAIRS = states.flatMap((from) =>
  states.flatMap((to) => TRIES.map((by) => ({ from, to, by, is_step: isStep(from, to, by) }))),
);

let shop: Organisation;
let endpoint_id: string;

beforeAll(async () => {
  shop = await given.organisation();
  endpoint_id = parseId("we", (await given.endpoint(shop)).id) ?? "";
});

function isStep(from: string, to: string, by: string): boolean {
  return steps.some((step) => step.from === from && step.to === to && step.by === by);
}

/** A delivery in a state, however it came there. */
async function deliveryIn(tx: Tx, status: Status) {
  const now = runNow();
  const named = { account_id: shop.account_id, endpoint_id, event_id: mintId(now) };
  const what = { event_type: "send.created", trigger: "event", url: "https://x.example/" } as const;
  const [row] = await placeDeliveries(tx, [{ ...named, ...what, now }], now);
  const id = row?.id ?? "";
  const is_open = status === "pending" || status === "failed";
  await tx.sql`
    update webhook_deliveries set status = ${status},
      next_attempt_at = case when ${is_open} then next_attempt_at end
    where account_id = ${shop.account_id} and id = ${id}`;
  return { account_id: shop.account_id, id, status };
}

async function standing({ sql }: Tx, { id }: { id: string }) {
  const [row] = await sql<{ status: Status; attempt_count: number; is_open: boolean }[]>`
    select status, attempt_count, next_attempt_at is not null as is_open
    from webhook_deliveries where account_id = ${shop.account_id} and id = ${id}`;
  return row;
}

async function move(
  tx: Tx,
  delivery: Awaited<ReturnType<typeof deliveryIn>>,
  to: Status,
  by: Mover,
) {
  const at = runNow();
  const next_attempt_at = to === "failed" ? at + 5_000 : null;
  const attempt = { at, status: 200, duration_ms: 5, error: null };
  const sent = { url: "https://x.example/", body_excerpt: "ok", sent_id: null, sent_place: null };
  await moveTried(tx, [{ ...sent, delivery, to, by, attempt, next_attempt_at }]);
}

describe.each(PAIRS.filter(({ is_step }) => is_step))(
  "a delivery that is $from",
  ({ from, to, by }) => {
    it(`becomes ${to} by ${by}, and waits only if it failed`, () =>
      rolledBack(async (tx) => {
        const delivery = await deliveryIn(tx, from);
        await move(tx, delivery, to, by);
        const is_open = to === "failed";
        expect(await standing(tx, delivery)).toEqual({ status: to, attempt_count: 1, is_open });
      }));
  },
);

describe.each(PAIRS.filter(({ is_step }) => !is_step))(
  "a delivery that is $from",
  ({ from, to, by }) => {
    it(`does not become ${to} by ${by}`, () =>
      rolledBack(async (tx) => {
        const delivery = await deliveryIn(tx, from);
        await expect(move(tx, delivery, to, by)).rejects.toThrow("No step");
        expect(await standing(tx, delivery)).toMatchObject({ status: from, attempt_count: 0 });
      }));
  },
);

describe.each(
  states.map((from) => ({ from, is_open: isStep(from, "skipped", "endpoint_disabled") })),
)("a delivery that is $from", ({ from, is_open }) => {
  it(`${is_open ? "is" : "is not"} skipped when its endpoint is switched off`, () =>
    rolledBack(async (tx) => {
      const delivery = await deliveryIn(tx, from);
      expect(await skipDeliveries(tx, [delivery])).toHaveLength(is_open ? 1 : 0);
      expect((await standing(tx, delivery))?.status).toBe(is_open ? "skipped" : from);
    }));
});

it("a delivery that has left the status it was read in is not moved", () =>
  rolledBack(async (tx) => {
    const read = await deliveryIn(tx, "pending");
    await move(tx, read, "succeeded", "answer");
    await move(tx, read, "failed", "failure");
    expect(await standing(tx, read)).toMatchObject({ status: "succeeded", attempt_count: 1 });
  }));
