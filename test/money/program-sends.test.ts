/**
 * Sends that pay out rewards: what they draw goes where their program says when they fail.
 * Source: docs/decisions/0039-programs.md.
 */

import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { mintId, parseId } from "@svc/server/platform/ids.ts";
import type { EndedSend, SendOfParents, SendParents } from "@svc/server/platform/work/reactions.ts";
import { REACTIONS } from "@svc/server/reactions.ts";
import {
  drawsOn,
  lockProgram,
  returnSpent,
  returnsToReservation,
  spendBudget,
} from "@svc/server/rewards/programs/index.ts";
import { dispatchWorker, placeSends } from "@svc/server/sales/sends/index.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { causeIn, orderOf, withProgram } from "../kit/budget.ts";
import { dispatchDeps, runFor } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { expectRefusal } from "../kit/refusal.ts";
import { testServer } from "../kit/server.ts";

const FAILS = "+263771230002";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

/** A reward of US$4.00 whose send fails; returns the send's wire id. */
async function reward(program: string): Promise<{ send_id: string; reward_id: string }> {
  return await withProgram(shop, program, async (tx, cause, row) => {
    const reward_id = mintId(cause.now);
    const paid = { program_id: row.id, reward_id, target: FAILS };
    const draws_on = drawsOn(row, { is_earmarked: false });
    const order = { ...orderOf(cause, 400n), ...paid, draws_on };
    const [placed] = await placeSends(tx, [order], "wait");
    if (placed?.kind !== "placed") throw new Error(`The reward was ${placed?.kind}.`);
    const { cost_minor, id: send_id } = placed.row;
    await spendBudget(tx, cause, row, { earmarked_minor: 0n, amount_minor: 400n, cost_minor });
    await tx.sql`
      insert into rewards (account_id, id, program_id, status, amount_minor, currency, delivery,
        source, send_id, request_id, metadata, created, event_sequence)
      values (${shop.account_id}, ${reward_id}, ${row.id}, 'pending', 400, 'USD', 'direct', 'api',
        ${send_id}, ${reward_id}, '{}', svc_now(), 1)`;
    return { send_id, reward_id };
  });
}

/** What moves rewards of one program when their sends end. */
function rewardsOf(program: string): SendParents {
  const program_id = parseId("prg", program) ?? "";
  const lock = async (tx: Tx, sends: readonly SendOfParents[]) => {
    const row = await lockProgram(tx, shop.account_id, program_id);
    const reservation_id = row?.reservation_id ?? null;
    if (row === null || reservation_id === null || !returnsToReservation(row)) return new Map();
    return new Map(sends.map(({ id }) => [id, reservation_id]));
  };
  const move = async (tx: Tx, sends: readonly EndedSend[]) => {
    const row = await lockProgram(tx, shop.account_id, program_id);
    for (const { reward_id, cost_minor, failure_code } of sends) {
      if (row === null) throw new Error("There is a program.");
      await tx.sql`
        update rewards set status = 'failed', failure_code = ${failure_code}
        where id = ${reward_id}`;
      const cause = await causeIn(tx, shop.account_id);
      await returnSpent(tx, cause, row, { amount_minor: 400n, cost_minor });
    }
  };
  return { lock, move };
}

async function failAll(program: string): Promise<void> {
  const none = { ...REACTIONS, to_programs: [], to_paydays: [], to_rejections: [] };
  const reactions = { ...none, to_sends: [rewardsOf(program)] };
  await runFor(shop, dispatchWorker({ ...(await dispatchDeps()), reactions }));
  await shop.api.advanceTestClock({ body: { seconds: 10 } });
  await runFor(shop, dispatchWorker({ ...(await dispatchDeps()), reactions }));
}

async function expectSound(): Promise<void> {
  const { database } = await testServer();
  expect(await database.read(checkLedger)).toEqual([]);
}

async function sendOf(id: string, program: string) {
  const { body } = await shop.api.listSends({ query: { program } });
  expect(body.data.map((one) => parseId("snd", one.id))).toEqual([id]);
  return body.data[0];
}

describe("the send of a reward that fails", () => {
  it("returns its cost to the reservation of a reserved program", async () => {
    const { id } = await given.activeProgram(shop, { funding: "reserve" });
    const { send_id } = await reward(id);
    await expectSound();
    await failAll(id);
    expect(await sendOf(send_id, id)).toMatchObject({
      ...{ status: "failed", credit_returned: true, program: id, source: "reward" },
      reward: expect.stringMatching(/^rwd_/),
    });
    const { body: books } = await shop.api.listCreditTransactions({ query: { limit: 2 } });
    const [returned, charged] = books.data.map((line) => line.id);
    expect((await sendOf(send_id, id))?.credit_transactions).toEqual([charged, returned]);
    const { body } = await shop.api.getProgram({ path: { program_id: id } });
    expect(body).toMatchObject({ spent: "0.00", remaining: "10.00", counts: { failed: 1 } });
    expect((await shop.api.getCredit()).body.USD).toMatchObject({
      ...{ available: "990.00", reserved: "10.00", in_flight: "0.00" },
    });
    await expectSound();
  });

  it("credits its cost back for a program that pays as it goes, or is closed", async () => {
    const { id } = await given.activeProgram(shop);
    const { send_id } = await reward(id);
    await failAll(id);
    expect(await sendOf(send_id, id)).toMatchObject({ status: "failed_credited", program: id });
    await expectSound();
    const closed = await given.activeProgram(shop, { funding: "reserve" });
    await reward(closed.id);
    await shop.api.closeProgram({ path: { program_id: closed.id } });
    await failAll(closed.id);
    expect((await shop.api.getCredit()).body.USD).toMatchObject({
      ...{ available: "1000.00", reserved: "0.00", in_flight: "0.00" },
    });
    await expectSound();
  });

  it("is not cancelled by its own id", async () => {
    const { id } = await given.activeProgram(shop);
    await reward(id);
    const { body } = await shop.api.listSends({ query: {} });
    const answer = await shop.api.cancelSend({ path: { send_id: body.data[0]?.id ?? "" } });
    const resource = body.data[0]?.reward ?? "";
    await expectRefusal(answer, "resource_in_use", { resource: `${resource}` });
  });
});
