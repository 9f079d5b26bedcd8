import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { givenReview } from "../../kit/rewards.ts";
import { runNow } from "../../kit/run-clock.ts";

it("lists reviews, newest first, by status or program", async () => {
  const shop = await given.organisation();
  const [program, other] = [
    (await given.activeProgram(shop)).id,
    (await given.activeProgram(shop)).id,
  ];
  const open = await givenReview(shop, program);
  const rejected = await givenReview(shop, other, {
    ...{ status: "rejected", resolution: "rejected", decided_at: runNow() },
    ...{ decided_by_kind: "member", decided_by_id: randomUUID() },
  });
  const list = async (query: object) =>
    (await shop.api.listReviews({ query: query as never })).body.data;
  const ids = async (query: object) => (await list(query)).map(({ id }) => id);
  expect(await ids({})).toEqual([rejected.review, open.review]);
  expect(await ids({ status: "open" })).toEqual([open.review]);
  expect(await ids({ program: other })).toEqual([rejected.review]);
  expect((await list({ status: "rejected" }))[0]?.decided_by).toMatch(/^mem_/);
  const [whole] = await list({ status: "open", expand: ["data.reward"] });
  expect(whole?.reward).toMatchObject({ id: open.reward, object: "reward" });
  const query = { program: "prg_0031JkEAlHwJb7Dx8FnZg2Im" };
  await expectRefusal(await shop.api.listReviews({ query }), "reference_not_found", {
    param: "program",
  });
});
