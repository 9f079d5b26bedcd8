import { describe, expect, it } from "vitest";
import { reported } from "../../kit/activities.ts";
import { given } from "../../kit/given.ts";
import { expectUnseen } from "../../kit/refusal.ts";

describe("GET /activities/{activity_id}", () => {
  it("shows what was reported, as it was answered", async () => {
    const shop = await given.organisation();
    const { body } = await reported(shop, {
      value: "18.40",
      currency: "usd",
      metadata: { a: "1" },
    });
    const answer = await shop.api.getActivity({ path: { activity_id: body.id } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(body);
    expect(body).toMatchObject({
      object: "activity",
      value: "18.40",
      currency: "USD",
      matches: [],
    });
  });

  it("is seen by no other organisation", async () => {
    const { body } = await reported(await given.organisation());
    await expectUnseen("getActivity", { path: { activity_id: body.id } });
  });
});
