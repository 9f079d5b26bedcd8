import { expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { eventsShown } from "../../kit/shown-events.ts";

it("pauses an active program, once, and leaves its budget as it is", async () => {
  const shop = await given.organisation();
  const active = await given.activeProgram(shop);
  const path = { program_id: active.id };
  const { status, body } = await shop.api.pauseProgram({ path });
  expect([status, body]).toEqual([200, { ...active, status: "paused" }]);
  expect((await shop.api.pauseProgram({ path })).body).toEqual(body);
  await eventsShown();
  const events = await shop.api.listEvents({ query: { type: "program.paused" } });
  expect(events.body.data.map(({ data }) => data.previous_attributes)).toEqual([
    { status: "active" },
  ]);
  await expectUnseen("pauseProgram", { path });
});

it("refuses a draft, and a program that is exhausted or closed", async () => {
  const shop = await given.organisation();
  const { id: program_id } = await given.program(shop);
  const path = { program_id };
  const meta = { from: "draft", to: "paused" };
  await expectRefusal(await shop.api.pauseProgram({ path }), "invalid_transition", { meta });
  await shop.api.activateProgram({ path });
  await shop.api.defundProgram({ path });
  await expectRefusal(await shop.api.pauseProgram({ path }), "invalid_transition", {
    meta: { from: "exhausted", to: "paused" },
  });
  await shop.api.closeProgram({ path });
  await expectRefusal(await shop.api.pauseProgram({ path }), "program_closed");
});
