import { expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { eventsShown } from "../../kit/shown-events.ts";

it("lets a draft give rewards, once", async () => {
  const shop = await given.organisation();
  const draft = await given.program(shop);
  const path = { program_id: draft.id };
  const { status, body } = await shop.api.activateProgram({ path });
  expect(status).toBe(200);
  const activated_at = expect.any(Number);
  const active = { ...draft, completions_secret: null, status: "active", activated_at };
  expect(body).toEqual(active);
  expect((await shop.api.activateProgram({ path })).body).toEqual(body);
  await eventsShown();
  const events = await shop.api.listEvents({ query: { type: "program.*" } });
  expect(events.body.data.map(({ type, data }) => [type, data.previous_attributes])).toEqual([
    ["program.activated", { status: "draft", activated_at: null }],
  ]);
  await expectUnseen("activateProgram", { path });
});

it("refuses a draft that lacks something, and says what", async () => {
  const shop = await given.organisation();
  const { id } = await given.program(shop, { choices: [] });
  const bare = await given.program(shop, { budget: undefined });
  const activate = (program_id: string) => shop.api.activateProgram({ path: { program_id } });
  await expectRefusal(await activate(id), "parameter_missing", { param: "choices" });
  await expectRefusal(await activate(bare.id), "parameter_missing", { param: "budget" });
  await shop.api.updateProgram({ path: { program_id: bare.id }, body: { budget: "1.00" } });
  expect((await activate(bare.id)).body.status).toBe("active");
});

it("refuses a program that is paused, exhausted or closed", async () => {
  const shop = await given.organisation();
  const path = { program_id: (await given.activeProgram(shop)).id };
  await shop.api.pauseProgram({ path });
  const meta = { from: "paused", to: "active" };
  await expectRefusal(await shop.api.activateProgram({ path }), "invalid_transition", { meta });
  await shop.api.resumeProgram({ path });
  await shop.api.defundProgram({ path });
  await expectRefusal(await shop.api.activateProgram({ path }), "invalid_transition", {
    meta: { from: "exhausted", to: "active" },
  });
  await shop.api.closeProgram({ path });
  await expectRefusal(await shop.api.activateProgram({ path }), "program_closed");
});
