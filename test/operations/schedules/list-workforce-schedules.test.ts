import { expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const list = ({ api }: Organisation, query: object = {}) =>
  api.listWorkforceSchedules({ query: query as never });

it("shows schedules as they are elsewhere, newest first, by pages", async () => {
  const shop = await given.organisation();
  for (const name of ["One", "Two", "Three"]) await given.schedule(shop, { name });
  const { body: elsewhere } = await shop.api.listSchedules();
  const { status, body } = await list(shop);
  expect(status).toBe(200);
  expect(body).toMatchObject({ object: "page", page: 1, page_size: 20, total: 3, pages: 1 });
  expect(body.data).toEqual(elsewhere.data);
  const second = await list(shop, { page: 2, page_size: 2 });
  expect(second.body).toMatchObject({ page: 2, page_size: 2, total: 3, pages: 2 });
  expect(second.body.data.map(({ name }) => name)).toEqual(["One"]);
});

it("is empty without schedules, and past the last page", async () => {
  const shop = await given.organisation();
  expect((await list(shop)).body).toMatchObject({ total: 0, pages: 0, data: [] });
  await given.schedule(shop);
  expect((await list(shop, { page: 9 })).body).toMatchObject({ total: 1, pages: 1, data: [] });
});

it("shows nothing of another organisation, and nothing without the scope", async () => {
  const shop = await given.organisation();
  await given.schedule(await given.organisation());
  await given.schedule(shop.live);
  expect((await list(shop)).body.total).toBe(0);
  const reader = await given.keyByHand(shop, { kind: "rk", scopes: ["sends:read"] });
  await expectRefusal(await reader.api.listWorkforceSchedules(), "insufficient_scope");
});
