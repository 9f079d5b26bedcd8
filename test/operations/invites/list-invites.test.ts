import { describe, expect, it } from "vitest";
import type { Parts } from "../../kit/api.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { invited, inviter } from "../../kit/invites.ts";

async function idsOf(
  { api }: Pick<Organisation, "api">,
  query: Parts<"listInvites">["query"] = {},
) {
  return (await api.listInvites({ query })).body.data.map(({ id }) => id);
}

describe("GET /invites", () => {
  it("lists invitations of one mode, newest first, and by status", async () => {
    const shop = await given.organisation();
    const owner = await inviter(shop);
    const first = await invited(shop, {}, owner);
    const second = await invited(shop, {}, owner);
    await invited(shop.live, {}, shop.live);
    await owner.api.deleteInvite({ path: { invite_id: first.id } });
    expect(await idsOf(shop)).toEqual([second.id, first.id]);
    expect(await idsOf(shop, { status: "pending" })).toEqual([second.id]);
    expect(await idsOf(shop, { status: "revoked" })).toEqual([first.id]);
    expect(await idsOf(shop, { limit: 1, starting_after: second.id })).toEqual([first.id]);
  });

  it("lists as expired what nobody has answered in its time", async () => {
    const shop = await given.organisation();
    const { id } = await invited(shop);
    await shop.api.advanceTestClock({ body: { seconds: 14 * 86_400 } });
    expect(await idsOf(shop, { status: "pending" })).toEqual([]);
    expect(await idsOf(shop, { status: "expired" })).toEqual([id]);
  });
});
