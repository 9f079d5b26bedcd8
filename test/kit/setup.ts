/** Runs around every test file. */
import { afterAll, expect } from "vitest";
import { noteEvents } from "./coverage.ts";
import { followRunClock } from "./run-clock.ts";
import { tapWire, unnamedIn } from "./wire.ts";

followRunClock();

const unnamed = new Set<string>();
const stop = tapWire((message) => {
  const text = unnamedIn(message);
  if (text !== null) unnamed.add(text);
});

afterAll(noteEvents);

/** A statement without a name is parsed and planned at each call, and costs a flight more. */
afterAll(() => {
  stop();
  expect([...unnamed], "statements without a name on the wire").toEqual([]);
});
