import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { invited } from "../../kit/invites.ts";
import { expectUnseen } from "../../kit/refusal.ts";

describe("GET /invites/{invite_id}", () => {
  it("shows an invitation as it was made", async () => {
    const shop = await given.organisation();
    const invite = await invited(shop, { role: "developer" });
    const answer = await shop.api.getInvite({ path: { invite_id: invite.id } });
    expect([answer.status, answer.body]).toEqual([200, invite]);
  });

  it("is over after 14 days on the account's clock", async () => {
    const shop = await given.organisation();
    const path = { invite_id: (await invited(shop)).id };
    await shop.api.advanceTestClock({ body: { seconds: 14 * 86_400 - 60 } });
    expect((await shop.api.getInvite({ path })).body.status).toBe("pending");
    await shop.api.advanceTestClock({ body: { seconds: 60 } });
    expect((await shop.api.getInvite({ path })).body.status).toBe("expired");
  });

  it("is seen by no other organisation", async () => {
    const shop = await given.organisation();
    await expectUnseen("getInvite", { path: { invite_id: (await invited(shop)).id } });
  });
});
