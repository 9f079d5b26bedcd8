import { expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { eventsShown } from "../../kit/shown-events.ts";

it("lets a paused program give rewards again", async () => {
  const shop = await given.organisation();
  const active = await given.activeProgram(shop);
  const path = { program_id: active.id };
  await shop.api.pauseProgram({ path });
  const { status, body } = await shop.api.resumeProgram({ path });
  expect([status, body]).toEqual([200, active]);
  expect((await shop.api.resumeProgram({ path })).body).toEqual(body);
  await eventsShown();
  const events = await shop.api.listEvents({ query: { type: "program.*" } });
  expect(events.body.data.map(({ type, sequence }) => [type, sequence])).toEqual([
    ["program.activated", 3],
    ["program.paused", 2],
    ["program.activated", 1],
  ]);
  await expectUnseen("resumeProgram", { path });
});

it("exhausts a program whose budget went while it was paused", async () => {
  const shop = await given.organisation();
  const path = { program_id: (await given.activeProgram(shop)).id };
  await shop.api.pauseProgram({ path });
  expect((await shop.api.defundProgram({ path })).body.status).toBe("paused");
  expect((await shop.api.resumeProgram({ path })).body.status).toBe("exhausted");
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { type: "program.*", limit: 2 } });
  expect(body.data.map(({ type, data }) => [type, data.previous_attributes])).toEqual([
    ["program.exhausted", { status: "active" }],
    ["program.activated", { status: "paused" }],
  ]);
});

it("refuses a draft, and a program that is exhausted or closed", async () => {
  const shop = await given.organisation();
  const path = { program_id: (await given.program(shop)).id };
  const meta = { from: "draft", to: "active" };
  await expectRefusal(await shop.api.resumeProgram({ path }), "invalid_transition", { meta });
  await shop.api.activateProgram({ path });
  await shop.api.defundProgram({ path });
  await expectRefusal(await shop.api.resumeProgram({ path }), "invalid_transition", {
    meta: { from: "exhausted", to: "active" },
  });
  await shop.api.closeProgram({ path });
  await expectRefusal(await shop.api.resumeProgram({ path }), "program_closed");
});
