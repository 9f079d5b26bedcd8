import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { killMessages, type MessageFleet, openMessageFleet } from "./kill-messages.ts";
import { KILLS_TIMEOUT_MS } from "./tell.ts";

let fleet: MessageFleet;

beforeAll(async () => {
  fleet = await openMessageFleet();
});

afterAll(() => fleet?.close());

describe("a worker that is killed over messages", { timeout: KILLS_TIMEOUT_MS }, () => {
  it("at each commit and each call of a gateway loses none, and repeats none by itself", async () => {
    expect(await killMessages(fleet)).toEqual([]);
    const { texts, sink } = fleet;
    expect(texts.world.ledger.length).toBeGreaterThan(8);
    expect(sink.world.ledger.length).toBeGreaterThan(8);
  });
});
