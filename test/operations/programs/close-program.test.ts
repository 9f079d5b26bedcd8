import { beforeEach, describe, expect, it } from "vitest";
import { free, hold } from "../../kit/budget.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { expectUnseen } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function told(type: string) {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { type } });
  return body.data.map((event) => [event.type, event.data.previous_attributes]);
}

async function reserved(): Promise<string> {
  return (await shop.api.getCredit()).body.USD.reserved;
}

describe("POST /programs/{program_id}/close", () => {
  it.each(["draft", "active", "paused", "exhausted"] as const)(
    "closes one that is %s",
    async (is) => {
      const { id: program_id } = await given.program(shop);
      const path = { program_id };
      if (is !== "draft") await shop.api.activateProgram({ path });
      if (is === "paused") await shop.api.pauseProgram({ path });
      if (is === "exhausted") await shop.api.defundProgram({ path });
      const { status, body } = await shop.api.closeProgram({ path });
      expect([status, body.status, body.closed_at]).toEqual([200, "closed", expect.any(Number)]);
      expect((await shop.api.closeProgram({ path })).body).toEqual(body);
      expect(await told("program.closed")).toEqual([
        ["program.closed", { status: is, closed_at: null }],
      ]);
    },
  );

  it("gives back what is reserved for nothing, and the rest with the rewards that wait", async () => {
    const { id } = await given.activeProgram(shop, { funding: "reserve" });
    const reward = await hold(shop, id, 300);
    const { body } = await shop.api.closeProgram({ path: { program_id: id } });
    expect(body).toMatchObject({ budget: "10.00", earmarked: "3.00", remaining: "7.00" });
    expect(await reserved()).toBe("3.00");
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
    await free(shop, id, reward);
    expect(await reserved()).toBe("0.00");
    expect(await told("credit.released")).toHaveLength(2);
    expect(await database.read(checkLedger)).toEqual([]);
  });

  it("is its own organisation's", async () => {
    const { id: program_id } = await given.program(shop);
    await expectUnseen("closeProgram", { path: { program_id } });
  });
});
