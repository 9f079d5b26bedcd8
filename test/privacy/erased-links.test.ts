/** What becomes of the reward links of somebody who is erased. */
import { expect, it } from "vitest";
import { drain } from "../kit/drain.ts";
import { given } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { madeLink } from "../kit/links.ts";
import { passErasures, SEVEN_DAYS } from "../kit/pass-erasures.ts";
import { testServer } from "../kit/server.ts";

const PHONE = "0776541187";

it("ends the links that were for a person alone, and leaves all others", async () => {
  const shop = await given.organisation();
  const { id } = await given.recipient(shop, { phone: PHONE });
  const { id: program } = await given.activeProgram(shop);
  const hint = { bind: "otp", phone_hint: PHONE };
  const [own, hinted, other] = [
    await madeLink(shop, program, { recipient: id, metadata: { card: "Loyalty" } }),
    await madeLink(shop, program, hint),
    await madeLink(shop, program, { metadata: { till: "4" } }),
  ];
  await shop.api.deleteRecipient({ path: { recipient_id: id } });
  await passErasures(shop, SEVEN_DAYS);
  await drain(shop);
  const shown = async ({ id: link_id }: { id: string }) =>
    (await shop.api.getRewardLink({ path: { link_id } })).body;
  const over = { status: "expired", metadata: {} };
  expect(await shown(own)).toMatchObject({ ...over, recipient: id });
  expect(await shown(hinted)).toMatchObject({ ...over, phone_hint_masked: "070 *** 0000" });
  expect(await shown(other)).toEqual(other);
  const { body } = await shop.api.getProgram({ path: { program_id: program } });
  expect(body.earmarked).toBe("1.00");
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
});
