import { expect, it } from "vitest";
import { endedSend, opened } from "../kit/disputes.ts";
import { uploaded } from "../kit/documents.ts";
import { given } from "../kit/given.ts";
import { passErasures, SEVEN_DAYS } from "../kit/pass-erasures.ts";

const PHONE = "0776541188";
const TOLD = {
  reason: "wrong_number",
  evidence: { text: "Mrs Ncube has no balance.", customer_phone: PHONE },
  metadata: { customer: "Ncube" },
};

it("forgets what was said of somebody who is erased, in disputes of any send", async () => {
  const shop = await given.organisation();
  const { id: recipient } = await given.recipient(shop, { phone: PHONE });
  const own = await endedSend(shop, { target: PHONE, recipient });
  const somebodys = await endedSend(shop);
  const [mine, complained, other] = [
    await opened(shop, own.id, { ...TOLD, evidence: { text: "Her phone was off." } }),
    await opened(shop, somebodys.id, TOLD),
    await opened(shop, (await endedSend(shop)).id, { ...TOLD, evidence: { text: "No balance." } }),
  ];
  const slip = { purpose: "dispute_evidence" };
  const [hers, kept] = [await uploaded(shop, slip), await uploaded(shop, slip)];
  const slipOf = async (id: string) =>
    (await shop.api.getDocument({ path: { document_id: id } })).status;
  await opened(shop, (await endedSend(shop, { target: PHONE, recipient })).id, {
    evidence: { attachments: [hers.id] },
  });
  await shop.api.deleteRecipient({ path: { recipient_id: recipient } });
  await passErasures(shop, SEVEN_DAYS);
  expect([await slipOf(hers.id), await slipOf(kept.id)]).toEqual([404, 200]);
  const shown = async ({ id }: { id: string }) =>
    (await shop.api.getDispute({ path: { dispute_id: id } })).body;
  const erased = {
    evidence: { text: null, attachments: [], customer_phone: null },
    metadata: {},
  };
  expect(await shown(mine)).toEqual({ ...mine, ...erased });
  expect(await shown(complained)).toEqual({ ...complained, ...erased });
  expect(await shown(other)).toEqual(other);
});

it("forgets what was said of electricity whose token went to the number", async () => {
  const shop = await given.organisation();
  const { id: recipient } = await given.recipient(shop, { phone: PHONE });
  const other = await given.recipient(shop, { phone: "0776541189" });
  const power = { target: "37140030000", amount: "10.00", token_phone: PHONE };
  const said = { evidence: { text: "Mrs Ncube has no token." } };
  const walk_in = await opened(shop, (await endedSend(shop, power)).id, said);
  const of_other = await endedSend(shop, { ...power, recipient: other.id });
  const theirs = await opened(shop, of_other.id, said);
  await shop.api.deleteRecipient({ path: { recipient_id: recipient } });
  await passErasures(shop, SEVEN_DAYS);
  const said_of = async ({ id }: { id: string }) =>
    (await shop.api.getDispute({ path: { dispute_id: id } })).body.evidence.text;
  expect(await said_of(walk_in)).toBe(null);
  expect(await said_of(theirs)).toBe(said.evidence.text);
});
