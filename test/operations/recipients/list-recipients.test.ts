import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

describe("GET /recipients", () => {
  it("lists those who are active, newest first, page by page", async () => {
    const shop = await given.organisation();
    const ids: string[] = [];
    for (let made = 0; made < 3; made += 1) ids.unshift((await given.recipient(shop)).id);
    await shop.api.deleteRecipient({ path: { recipient_id: ids[1] ?? "" } });
    const first = await shop.api.listRecipients({ query: { limit: 1 } });
    expect([first.body.data.map(({ id }) => id), first.body.has_more]).toEqual([[ids[0]], true]);
    const query = { starting_after: first.body.next_cursor ?? "" };
    const second = await shop.api.listRecipients({ query });
    expect(second.body.data.map(({ id }) => id)).toEqual([ids[2]]);
    const leaving = await shop.api.listRecipients({ query: { status: "erasure_pending" } });
    expect(leaving.body.data.map(({ id }) => id)).toEqual([ids[1]]);
  });

  it("filters by every field", async () => {
    const shop = await given.organisation();
    const [center, group] = [await given.costCenter(shop), await given.group(shop)];
    const dynamic = await given.group(shop, { filter: { cost_center: center.id, tag: "driver" } });
    const wanted = await given.recipient(shop, {
      external_id: "loyalty-1",
      phone: "0719999999",
      cost_center: center.id,
      groups: [group.id],
      tags: ["driver"],
      metadata: { card: "1" },
    });
    const other = await given.recipient(shop);
    const listed = async (query: object) =>
      (await shop.api.listRecipients({ query })).body.data.map(({ id }) => id);
    for (const query of [
      { external_id: "loyalty-1" },
      { phone: "071 999 9999" },
      { cost_center: center.id },
      { group: group.id },
      { group: dynamic.id },
      { metadata: { card: "1" } },
    ]) {
      expect([query, await listed(query)]).toEqual([query, [wanted.id]]);
    }
    expect(await listed({ cost_center: "none" })).toEqual([other.id]);
  });

  it.each([
    ["tenda", true],
    ["DAI NC", true],
    ["0772 345", false],
    ["077 234", true],
    ["77234", true],
    ["+26377", true],
    ["345678", true],
    ["0772345678", true],
    ["0772345679", false],
    ["077 234 5678", true],
    ["0772 345 678", false],
    ["+263772345678", true],
    ["5678077", false],
    ["5678 077", false],
    ["emp-00", true],
    ["EMP-0042", true],
    ["20231", true],
    ["loyalty 20231", false],
    ["%5678", false],
    ["567_", false],
    ["y-202", true],
    ["100%", false],
    ["t_ndai", false],
    ["secret", false],
  ])("finds %s: %s", async (q, is_found) => {
    const shop = await given.organisation();
    const own = { external_id: "loyalty-20231", payroll_id: "EMP-0042", notes: "secret" };
    await given.recipient(shop, own);
    const { body } = await shop.api.listRecipients({ query: { q } });
    expect(body.data).toHaveLength(is_found ? 1 : 0);
  });

  it("expands the cost centres", async () => {
    const shop = await given.organisation();
    const { id } = await given.costCenter(shop);
    await given.recipient(shop, { cost_center: id });
    await given.recipient(shop);
    const query = { expand: ["data.cost_center"] as const };
    const { body } = await shop.api.listRecipients({ query: query as never });
    const shown = body.data.map(({ cost_center }) => cost_center);
    expect(shown).toEqual([null, expect.objectContaining({ id, object: "cost_center" })]);
    const wrong = { expand: ["cost_center"] } as never;
    await expectRefusal(await shop.api.listRecipients({ query: wrong }), "invalid_expand");
  });

  it("names the filter that is wrong", async () => {
    const { api } = await given.organisation();
    const phone = await api.listRecipients({ query: { phone: "0242700000" } });
    await expectRefusal(phone, "invalid_phone", { param: "phone" });
    const group = { group: "grp_0031JkpZPPPP6UeP3C4DSA7L" };
    const unknown = await api.listRecipients({ query: group });
    await expectRefusal(unknown, "reference_not_found", { param: "group" });
    const short = await api.listRecipients({ query: { q: "t" } });
    await expectRefusal(short, "parameter_invalid", { param: "q" });
  });
});
