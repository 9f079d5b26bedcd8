import { expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given } from "../../kit/given.ts";
import { expectUnseen } from "../../kit/refusal.ts";

it("shows a member with what was received this month, without what came back", async () => {
  const shop = await given.organisation();
  const member = await given.familyMember(shop, { phone: "0771230002" });
  const path = { family_member_id: member.id };
  const send = (amount: string) => {
    const body = { type: "airtime", amount, currency: "USD" } as const;
    return shop.api.sendToFamilyMember({ path, body });
  };
  await send("3.00");
  expect((await shop.api.getFamilyMember({ path })).body.spent_this_month.USD).toBe("3.00");
  await drain(shop);
  await pass(shop);
  expect((await shop.api.getFamilyMember({ path })).body).toEqual(member);
});

it("is seen by no other organisation", async () => {
  const { id } = await given.familyMember(await given.organisation());
  await expectUnseen("getFamilyMember", { path: { family_member_id: id } });
});
