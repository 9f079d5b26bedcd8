import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { referred } from "../../kit/refer.ts";
import { expectRefusal } from "../../kit/refusal.ts";

describe("GET /referrals/{referral_id}", () => {
  it("shows a referral as it is now", async () => {
    const shop = await given.organisation();
    const made = await referred(shop);
    const { status, body } = await shop.api.getReferral({ path: { referral_id: made.id } });
    expect([status, body]).toEqual([200, made]);
  });

  it("refuses what there is not", async () => {
    const { api } = await given.organisation();
    const path = { referral_id: "ref_0031JkYRnKTbxTNJFoBinF5a" };
    await expectRefusal(await api.getReferral({ path }), "resource_missing");
  });
});
