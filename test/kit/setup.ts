/** Runs around every test file. */
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { noteEvents } from "./coverage.ts";
import { beginTest, endTest } from "./look-back.ts";
import { beginCounting, forgetModules, noteModules } from "./modules-run.ts";
import { followRunClock } from "./run-clock.ts";
import { STATEMENTS, tapWire, unnamedIn } from "./wire.ts";

followRunClock();
await beginCounting();

const unnamed = new Set<string>();
const stop = tapWire((message) => {
  const text = unnamedIn(message);
  if (text !== null) unnamed.add(text);
}, STATEMENTS);

beforeEach(beginTest);
afterEach(endTest);
afterAll(noteEvents);
beforeAll(forgetModules);
afterAll(() => noteModules(expect.getState().testPath ?? ""));

/** A statement without a name is parsed and planned at each call, and costs a flight more. */
afterAll(() => {
  stop();
  expect([...unnamed], "statements without a name on the wire").toEqual([]);
});
