import { expect, it } from "vitest";
import { checkedIn, INSIDE, placedProgram } from "../kit/checkins.ts";
import { pageOf } from "../kit/claims.ts";
import { given } from "../kit/given.ts";
import { madeLink } from "../kit/links.ts";
import { passErasures, SEVEN_DAYS } from "../kit/pass-erasures.ts";

const ATTESTATION = "eyJhbGciOiJFUzI1NiJ9.eyJub25jZSI6IjdmIn0.c2ln";

it("forgets where somebody was who is erased, and what the device said, and keeps that they came", async () => {
  const shop = await given.organisation();
  const [{ id: program }, page] = [await placedProgram(shop), await pageOf(shop)];
  const own = { attestation: ATTESTATION };
  const mine = await checkedIn(page, await madeLink(shop, program), own);
  const other = await checkedIn(page, await madeLink(shop, program), {
    ...own,
    phone: "0712345678",
  });
  const { data } = (await shop.api.listRecipients({ query: { phone: "0771234567" } })).body;
  await shop.api.deleteRecipient({ path: { recipient_id: data[0]?.id ?? "" } });
  await passErasures(shop, SEVEN_DAYS);
  const rows = await shop.probe.rows("checkins");
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual(
    expect.objectContaining({ position: null, place: null, attestation: null, distance_m: 79 }),
  );
  expect(rows).toContainEqual(expect.objectContaining({ position: INSIDE, ...own }));
  const shown = (await shop.api.listCheckins()).body.data;
  expect(shown).toMatchObject([
    { id: other.id, phone_masked: "071 *** 5678" },
    { id: mine.id, phone_masked: "070 *** 0000", distance_m: 79 },
  ]);
});
