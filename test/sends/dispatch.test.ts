import { parseId } from "@svc/server/platform/ids.ts";
import type { SupplierOrder, SupplierOutcome } from "@svc/server/providers/port/index.ts";
import { simulatorVends } from "@svc/server/providers/simulator/index.ts";
import { leaseJobs, settleJobs, talkOf } from "@svc/server/sales/sends/dispatch/dispatch.ts";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { dispatchDeps, drain, pass } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { scriptedProvider } from "../kit/scripted-provider.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

describe("a hand-over", () => {
  it("is committed before the supplier hears of it", async () => {
    const provider = await scriptedProvider();
    const send = await sell(shop);
    const seen: unknown[] = [];
    provider.script(send.id, {
      submits: [
        async (order) => {
          seen.push(await statusOf(send.id), ...(await attemptsOf(send.id)));
          return delivered(order);
        },
      ],
    });
    await drain(shop, { suppliers: provider.suppliers });
    expect(seen).toEqual([
      "submitted",
      expect.objectContaining({ kind: "submit", outcome: null, status_before: "pending" }),
    ]);
    expect(provider.heard(send.id)).toEqual([`submit ${await referenceOf(send.id)}`]);
    expect(await statusOf(send.id)).toBe("delivered");
  });

  it("that nobody finished is asked about and never made again", async () => {
    const provider = await scriptedProvider();
    const send = await sell(shop);
    provider.script(send.id, { queries: [delivered] });
    const deps = await dispatchDeps(provider.suppliers);
    const [job] = await leaseJobs(deps, { only: nameOf(send.id) });
    expect(job?.task.do).toBe("submit");
    await loseLease(send.id);
    await drain(shop, { suppliers: provider.suppliers });
    expect(await statusOf(send.id)).toBe("unknown");
    await pass(shop, { suppliers: provider.suppliers });
    expect(await statusOf(send.id)).toBe("delivered");
    expect(provider.heard(send.id)).toEqual([`query ${await referenceOf(send.id)}`]);
  });

  it("is made once when two workers want it at the same moment", async () => {
    const sends = await Promise.all(Array.from({ length: 20 }, () => sell(shop)));
    await Promise.all([drain(shop), drain(shop)]);
    const vends = await vendsOf(sends.map(({ id }) => id));
    expect(vends.map(({ submits }) => submits)).toEqual(sends.map(() => 1));
    const statuses = await Promise.all(sends.map(({ id }) => statusOf(id)));
    expect(new Set(statuses)).toEqual(new Set(["submitted"]));
  });

  it("is not made while another worker holds the lease", async () => {
    const send = await sell(shop);
    const deps = await dispatchDeps();
    const first = await leaseJobs(deps, { only: nameOf(send.id) });
    const second = await leaseJobs(deps, { only: nameOf(send.id) });
    expect([first.length, second.length]).toEqual([1, 0]);
  });
});

it("work that a send does not need is quarantined, and holds up no other send", async () => {
  const ended = await sell(shop);
  await drain(shop);
  await pass(shop);
  expect(await statusOf(ended.id)).toBe("delivered");
  const { account_id, send_id } = nameOf(ended.id);
  const { database } = await testServer();
  await database.record(
    ({ sql }) => sql`
      insert into send_dispatches (account_id, send_id, mode, due_at)
      values (${account_id}, ${send_id}, 'test', svc_now() - interval '1 day')`,
  );
  const other = await sell(shop);
  await drain(shop);
  expect(await statusOf(other.id)).toBe("submitted");
  const quarantined = await database.read(
    ({ sql }) => sql`
      select error from quarantined_rows
      where account_id = ${account_id} and row_id = ${send_id}`,
  );
  expect(quarantined).toMatchObject([{ error: expect.stringContaining("delivered") }]);
  await database.record(({ sql }) => sql`delete from send_dispatches where send_id = ${send_id}`);
});

it("a question that nobody finished is closed, and asked again", async () => {
  const send = await sell(shop);
  await drain(shop);
  const deps = await dispatchDeps();
  await leaseJobs(deps, { only: nameOf(send.id) });
  await loseLease(send.id);
  const [job] = await leaseJobs(deps, { only: nameOf(send.id) });
  if (job === undefined) throw new Error("It was to be claimed again.");
  await settleJobs(deps, [{ job, answer: await talkOf(deps, job) }]);
  const attempts = await attemptsOf(send.id);
  expect(attempts.map(({ kind, outcome }) => [kind, outcome])).toEqual([
    ["submit", "accepted"],
    ["query", "no_answer"],
    ["query", "delivered"],
  ]);
});

function delivered({ target, amount_minor, currency }: SupplierOrder): SupplierOutcome {
  const vended = { target, amount_minor, currency };
  return { kind: "delivered", supplier_reference: "R-1", vended };
}

function nameOf(send: string) {
  return { account_id: shop.account_id, send_id: parseId("snd", send) ?? "" };
}

/** Ends the lease, as if its worker had died. */
async function loseLease(send: string): Promise<void> {
  const { database } = await testServer();
  const { send_id } = nameOf(send);
  await database.record(
    ({ sql }) => sql`
      update send_dispatches set lease_until = svc_now() - interval '1 second'
      where send_id = ${send_id}`,
  );
}

async function statusOf(send_id: string): Promise<string> {
  return (await shop.api.getSend({ path: { send_id } })).body.status;
}

/** Oldest first. */
async function attemptsOf(send_id: string) {
  return (await shop.api.listSendAttempts({ path: { send_id } })).body.data.toReversed();
}

async function referenceOf(send_id: string): Promise<string | null> {
  const hand_over = (await attemptsOf(send_id)).find(({ kind }) => kind === "submit");
  return hand_over ? parseId("att", hand_over.id) : null;
}

async function vendsOf(sends: string[]) {
  const { database } = await testServer();
  const found = await Promise.all(
    sends.map((send) =>
      database.read(({ db }) =>
        db
          .select()
          .from(simulatorVends)
          .where(eq(simulatorVends.send_id, nameOf(send).send_id)),
      ),
    ),
  );
  return found.flat();
}
