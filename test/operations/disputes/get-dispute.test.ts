import { expect, it } from "vitest";
import { endedSend, opened } from "../../kit/disputes.ts";
import { given } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";

it("shows a dispute as it was opened, with its send if asked for", async () => {
  const shop = await given.organisation();
  const send = await endedSend(shop);
  const made = await opened(shop, send.id);
  const path = { dispute_id: made.id };
  expect((await shop.api.getDispute({ path })).body).toEqual(made);
  const query = { expand: ["send"] } as const;
  const { body } = await shop.api.getDispute({ path, query } as never);
  expect(body.send).toMatchObject({ id: send.id, object: "send", status: "delivered" });
});

it("is seen by no other organisation", async () => {
  const shop = await given.organisation();
  const { id } = await opened(shop, (await endedSend(shop)).id);
  await expectUnseen("getDispute", { path: { dispute_id: id } });
  await expectRefusal(
    await shop.live.api.getDispute({ path: { dispute_id: id } }),
    "resource_missing",
    {
      meta: { mode_hint: "test" },
    },
  );
});

it("expands nothing but the send", async () => {
  const shop = await given.organisation();
  const { id } = await opened(shop, (await endedSend(shop)).id);
  const query = { expand: ["credit_transaction"] };
  const answer = await shop.api.getDispute({ path: { dispute_id: id }, query } as never);
  await expectRefusal(answer, "invalid_expand");
});
