import { expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectUnseen } from "../../kit/refusal.ts";
import { eventsShown } from "../../kit/shown-events.ts";

it("closes a program, which stays to be read", async () => {
  const shop = await given.organisation();
  const { id: program_id } = await given.activeProgram(shop, { funding: "reserve" });
  const path = { program_id };
  const { status, body } = await shop.api.deleteProgram({ path });
  expect([status, body.status]).toEqual([200, "closed"]);
  expect((await shop.api.deleteProgram({ path })).body).toEqual(body);
  expect((await shop.api.getProgram({ path })).body).toEqual(body);
  expect((await shop.api.getCredit()).body.USD).toMatchObject({ reserved: "0.00" });
  await eventsShown();
  const { body: events } = await shop.api.listEvents({ query: {} });
  expect(events.data.slice(0, 2).map(({ type }) => type)).toEqual([
    ...["program.closed", "credit.released"],
  ]);
  await expectUnseen("deleteProgram", { path });
});
