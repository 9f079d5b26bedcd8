import { describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";

describe("GET /sends/{send_id}", () => {
  it("returns the send as it is now", async () => {
    const shop = await given.organisation();
    const sold = await sell(shop);
    const first = await shop.api.getSend({ path: { send_id: sold.id } });
    expect([first.status, first.body]).toEqual([200, sold]);
    await shop.api.advanceTestSend({ path: { send_id: sold.id }, body: { to: "delivered" } });
    const { body } = await shop.api.getSend({ path: { send_id: sold.id } });
    expect(body).toMatchObject({ id: sold.id, status: "delivered", credit_returned: false });
    expect(body.delivered_at).not.toBeNull();
  });

  it("says in one sentence fit for a cashier why a send failed", async () => {
    const shop = await given.organisation();
    const { id } = await sell(shop, { target: "0771230002" });
    await drain(shop);
    await pass(shop);
    const { body } = await shop.api.getSend({ path: { send_id: id } });
    expect(body).toMatchObject({
      status: "failed_credited",
      credit_returned: true,
      retryable: true,
      failure_code: "network_rejected",
      failure_message: expect.stringMatching(/^[A-Z].*\.$/),
    });
  });

  it("takes expand[] and leaves what is not there null", async () => {
    const shop = await given.organisation();
    const { id } = await sell(shop);
    const query = { expand: ["recipient", "program", "reward", "batch"] };
    const { status, body } = await shop.api.getSend({ path: { send_id: id }, query });
    expect(status).toBe(200);
    expect(body).toMatchObject({ recipient: null, program: null, reward: null, batch: null });
  });

  it.each(["api_key", "data.recipient", "recipient.program", ""])(
    "refuses to expand %j",
    async (path) => {
      const shop = await given.organisation();
      const { id } = await sell(shop);
      const query = { expand: ["recipient", path] };
      const answer = await shop.api.getSend({ path: { send_id: id }, query });
      await expectRefusal(answer, "invalid_expand", { param: "expand[]" });
    },
  );

  it.each([
    "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
    "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
    "0123456789abcdef01234567",
    "nothing",
    "snd_",
  ])("knows no %s", async (send_id) => {
    const shop = await given.organisation();
    const answer = await shop.api.getSend({ path: { send_id } });
    await expectRefusal(answer, "resource_missing", { param: "send_id" });
  });

  it("hints at the other mode to the organisation whose send it is, and no other", async () => {
    const shop = await given.organisation();
    const { id } = await sell(shop);
    const twin = await shop.live.api.getSend({ path: { send_id: id } });
    await expectRefusal(twin, "resource_missing", { meta: { mode_hint: "test" } });
    await expectUnseen("getSend", { path: { send_id: id } });
    const stranger = await given.stranger();
    const { error } = await stranger.api.getSend({ path: { send_id: id } });
    expect(error?.meta).toEqual({ mode_hint: null });
  });

  it("is shown to every key with sends:read, and to no other", async () => {
    const shop = await given.organisation();
    const { id } = await sell(shop);
    const reader = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    expect((await reader.api.getSend({ path: { send_id: id } })).status).toBe(200);
    const seller = await given.key(shop, { kind: "rk", scopes: ["sends:write"] });
    const answer = await seller.api.getSend({ path: { send_id: id } });
    await expectRefusal(answer, "insufficient_scope");
  });
});
