import { expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

it("lists the household on one page, the newest first", async () => {
  const shop = await given.organisation();
  const first = await given.familyMember(shop);
  const second = await given.familyMember(shop, { phone: "0712345678", allowance: undefined });
  const { status, body } = await shop.api.listFamily();
  expect([status, body.url, body.has_more]).toEqual([200, "/dev/v1/family/members", false]);
  expect(body.data).toEqual([second, first]);
});

it("shows nothing of another organisation or of the other mode, and needs the scope", async () => {
  const shop = await given.organisation();
  await given.familyMember(shop.live);
  await given.familyMember(await given.organisation());
  expect((await shop.api.listFamily()).body.data).toEqual([]);
  const writer = await given.keyByHand(shop, { kind: "rk", scopes: ["family:write"] });
  await expectRefusal(await writer.api.listFamily(), "insufficient_scope");
});
