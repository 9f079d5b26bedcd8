import { expect, it } from "vitest";
import { hold } from "../../kit/budget.ts";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

it("lists programs newest first, by status or metadata, with their rewards counted", async () => {
  const shop = await given.organisation();
  const draft = await given.program(shop, { metadata: { campaign: "7" } });
  const active = await given.activeProgram(shop);
  await hold(shop, active.id, 100);
  const list = async (query: object) => {
    const { status, body } = await shop.api.listPrograms({ query: query as never });
    expect(status).toBe(200);
    return body.data;
  };
  expect((await list({})).map(({ id }) => id)).toEqual([active.id, draft.id]);
  expect((await list({})).map(({ counts }) => counts.held)).toEqual([1, 0]);
  expect((await list({ status: "draft" })).map(({ id }) => id)).toEqual([draft.id]);
  expect((await list({ metadata: { campaign: "7" } })).map(({ id }) => id)).toEqual([draft.id]);
  expect(await list({ status: "closed" })).toEqual([]);
  expect(await list({ limit: 1, starting_after: active.id })).toMatchObject([{ id: draft.id }]);
  const two = { metadata: { a: "1", b: "2" } };
  await expectRefusal(await shop.api.listPrograms({ query: two }), "parameter_invalid");
});
