import { SettingError } from "#platform/setting-error";
import { refuseOldProcesses } from "./check-plan.ts";
import { compareCells } from "./compare.ts";
import { catchUp, endCopy, shareSealingKeys, startCopy, waitForCopy } from "./copy.ts";
import { freezeMovers, thawMovers } from "./freeze.ts";
import { bringGlobals } from "./globals.ts";
import { guardTables, unguardTables } from "./guard.ts";
import { handOver, openMovers } from "./hand-over.ts";
import { removeAccounts } from "./remove.ts";
import { isHandedOver, moversOf, readMovers, type Split } from "./split.ts";

/** What is under way may take so long before it is stopped, and the copy to follow. */
const SETTLE_MS = 20_000;
const CATCH_UP_MS = 30_000;

/** One step of a split. Done again, after a kill at any moment, each ends the same. */
interface SplitStep {
  readonly name: string;
  readonly take: (split: Split) => Promise<void>;
  /** Whether it is passed over once the accounts are the new cell's. */
  readonly is_before_handover: boolean;
}

/** Up to here every account works where it is. */
export const COPY_STEPS: readonly SplitStep[] = [
  before("share sealing keys", shareSealingKeys),
  before("guard tables", guardTables),
  before("copy", startCopy),
  before("wait for the copy", waitForCopy),
];

/** The seconds in which the movers are answered 503. */
export const SWITCH_STEPS: readonly SplitStep[] = [
  before("look at the new cell", refuseOldProcesses),
  before("freeze", (split) => freezeMovers(split, SETTLE_MS)),
  before("catch up", (split) => catchUp(split, CATCH_UP_MS)),
  before("bring the catalogue", bringGlobals),
  before("compare", async (split) => {
    split.say(`${await compareCells(split)} rows are the same in both cells, and the books whole.`);
  }),
  before("hand over", handOver),
  { name: "open", take: openMovers, is_before_handover: false },
];

/** The old cell's half, and what the split has made there. */
export const REMOVAL_STEPS: readonly SplitStep[] = [
  { name: "remove", take: removeMoved, is_before_handover: false },
  { name: "take the guards off", take: unguardTables, is_before_handover: false },
];

/**
 * Takes steps one after the other. One that fails before the accounts are handed over lets them
 * work on where they are.
 */
export async function takeSteps(split: Split, steps: readonly SplitStep[]): Promise<void> {
  let are_taken = false;
  try {
    for (const step of steps) {
      if (step.is_before_handover && isHandedOver(await moversOf(split))) continue;
      await step.take(split);
    }
    are_taken = true;
  } finally {
    const is_left = !are_taken && (await split.source.read(readMovers)) !== null;
    if (is_left) await thawMovers(split);
  }
}

/**
 * Gives a split up: the movers work on where they are, and what the target has of them is removed.
 *
 * Refuses, as a `SettingError`: accounts that were handed over.
 */
export async function giveUp(split: Split): Promise<void> {
  const { source, target } = split;
  const movers = await source.read(readMovers);
  if (movers !== null) await thawMovers(split);
  // Thawed, they cannot be handed over; looked at after that, because another run may have.
  if (movers !== null && isHandedOver(await moversOf(split))) {
    throw new SettingError("These accounts are the new cell's already: run the command again.");
  }
  await endCopy(split);
  const arriving = await target.read(readMovers);
  if (arriving?.state === "arriving") await removeAccounts(target, arriving.ids);
  const ids = movers?.ids ?? [];
  await source.transact(
    "forget moves",
    ({ sql }) => sql`delete from account_moves where account_id = any(${[...ids]}::uuid[])`,
  );
  await unguardTables(split);
}

/** Refuses, as a `SettingError`: accounts that were not handed over, or not opened yet. */
async function removeMoved(split: Split): Promise<void> {
  const movers = await split.source.read(readMovers);
  if (movers === null) return;
  const arriving = await split.target.read(readMovers);
  if (!isHandedOver(movers) || arriving !== null) {
    throw new SettingError("The new cell does not work for these accounts yet: run it first.");
  }
  await removeAccounts(split.source, movers.ids);
}

function before(name: string, take: (split: Split) => Promise<void>): SplitStep {
  return { name, take, is_before_handover: true };
}
