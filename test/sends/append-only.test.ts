import { parseId } from "@svc/server/platform/ids.ts";
import type { SupplierOrder, SupplierOutcome } from "@svc/server/providers/port/index.ts";
import { readTrails } from "@svc/server/sales/sends/attempts/attempt-queries.ts";
import { lockSends, lockWork } from "@svc/server/sales/sends/attempts/dispatch-queries.ts";
import { writeWork } from "@svc/server/sales/sends/attempts/dispatch-writes.ts";
import { intend, workIntending } from "@svc/server/sales/sends/attempts/hand-over.ts";
import { NO_TRAIL, trailOf } from "@svc/server/sales/sends/attempts/trail.ts";
import { leaseJobs, settleJobs, talkOf } from "@svc/server/sales/sends/dispatch/dispatch.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { dispatchDeps, drain, pass } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { rolledBack } from "../kit/rolled-back.ts";
import { runNow } from "../kit/run-clock.ts";
import { scriptedProvider } from "../kit/scripted-provider.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

const accepted = { kind: "accepted", check_after_ms: 1_000 } as const;
const no_answer = { kind: "no_answer", reason: "timeout" } as const;
const not_taken = { kind: "not_taken", reason: "busy" } as const;
const not_found = { kind: "not_found" } as const;

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

function delivered({ target, amount_minor, currency }: SupplierOrder): SupplierOutcome {
  const vended = { target, amount_minor, currency };
  return { kind: "delivered", supplier_reference: "R-1", vended };
}

function nameOf(send: string) {
  return { account_id: shop.account_id, send_id: parseId("snd", send) ?? "" };
}

/** The rows of attempts and answers with the version of each, which an update would change. */
async function versions(): Promise<string[]> {
  const { database } = await testServer();
  const rows = await database.read(
    ({ sql }) => sql<{ version: string }[]>`
      select concat_ws(' ', 'attempt', sequence, ctid, xmin) as version from send_attempts
      where account_id = ${shop.account_id}
      union all
      select concat_ws(' ', 'answer', number, ctid, xmin) from send_answers
      where account_id = ${shop.account_id}`,
  );
  return rows.map(({ version }) => version);
}

describe("attempts and their answers", () => {
  it("are inserted once and never written again, from the first try to the delivery", async () => {
    const provider = await scriptedProvider();
    const { suppliers } = provider;
    const send = await sell(shop);
    provider.script(send.id, {
      submits: [not_taken, accepted],
      queries: [accepted, no_answer, not_found, delivered],
    });
    const written: string[] = [];
    for (let steps = 0; steps < 8; steps += 1) {
      await (steps === 0 ? drain(shop, { suppliers }) : pass(shop, { suppliers }));
      const now = await versions();
      expect(now).toEqual(expect.arrayContaining(written));
      written.splice(0, written.length, ...now);
    }
    const { body } = await shop.api.getSend({ path: { send_id: send.id } });
    expect(body.status).toBe("delivered");
    expect(written).toHaveLength(12);
  });

  it("say at every step what the work of their send says", async () => {
    const provider = await scriptedProvider();
    const { suppliers } = provider;
    const send = await sell(shop);
    provider.script(send.id, {
      submits: [not_taken, accepted],
      queries: [accepted, no_answer, not_found, not_found],
    });
    const deps = await dispatchDeps(suppliers);
    const name = nameOf(send.id);
    const states: unknown[] = [];
    for (let steps = 0; steps < 6; steps += 1) {
      const [job] = await leaseJobs(deps, { only: name });
      states.push(await agreed(name));
      if (job === undefined) throw new Error("Something was to be due.");
      await settleJobs(deps, [{ job, answer: await talkOf(deps, job) }]);
      if (steps < 5) states.push(await agreed(name));
    }
    const of = ["intended", "not_taken", "intended", "accepted", "accepted", "accepted"];
    expect(states.slice(0, 6)).toEqual(of);
  });
});

/** Where the hand-over stands, by the work and by the rows alike. */
async function agreed(name: ReturnType<typeof nameOf>): Promise<string | undefined> {
  const { database } = await testServer();
  return await database.transact("compare", async (tx) => {
    const work = (await lockWork(tx, [name])).get(name.send_id);
    const trail = (await readTrails(tx, [name])).get(name.send_id) ?? NO_TRAIL;
    expect(work && trailOf(work)).toEqual(trail);
    return trail.hand_over?.state;
  });
}

describe("a hand-over that is open", () => {
  it.each([
    ["waits for its answer", []],
    ["was accepted", [accepted]],
    ["was not answered", [no_answer]],
  ])("and %s gives way to no other, whoever intends one", async (_, submits) => {
    const provider = await scriptedProvider();
    const send = await sell(shop);
    provider.script(send.id, { submits });
    const deps = await dispatchDeps(provider.suppliers);
    const [job] = await leaseJobs(deps, { only: nameOf(send.id) });
    if (job === undefined) throw new Error("It was to be due.");
    if (submits.length > 0) await settleJobs(deps, [{ job, answer: await talkOf(deps, job) }]);
    const before = await versions();
    await expect(intendAnother(send.id)).rejects.toThrow("a hand-over that is open");
    expect(await versions()).toEqual(before);
  });

  it("gives way once it is certain that it was not taken", async () => {
    const provider = await scriptedProvider();
    const send = await sell(shop);
    provider.script(send.id, { submits: [not_taken] });
    await drain(shop, { suppliers: provider.suppliers });
    expect(await intendAnother(send.id)).toBe(2);
  });
});

/** Hands a send over beside what dispatch does, and takes it back; answers its attempts then. */
async function intendAnother(send_id: string): Promise<number> {
  const name = nameOf(send_id);
  return await rolledBack(async (tx) => {
    const send = (await lockSends(tx, [name])).get(name.send_id);
    const work = (await lockWork(tx, [name])).get(name.send_id);
    if (send === undefined || work === undefined) throw new Error("It was to have work.");
    const intention = { send, work, supplier_name: "simulator", now: runNow() };
    const [attempt] = await intend(tx, [{ ...intention, kind: "submit" }]);
    if (attempt !== undefined) await writeWork(tx, [workIntending(work, attempt)]);
    return (await readTrails(tx, [name])).get(name.send_id)?.attempts ?? 0;
  });
}

it("an answer that was judged while another one was written is refused by its number", async () => {
  const send = await sell(shop);
  await drain(shop);
  const { account_id, send_id } = nameOf(send.id);
  const { database } = await testServer();
  const again = database.transact(
    "answer once more",
    ({ sql }) => sql`
      insert into send_answers (account_id, send_id, number, sequence)
      values (${account_id}, ${send_id}, 1, 1)`,
  );
  await expect(again).rejects.toMatchObject({ code: "23505" });
});
