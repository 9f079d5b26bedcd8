import { messageWorker } from "@svc/server/accounts/messages/index.ts";
import { parseId } from "@svc/server/platform/ids.ts";
import type { Lease } from "@svc/server/platform/work/lease.ts";
import type { SupplierOrder, SupplierOutcome } from "@svc/server/providers/port/index.ts";
import { leaseJobs, settleJobs, talkOf } from "@svc/server/sales/sends/dispatch/dispatch.ts";
import { deliverWorker, fanOutWorker } from "@svc/server/webhooks/webhook-deliveries/index.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { deliveryDeps, dispatchDeps, messageDeps, of, runFor } from "../kit/drain.ts";
import { textsTo } from "../kit/gateways.ts";
import { given, type Organisation } from "../kit/given.ts";
import { scriptedProvider } from "../kit/scripted-provider.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

const FROZEN_MS = 60_000;

/** What a freeze does to a lease, and what each clock shows of it. */
const CLOCKS = {
  "both clocks": { wall_ms: FROZEN_MS, monotonic_ms: FROZEN_MS },
  "the wall alone, as after a suspended machine": { wall_ms: FROZEN_MS, monotonic_ms: 0 },
  "the monotonic clock alone, as after the wall was set back": {
    wall_ms: 0,
    monotonic_ms: FROZEN_MS,
  },
} as const;

function frozen<Job extends { readonly lease: Lease }>(
  job: Job,
  { wall_ms, monotonic_ms } = CLOCKS["both clocks"] as (typeof CLOCKS)[keyof typeof CLOCKS],
): Job {
  const { from } = job.lease;
  const earlier = {
    wall_ms: from.wall_ms - wall_ms,
    monotonic_ms: from.monotonic_ms - monotonic_ms,
  };
  return { ...job, lease: { ...job.lease, from: earlier } };
}

describe("right before a call, a lease that ran out", () => {
  it.each(Object.entries(CLOCKS))("by %s keeps an order from its supplier", async (_, clocks) => {
    const provider = await scriptedProvider();
    const send = await sell(shop);
    provider.script(send.id, {});
    const deps = await dispatchDeps(provider.suppliers);
    const job = frozen(await claimed(deps), clocks);
    const answer = await talkOf(deps, job);
    expect(provider.heard(send.id)).toEqual([]);
    await settleJobs(deps, [{ job, answer }]);
    const { body } = await shop.api.getSend({ path: { send_id: send.id } });
    expect(body.status).toBe("retrying");
  });

  it("keeps a question from its supplier, which whoever is next asks", async () => {
    const provider = await scriptedProvider();
    const send = await sell(shop);
    provider.script(send.id, { submits: [{ kind: "accepted", check_after_ms: 1 }] });
    const deps = await dispatchDeps(provider.suppliers);
    const handed_over = await claimed(deps);
    await settleJobs(deps, [{ job: handed_over, answer: await talkOf(deps, handed_over) }]);
    const job = frozen(await claimed(deps));
    expect(job.task.do).toBe("query");
    const answer = await talkOf(deps, job);
    await settleJobs(deps, [{ job, answer }]);
    expect(provider.heard(send.id)).toHaveLength(1);
    const { body } = await shop.api.getSend({ path: { send_id: send.id } });
    expect(body.status).toBe("submitted");
  });

  it("keeps a text from its gateway", async () => {
    const target = "+263772900881";
    const provider = await scriptedProvider();
    const send = await sell(shop, { target, sms_message: "It has landed." });
    provider.script(send.id, { submits: [delivered] });
    const deps = await dispatchDeps(provider.suppliers);
    const landed = await claimed(deps);
    await settleJobs(deps, [{ job: landed, answer: await talkOf(deps, landed) }]);
    const worker = messageWorker(await messageDeps());
    const job = (await worker.lease({ limit: 1_000, ...of(shop) })).find(
      ({ row }) => row.send_id === parseId("snd", send.id),
    );
    if (job === undefined) throw new Error("A text was to be due.");
    expect(await worker.talk(frozen(job))).toBeNull();
    expect(textsTo(target)).toEqual([]);
  });

  it("keeps a delivery from its endpoint", async () => {
    await given.endpoint(shop);
    await sell(shop);
    await eventsShown();
    await runFor(shop, fanOutWorker(await testServer()));
    const posted: unknown[] = [];
    const http_client = {
      post: async (post: unknown) => Promise.reject(posted.push(post)),
      close: async () => {},
    };
    const worker = deliverWorker(await deliveryDeps(http_client));
    const [job] = await worker.lease({ limit: 1, ...of(shop) });
    if (job === undefined) throw new Error("A delivery was to be due.");
    expect(await worker.talk(frozen(job))).toBeNull();
    expect(posted).toEqual([]);
  });
});

function delivered({ target, amount_minor, currency }: SupplierOrder): SupplierOutcome {
  const vended = { target, amount_minor, currency };
  return { kind: "delivered", supplier_reference: "R-1", vended };
}

async function claimed(deps: Awaited<ReturnType<typeof dispatchDeps>>) {
  const [row] = await shop.probe.rows("sends");
  const only = { account_id: shop.account_id, send_id: String(row?.id) };
  const [job] = await leaseJobs(deps, { only });
  if (job === undefined) throw new Error("A send was to be due.");
  return job;
}
