import { expect, it } from "vitest";
import { given } from "../../kit/given.ts";

it("lists schedules newest first, active or paused ones, and by metadata", async () => {
  const shop = await given.organisation();
  const first = await given.schedule(shop, { metadata: { team: "sales" } });
  const second = await given.schedule(shop, { active: false });
  const ids = async (query: object) => {
    const { body } = await shop.api.listSchedules({ query: query as never });
    return body.data.map(({ id }) => id);
  };
  expect(await ids({})).toEqual([second.id, first.id]);
  expect(await ids({ active: true })).toEqual([first.id]);
  expect(await ids({ active: false })).toEqual([second.id]);
  expect(await ids({ metadata: { team: "sales" } })).toEqual([first.id]);
});

it("leaves the people out, whom one schedule shows", async () => {
  const shop = await given.organisation();
  const { id, recipients } = await given.schedule(shop);
  expect(recipients).toHaveLength(1);
  const { body } = await shop.api.listSchedules({ query: {} });
  expect(body.data).toMatchObject([{ id, recipients: [], recipient_count: 1 }]);
  const { body: shown } = await shop.api.getSchedule({ path: { schedule_id: id } });
  expect(shown.recipients).toEqual(recipients);
});

it("puts groups in place of their ids", async () => {
  const shop = await given.organisation();
  const group = await given.group(shop);
  await given.schedule(shop, { group: group.id });
  const { body } = await shop.api.listSchedules({ query: { expand: ["data.group"] } });
  expect(body.data[0]?.group).toMatchObject({ id: group.id, object: "group" });
});
