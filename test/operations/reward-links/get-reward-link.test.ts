import { beforeEach, describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { madeLink } from "../../kit/links.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";

const NO_WAY = { url: null, token: null, qr_png_url: null };

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

describe("GET /reward-links/{link_id}", () => {
  it("shows a link, and where it leads to keys that may write links alone", async () => {
    const { id: program } = await given.activeProgram(shop);
    const link = await madeLink(shop, program);
    const path = { link_id: link.id };
    const { status, body } = await shop.api.getRewardLink({ path });
    expect([status, body]).toEqual([200, link]);
    const [reader, agent] = [
      await given.key(shop, { kind: "rk", scopes: ["rewards:read"] }),
      await given.key(shop, { kind: "ak", scopes: ["rewards:read", "rewards:write"] }),
    ];
    for (const { api } of [reader, agent]) {
      expect((await api.getRewardLink({ path })).body).toEqual({ ...link, ...NO_WAY });
      const { data } = (await api.listRewardLinks({ query: {} })).body;
      expect(data).toEqual([{ ...link, ...NO_WAY }]);
    }
  });

  it("is of the organisation's own links", async () => {
    const { id: program } = await given.activeProgram(shop);
    const { id: link_id } = await madeLink(shop, program);
    await expectUnseen("getRewardLink", { path: { link_id } });
    await expectRefusal(
      await shop.live.api.getRewardLink({ path: { link_id } }),
      "resource_missing",
    );
  });
});
