/**
 * All pairs of operation and refusal of the gate. When all of them pass, what is proven is written
 * down, so that a run of classes may let one operation stand for others of the same facts.
 */
import { writeFileSync } from "node:fs";
import { expect, it, type RunnerTask } from "vitest";
import { ALL_PAIRS } from "../kit/chosen-pairs.ts";
import { GATE_RECORD, printedRecord } from "../kit/gate-classes.ts";
import { failAtAnyTime } from "./fault-pairs.ts";
import { refuseAtTheGate } from "./gate-pairs.ts";

refuseAtTheGate(ALL_PAIRS);
failAtAnyTime(ALL_PAIRS);

it.skipIf(process.env.SVC_TEST_OPERATION)("is written down when all of it passes", ({ task }) => {
  const others = task.file.tasks.filter((one) => one !== task);
  expect(others.flatMap(unprovenIn)).toEqual([]);
  writeFileSync(GATE_RECORD, printedRecord());
});

/** The tests that were not run, or have failed. */
function unprovenIn(task: RunnerTask): string[] {
  if (task.type === "suite") return task.tasks.flatMap(unprovenIn);
  return task.result?.state === "pass" ? [] : [task.fullTestName];
}
