import { formatId } from "@svc/server/platform/ids.ts";
import type { ClosedProgram, ProgramRest } from "@svc/server/platform/work/reactions.ts";
import { REACTIONS } from "@svc/server/reactions.ts";
import { programWorker } from "@svc/server/rewards/programs/index.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { free, hold } from "../../kit/budget.ts";
import { runFor } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { testServer } from "../../kit/server.ts";

const DAY_SECONDS = 86_400;

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

const NONE = { ...REACTIONS, to_sends: [], to_paydays: [], to_rejections: [] };

type Ends = (is_over: boolean, program_id: string) => Promise<number>;

/** Runs the worker of closed programs, and returns what it asked to be ended. */
async function looked(ends: Ends = async () => 0) {
  const { database, log } = await testServer();
  const asked: boolean[] = [];
  const end: ProgramRest["end"] = async (_, { is_over, program_id }: ClosedProgram) => {
    asked.push(is_over);
    return await ends(is_over, program_id);
  };
  const reactions = { ...NONE, to_programs: [{ end }] };
  await runFor(shop, programWorker({ database, log, reactions }));
  return asked;
}

async function pass(seconds: number): Promise<void> {
  await shop.api.advanceTestClock({ body: { seconds } });
}

describe("a closed program", () => {
  it("leaves nothing to do when nothing is held", async () => {
    const { id: program_id } = await given.activeProgram(shop, { funding: "reserve" });
    await shop.api.closeProgram({ path: { program_id } });
    expect(await looked()).toEqual([false]);
    expect(await shop.probe.count("program_work")).toBe(0);
    expect((await shop.api.getTestClock()).body.still_running).toEqual([]);
  });

  it("ends what is held when its grace is over, and gives its Credit back", async () => {
    const { id } = await given.activeProgram(shop, { funding: "reserve" });
    const reward = await hold(shop, id, 300);
    await shop.api.closeProgram({ path: { program_id: id } });
    expect(await looked()).toEqual([false]);
    await pass(6 * DAY_SECONDS);
    expect(await looked()).toEqual([]);
    await pass(DAY_SECONDS);
    expect(await looked()).toEqual([true]);
    expect(await shop.probe.count("program_work")).toBe(1);
    await free(shop, id, reward);
    await pass(61);
    expect(await looked()).toEqual([true]);
    expect(await shop.probe.count("program_work")).toBe(0);
    expect((await shop.api.getCredit()).body.USD).toMatchObject({ reserved: "0.00" });
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
  });

  it("is looked at again at once while there is something to end", async () => {
    const { id: program_id } = await given.activeProgram(shop);
    await hold(shop, program_id, 100);
    await shop.api.closeProgram({ path: { program_id } });
    let left = 250;
    const ended: number[] = [];
    const asked = await looked(async () => {
      const some = Math.min(100, left);
      left -= some;
      ended.push(some);
      return some;
    });
    expect(ended).toEqual([100, 100, 50, 0]);
    expect(asked).toHaveLength(4);
  });

  it("takes turns with others that are closed, however much each leaves", async () => {
    const { id } = await given.activeProgram(shop);
    const other = (await given.activeProgram(shop)).id;
    for (const program_id of [id, other]) {
      await hold(shop, program_id, 100);
      await shop.api.closeProgram({ path: { program_id } });
    }
    const left = new Map([
      [id, 3],
      [other, 1],
    ]);
    const turns: string[] = [];
    await looked(async (_, program_id) => {
      const named = formatId("prg", program_id);
      const some = left.get(named) ?? 0;
      turns.push(named);
      left.set(named, Math.max(0, some - 1));
      return some;
    });
    expect(turns).toEqual([id, other, id, other, id, id]);
  });
});
